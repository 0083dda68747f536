/** Proves which workspace a path means, and whom the path is open to. */
import { findRouteTarget, isApiPath, isOpenPath } from '../../../src/gateway/http/route-target.ts';

test.each(['/api/v1', '/api/v1/invoices/inv_1', '/health', '/', '/w/acme', '/w//health', '//api/v1'])(
  'sends %s to the only workspace as it is',
  (path) => {
    expect(findRouteTarget(path)).toEqual({ workspace: null, prefix: '', path });
  },
);

test.each([
  ['/w/acme-2/api/v1/me', 'acme-2', '/api/v1/me'],
  ['/w/acme/', 'acme', '/'],
  ['/w/a/w/b/health', 'a', '/w/b/health'],
  ['/w/..%2f/health', '..%2f', '/health'],
])('takes the name of a workspace off %s, valid or not', (path, workspace, rest) => {
  expect(findRouteTarget(path)).toEqual({ workspace, prefix: `/w/${workspace}`, path: rest });
});

test.each(['/api/v1', '/api/v1/', '/api/v1/no-such-thing'])('%s is under the API', (path) => {
  expect(isApiPath(path)).toBe(true);
});

test.each(['/', '/api', '/api/v2/invoices', '/api/v1x', '/API/v1', '/health', '/w/b/api/v1'])(
  '%s is not under the API',
  (path) => expect(isApiPath(path)).toBe(false),
);

test.each(['/health', '/health/', '/openapi.json'])('%s is open to everyone', (path) => {
  expect(isOpenPath(path)).toBe(true);
});

test.each(['/healthy', '/Health', '/api/v1/health', '/'])('%s is not open', (path) => {
  expect(isOpenPath(path)).toBe(false);
});
