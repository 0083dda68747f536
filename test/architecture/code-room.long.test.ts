/** The room that Code.js has: a contribution may take of it, so that the checks of one do not look at it. */
import { bundleAppsScript, bundleBytesMax } from '../../src/build/bundle-apps-script.ts';
import { root } from './source-files.ts';

/** Corrections take some hundred bytes. A new capability of usual requests has to move something out of Code.js first. */
const freeBytesMin = 1024;

test('Code.js has room in its budget', async () => {
  const { scripts } = await bundleAppsScript(root);
  expect(Buffer.byteLength(scripts.code)).toBeLessThanOrEqual(bundleBytesMax - freeBytesMin);
});
