/** Keys: how they are sent, which are refused, and that no refusal tells why. */
import { generateKey } from '../../../src/core/access/generate-key.ts';
import { expectRefused } from '../support/expect-answer.ts';
import { type Answered, createTestWorkspace } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestWorkspace();
const { key } = workspace;

// Well formed, with a right checksum: nobody has ever made it.
const unknownKey = `bbk_live_${'0'.repeat(32)}2wjyrI`;

function knock(headers: Readonly<Record<string, string>>, path = '/api/v1/invoices'): Answered {
  return workspace.get(path, { key: null, headers });
}

describe('a key', () => {
  test.each([
    ['Authorization: Bearer', { authorization: `Bearer ${key}` }],
    ['x-api-key', { 'x-api-key': key }],
    ['both forms', { authorization: `Bearer ${key}`, 'x-api-key': key }],
    ['header names in any case', { AUTHORIZATION: `Bearer ${key}`, 'X-Api-Key': key }],
    ['"bearer" in any case', { Authorization: `bEARER ${key}` }],
    ['another scheme beside it', { authorization: 'Basic dXNlcjpwYXNz', 'x-api-key': key }],
  ])('is accepted as %s', (_form, headers) => {
    expect(knock(headers).status).toBe(200);
  });

  test('sent twice and differently is a conflict', () => {
    const other = workspace.createKey();
    const answer = knock({ authorization: `Bearer ${key}`, 'x-api-key': other });
    expectRefused(answer, 400, 'credentials_conflict');
    expectRefused(
      knock({ authorization: `Bearer ${key}`, 'x-api-key': 'nonsense' }),
      400,
      'credentials_conflict',
    );
  });

  test('has a form of its own', () => {
    expect(key).toMatch(/^bbk_live_[0-9A-Za-z]{38}$/);
  });

  test('is stored only as a hash, and nowhere in the workbook', () => {
    const { properties } = workspace.emulator.world;
    const stored = JSON.stringify([workspace.workbook.toSnapshot(), properties.snapshot()]);
    expect(stored).not.toContain(key);
    expect(stored).not.toContain(key.slice(9, 41));
  });
});

describe('no key', () => {
  test.each([
    ['at all', {}],
    ['in an empty header', { authorization: '', 'x-api-key': ' ' }],
    ['behind "Bearer"', { authorization: 'Bearer ' }],
    ['in another scheme', { authorization: 'Basic dXNlcjpwYXNz' }],
  ])('%s is answered with how to send one', (_case, headers) => {
    const answer = knock(headers);
    expectRefused(answer, 401, 'missing_api_key');
    expect(answer.headers['WWW-Authenticate']).toMatch(/^Bearer/);
  });
});

describe('a key that is not good', () => {
  const revoked = workspace.createKey();
  workspace.revokeKey(revoked);
  const flipped = key.endsWith('0') ? '1' : '0';
  const wrong: readonly (readonly [string, string])[] = [
    ['unknown', unknownKey],
    ['revoked', revoked],
    ['misspelt', key.slice(0, -1) + flipped],
    ['cut off', key.slice(0, -1)],
    ['of another service', 'sk_live_4eC39HqLyjWDarjtT1zdp7dc'],
    ['of a developer’s machine', generateTestKey()],
    ['in another case', key.toLowerCase()],
    ['with something behind it', `${key} x`],
    ['a property name', '__proto__'],
  ];

  test.each(wrong)('because it is %s gets the one answer for all', (_why, bad) => {
    const reference = knock({ 'x-api-key': unknownKey });
    for (const headers of [{ 'x-api-key': bad }, { authorization: `Bearer ${bad}` }]) {
      const answer = expectNothingWritten(workspace, () => knock(headers));
      expectRefused(answer, 401, 'invalid_api_key');
      expect({ ...answer.body, request_id: '' }).toEqual({ ...reference.body, request_id: '' });
      expect({ ...answer.headers, 'X-Request-Id': '' }).toEqual({ ...reference.headers, 'X-Request-Id': '' });
      expect(answer.headers['WWW-Authenticate']).toMatch(/^Bearer/);
    }
  });

  test('is refused before anything is said about the path', () => {
    for (const path of ['/api/v1/invoices', '/api/v1/nothing', '/elsewhere', '/api/v1/invoices/inv_1']) {
      expectRefused(knock({ 'x-api-key': unknownKey }, path), 401, 'invalid_api_key');
      expectRefused(knock({}, path), 401, 'missing_api_key');
    }
  });

  test('costs no property and no document call, however often it comes', () => {
    knock({ 'x-api-key': unknownKey });
    for (let count = 0; count < 20; count += 1) {
      const { usage } = knock({ 'x-api-key': unknownKey });
      expect(usage.documentCalls).toBe(0);
      expect([...usage.byMember.keys()].filter((member) => member.startsWith('Properties'))).toEqual([]);
    }
  });

  test('is refused from the very next request after its revocation', () => {
    const good = workspace.createKey();
    expect(knock({ 'x-api-key': good }).status).toBe(200);
    workspace.revokeKey(good);
    expectRefused(knock({ 'x-api-key': good }), 401, 'invalid_api_key');
    expect(knock({ 'x-api-key': key }).status).toBe(200);
  });

  test('of another workspace opens nothing here', () => {
    const { key: foreign } = createTestWorkspace();
    expectRefused(knock({ 'x-api-key': foreign }), 401, 'invalid_api_key');
  });
});

function generateTestKey(): string {
  const random = { uuid: () => '01234567-89ab-4def-8123-456789abcdef' };
  const digest = {
    sha256: () => Array.from({ length: 32 }, (_, index) => index * 7),
    sha256Hex: () => '',
    utf8Length: () => 0,
  };
  return generateKey({ random, digest }, 'test');
}
