/** Proves what is written down of a request, and that no secret is. */
import { redactKeys } from '../../../src/gateway/http/access-log.ts';
import { createRandom } from '../../seeded-random.ts';
import { RAN } from '../scripted-fetch.ts';
import { KEY, LIST, openScriptedGateway as open, withKey } from '../scripted-gateway.ts';

test.each([
  ['/api/v1/invoices/inv_01', '/api/v1/invoices/inv_01'],
  ['/api/v1/bbk_live_000000000000000000000000000000002wjyrI', '/api/v1/bbk_live_…'],
  ['/api/v1/me/bbk%5Flive%5f0000', '/api/v1/me/bbk_live_…'],
  ['/bbk_test_0/x/bbk_live_1', '/bbk_test_…/x/bbk_live_…'],
  ['/a%20b%2525/c', '/a%20b%2525/c'],
  ['/x/%62bk_live_0', '/x/bbk_live_…'],
  ['/x/bbk_live_%30%31%5a', '/x/bbk_live_…'],
  ['/x/%2562%252562k%25255Flive_0', '/x/bbk_live_…'],
  ['/x/%%36%32bk%5f%6c%69%76%65%5F0', '/x/bbk_live_…'],
  ['/x/%5Cu0062bk%5cu005flive_0/y', '/x/bbk_live_…/y'],
  ['/x/u0062/u0062/u006B/u005Flive_0/y', '/xbbk_live_…/y'],
  ['/x/BBK_LIVE_0', '/x/bbk_LIVE_…'],
  [`/w/acme/%64/inv_1_0_%61${'b'.repeat(39)}`, '/w/acme/d/inv_1_0_…'],
])('writes %s as %s', (path, written) => {
  expect(redactKeys(path)).toBe(written);
});

test('writes any escape of a key, in whatever order, without the key', () => {
  const random = createRandom('escapes');
  const escapes: ((letter: string) => string)[] = [
    (letter) => letter,
    (letter) => `%${hexOf(letter)}`,
    (letter) => `%${hexOf(letter).toUpperCase()}`,
    (letter) => `%25${hexOf(letter)}`,
    (letter) => `%2525${hexOf(letter)}`,
    (letter) => `%5Cu00${hexOf(letter)}`,
    (letter) => `%255cu00${hexOf(letter)}`,
  ];
  for (let round = 0; round < 200; round += 1) {
    const path = `/api/v1/invoices/${[...KEY].map((letter) => random.pick(escapes)(letter)).join('')}/pdf`;
    expect(redactKeys(path)).toBe('/api/v1/invoices/bbk_live_…/pdf');
  }
});

const hexOf = (letter: string): string => letter.charCodeAt(0).toString(16);

test('logs one entry for each request and none of its secrets', async () => {
  const { app, logged } = open([RAN, LIST]);
  const request = { method: 'POST', body: '{"notes":"body-secret"}', ...withKey };
  await app.request(`/w/acme/api/v1/invoices?q=query-secret&api_key=${KEY}`, request);
  await app.request(`/api/v2/${KEY}`);
  await app.request(`/w/${KEY}/health`);
  expect(logged).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      method: 'POST',
      path: '/w/acme/api/v1/invoices',
      status: 200,
      ms: expect.any(Number),
      workspace: 'acme',
      request_id: 'req_up',
      cause: null,
      error: null,
    },
    expect.objectContaining({ path: '/api/v2/bbk_live_…', status: 401, workspace: null }),
    expect.objectContaining({ path: '/w/bbk_live_…/health', status: 404, workspace: 'bbk_live_…' }),
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/body-secret|query-secret|0002wjyrI/);
});

test('logs why a workspace gave no answer', async () => {
  const { app, logged } = open([{ status: 404, body: '<html>' }]);
  expect((await app.request('/health')).status).toBe(404);
  expect(logged[0]).toMatchObject({ status: 404, cause: 'unknown_deployment' });
});

test('hides its own errors from callers and shows them to the operator', async () => {
  const workspaces = () => {
    throw new Error('the directory is down');
  };
  const { app, logged } = open([], { workspaces });
  const response = await app.request('/api/v1/me', withKey);
  expect(response.status).toBe(500);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.text()).not.toContain('directory');
  expect(logged[0]).toMatchObject({ status: 500, error: 'the directory is down' });
});
