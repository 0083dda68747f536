/** Proves that no key that somebody put in a path is written down. */
import { blotKeys } from '../../../src/gateway/http/access-log.ts';

test.each([
  ['/api/v1/invoices/inv_01', '/api/v1/invoices/inv_01'],
  ['/api/v1/bbk_live_00000000000000000000000000000000002wjyrI', '/api/v1/bbk_live_…'],
  ['/api/v1/me/bbk%5Flive%5f0000', '/api/v1/me/bbk_live_…'],
  ['/bbk_test_0/x/bbk_live_1', '/bbk_test_…/x/bbk_live_…'],
])('writes %s as %s', (path, written) => {
  expect(blotKeys(path)).toBe(written);
});
