/** Proves a share of the contract through the Node gateway; `npm run test:entry-points` runs all of it. */

// Read when the files below are loaded, which an import would do before this line.
process.env.CONTRACT_ENTRY_POINT = 'node';

describe('through the Node gateway', () => {
  require('../contract/invoices/invoice-from-items.test.ts');
});
