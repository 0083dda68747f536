/** Runs something of clasp in a folder of its own: it fetches a script's files and writes a project file there. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder is gone when this resolves. */
export async function inOwnFolder<Result>(run: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'billing-script-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
