/** Replaces a file so that after a crash at any moment either the old or the new content is there, whole. */

import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * The path of the temporary file that holds new content until it is complete. A crash may leave it; it is of no use
 * then.
 */
export function unfinishedPath(path: string): string {
  return `${path}.tmp`;
}

/** Options of a replacement. */
interface ReplaceOptions {
  /** Permission bits of the new file. */
  readonly mode: number;
  /** Called when the new content is on the disk, but not yet under the file's name; its error stops the replacement. */
  readonly beforeRename?: () => void;
}

/** Writes the content, whole or piece by piece, waits until the disk has it, gives it the name, waits until the disk has the name. */
export async function replaceFile(
  path: string,
  content: string | Uint8Array | AsyncIterable<Uint8Array>,
  { mode, beforeRename }: ReplaceOptions,
): Promise<void> {
  const unfinished = unfinishedPath(path);
  try {
    const file = await open(unfinished, 'w', mode);
    try {
      const pieces = typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
      for await (const piece of pieces) await file.writeFile(piece);
      await file.sync();
    } finally {
      await file.close();
    }
    beforeRename?.();
    await rename(unfinished, path);
  } catch (error) {
    // Half a file would keep its room on a disk that is full.
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Waits until the disk has the names in a folder. */
async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder as a file, and writes names to the disk by itself.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
