/** Runs LibreOffice without a window, with a profile of its own so that a running one is left alone. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Comma, double quote, UTF-8, from line 1, texts in quotes, cells as they are and not as shown, all sheets. */
export const csvOfAllSheets = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,false,false,false,false,-1';

/** A folder that is removed when the tests are over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'office-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Converts a file into a folder. Throws when LibreOffice is missing or fails. */
export function convert(file: string, format: string, folder: string): void {
  const profile = pathToFileURL(join(folder, 'profile')).href;
  const result = spawnSync(
    'soffice',
    ['--headless', `-env:UserInstallation=${profile}`, '--convert-to', format, '--outdir', folder, file],
    { encoding: 'utf8' },
  );
  if (result.error !== undefined)
    throw new Error('LibreOffice (soffice) is not installed', { cause: result.error });
  // It also ends with 0 when it could not read the file, and says so only in words.
  if (!result.stdout.includes('using filter'))
    throw new Error(`LibreOffice failed: ${result.stdout}${result.stderr}`);
}
