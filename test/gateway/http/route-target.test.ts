/** Proves which paths belong to a workspace, and to which. */
import { findRouteTarget } from '../../../src/gateway/http/route-target.ts';

test.each([
  '/api/v1',
  '/api/v1/',
  '/api/v1/invoices/inv_1',
  '/api/v1/no-such-thing',
  '/health',
  '/openapi.json',
  '/health/',
])('sends %s to the only workspace as it is', (path) => {
  expect(findRouteTarget(path)).toEqual({ workspace: null, prefix: '', path });
});

test('takes the name of a workspace off the path', () => {
  expect(findRouteTarget('/w/acme-2/api/v1/me')).toEqual({
    workspace: 'acme-2',
    prefix: '/w/acme-2',
    path: '/api/v1/me',
  });
});

test('leaves it to others whether a name can be one', () => {
  expect(findRouteTarget('/w/..%2f/health')).toEqual({
    workspace: '..%2f',
    prefix: '/w/..%2f',
    path: '/health',
  });
});

test.each([
  '/',
  '/api',
  '/api/v2/invoices',
  '/api/v1x',
  '/API/v1',
  '/w/acme',
  '/w//health',
  '/w/a/w/b/health',
  '//api/v1',
])('knows no workspace for %s', (path) => {
  expect(findRouteTarget(path)).toBeNull();
});
