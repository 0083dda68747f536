/** Runs a command of clasp in a temporary folder, because clasp writes the script's files and a project file where it runs. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a temporary folder for `run`, and deletes it before this resolves. */
export async function inOwnFolder<Result>(run: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'billing-script-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
