/** Proves a share of the contract through the Worker in workerd; `npm run test:doors` runs all of it. */

// Read when the files below are loaded, which an import would do before this line.
process.env.CONTRACT_DOOR = 'worker';

describe('through the Worker in workerd', () => {
  require('../contract/records/if-match.test.ts');
});
