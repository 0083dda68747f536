/** The room that Code.js has: a contribution may take of it, so that the checks of one do not look at it. */
import { bundleAppsScript, bundleBytesMax } from '../../src/build/bundle-apps-script.ts';
import { root } from './source-files.ts';

/** What later features may take before Code.js has to be made smaller again: the next capabilities of usual requests. */
const freeBytesMin = 10 * 1024;

test('Code.js has room in its budget', async () => {
  const { code } = await bundleAppsScript(root);
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(bundleBytesMax - freeBytesMin);
});
