/** Proves a share of the contract through the Worker in workerd; `npm run test:entry-points` runs all of it. */

// Read when the files below are loaded, which an import would do before this line.
process.env.CONTRACT_ENTRY_POINT = 'worker';

describe('through the Worker in workerd', () => {
  require('../contract/records/if-match.test.ts');
});
