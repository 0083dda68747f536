/**
 * fast-check as the tests import it: the same cases in every run. `EXPLORE=<number>` is another seed, for explorations
 * before a release; without a number of its own, a property is then tried on ten times as many cases.
 */
import fc from '../node_modules/fast-check/lib/cjs/fast-check.js';

const { EXPLORE } = process.env;

fc.configureGlobal(
  EXPLORE === undefined ? { seed: 1, numRuns: 30 } : { seed: Number(EXPLORE), numRuns: 300 },
);

// The package is imported by its default export.
// biome-ignore lint/style/noDefaultExport: see above
export default fc;
