/** Proves a share of the contract through the client’s fetch; `npm run test:entry-points` runs all of it. */

// Read when the files below are loaded, which an import would do before this line.
process.env.CONTRACT_ENTRY_POINT = 'client';

describe('through the client’s fetch', () => {
  require('../contract/records/customers.test.ts');
});
