/** The contract's test files that run a second time under a test key, and those that cannot, each with the reason. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of test/contract whose tests ask the API alone, and people in the sheets. */
const folders = ['batches', 'invoices', 'lists', 'quotations', 'records'];

const liveHints = 'takes the hints of live data out of the cache';
const exchange = 'exports and imports, which leave test data out';

/** By their path under test/contract. */
export const liveOnlyFiles: Readonly<Record<string, string>> = {
  'invoices/invoice-numbers.test.ts': 'looks for numbers in live sheets, and cuts the journal of live data',
  'invoices/references.test.ts': 'reads numbers out of creditor references, where they have no hyphen',
  'lists/metadata-filter.test.ts': liveHints,
  'records/changing-customers.test.ts': exchange,
};

/** The files that run under a test key, with their path from the root. */
export function testKeyedFiles(): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join('test/contract', folder))
      .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.long.test.ts'))
      .map((file) => `${folder}/${file}`)
      .filter((path) => !(path in liveOnlyFiles))
      .map((path) => join('test/contract', path)),
  );
}
