/** Folders for workbooks of tests, and what a crash would leave in them. */

import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const folders: string[] = [];

/** A path for a workbook in a folder of its own. */
export async function newPath(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'workbook-file-'));
  folders.push(folder);
  return join(folder, 'billing.xlsx');
}

/** A copy of the folder as a crash would leave it at this moment, without the lock of the living process. */
export async function crashedCopy(path: string): Promise<string> {
  const copy = await newPath();
  await cp(dirname(path), dirname(copy), { recursive: true });
  await rm(`${copy}.lock`, { force: true });
  return copy;
}

/** All files beside a workbook by name. */
export function contentOf(path: string): Record<string, string> {
  const folder = dirname(path);
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'latin1')]),
  );
}

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});
