/** Proves that the list of files for the core alone names files that exist. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { coreOnlyFiles } from './core-only-files.ts';

test.each(Object.keys(coreOnlyFiles))('%s is a file of the contract', (path) => {
  expect(existsSync(join(__dirname, '../contract', path))).toBe(true);
});
