/** Notices that another program has saved the workbook meanwhile, and keeps what it saved. */

import { copyFile, stat } from 'node:fs/promises';

/** Tells one version of a file from another; undefined when there is no file. */
export type Fingerprint = string | undefined;

/** The present version of a file. */
export async function fingerprintOf(path: string): Promise<Fingerprint> {
  const found = await stat(path, { bigint: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return found === undefined ? undefined : `${found.ino} ${found.size} ${found.mtimeNs}`;
}

/** Copies the file aside when it is not the known version any more; returns the path of the copy. */
export async function keepForeignVersion(path: string, known: Fingerprint): Promise<string | undefined> {
  const present = await fingerprintOf(path);
  if (present === undefined || present === known) return undefined;
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const copy = path.replace(/(\.xlsx)?$/i, `.saved-elsewhere-${time}$1`);
  await copyFile(path, copy);
  return copy;
}
