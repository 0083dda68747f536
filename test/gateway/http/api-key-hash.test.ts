/** Proves under which name a key is remembered. */
import { hashApiKey } from '../../../src/gateway/http/api-key-hash.ts';

const hash = (headers: Record<string, string>, execUrl = 'https://script.google.com/macros/s/a/exec') =>
  hashApiKey(new Headers(headers), execUrl);

test('is the same for both headers and any case of "Bearer"', async () => {
  const expected = await hash({ 'x-api-key': 'k1' });
  expect(expected).toMatch(/^[0-9a-f]{64}$/);
  expect(await hash({ authorization: 'Bearer k1' })).toBe(expected);
  expect(await hash({ authorization: 'bEARER k1' })).toBe(expected);
  expect(await hash({ authorization: 'Bearer k1', 'x-api-key': 'k1' })).toBe(expected);
});

test('differs between keys and between workspaces', async () => {
  const hashes = [
    await hash({ 'x-api-key': 'k1' }),
    await hash({ 'x-api-key': 'k2' }),
    await hash({ 'x-api-key': 'k1' }, 'https://script.google.com/macros/s/b/exec'),
  ];
  expect(new Set(hashes).size).toBe(3);
});

test.each([{}, { authorization: 'Basic abc' }, { authorization: 'Bearer a', 'x-api-key': 'b' }])(
  'is none for %j',
  async (headers) => {
    expect(await hash(headers as Record<string, string>)).toBeNull();
  },
);
