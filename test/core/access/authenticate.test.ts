import { generateKey } from '../../../src/core/access/generate-key.ts';
import { readCredentials } from '../../../src/core/access/credentials.ts';
import { createFakeWorkspace } from './fake-workspace.ts';

const workspace = createFakeWorkspace();
const key = generateKey(workspace, 'live');
const other = generateKey(workspace, 'live');
const accepted = { ok: true, key, mode: 'live' };

describe('credentials', () => {
  test.each([
    { authorization: `Bearer ${key}` },
    { authorization: `bearer ${key}` },
    { authorization: `BEARER   ${key} ` },
    { 'x-api-key': key },
    { 'x-api-key': ` ${key} ` },
    { authorization: `Bearer ${key}`, 'x-api-key': key },
    { authorization: 'Basic dXNlcjpzZWNyZXQ=', 'x-api-key': key },
    { authorization: 'Bearer', 'x-api-key': key },
  ])('are found in %j', (headers) => {
    expect(readCredentials(headers as Record<string, string>, 'live')).toEqual(accepted);
  });

  test.each([
    {},
    { authorization: '' },
    { authorization: 'Bearer ' },
    { 'x-api-key': '  ' },
    { authorization: 'Basic x' },
  ])('are missing in %j', (headers) => {
    expect(readCredentials(headers as Record<string, string>, 'live')).toEqual({
      ok: false,
      code: 'missing_api_key',
    });
  });

  test('conflict when the two forms carry different keys, well-formed or not', () => {
    const conflict = { ok: false, code: 'credentials_conflict' };
    expect(readCredentials({ authorization: `Bearer ${key}`, 'x-api-key': other }, 'live')).toEqual(conflict);
    expect(readCredentials({ authorization: 'Bearer junk', 'x-api-key': key }, 'live')).toEqual(conflict);
  });

  test('are invalid when malformed, mistyped or of the other mode', () => {
    const invalid = { ok: false, code: 'invalid_api_key' };
    expect(readCredentials({ 'x-api-key': 'junk' }, 'live')).toEqual(invalid);
    expect(readCredentials({ authorization: `Bearer ${key} ${key}` }, 'live')).toEqual(invalid);
    expect(readCredentials({ 'x-api-key': `${key.slice(0, -1)}!` }, 'live')).toEqual(invalid);
    expect(readCredentials({ 'x-api-key': key }, 'local')).toEqual(invalid);
  });
});
