/** Replaces a file so that after a crash at any moment either the old or the new content is there, whole. */

import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The file that holds new content until it is complete; left over after a crash, and worth nothing. */
export function unfinishedPath(path: string): string {
  return `${path}.tmp`;
}

/** How to replace a file. */
interface ReplaceOptions {
  /** Permission bits of the new file. */
  readonly mode: number;
  /** Called when the new content is on the disk, but not yet under the file's name. */
  readonly beforeRename?: () => void;
}

/** Writes the content, waits until the disk has it, gives it the name, waits until the disk has the name. */
export async function replaceFile(
  path: string,
  content: string | Uint8Array,
  { mode, beforeRename }: ReplaceOptions,
): Promise<void> {
  const unfinished = unfinishedPath(path);
  const file = await open(unfinished, 'w', mode);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  beforeRename?.();
  await rename(unfinished, path);
  await syncFolder(dirname(path));
}

/** Waits until the disk has the names in a folder. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder as a file, and keeps names without being asked.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
