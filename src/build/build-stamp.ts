/** Knows whether dist is what the sources build, without building it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Stands in dist, so that a clone knows it as well. */
const stampPath = 'dist/build-stamp';

/** Everything that the build reads, and what it writes. */
const parts = [
  'src',
  'dist',
  'docs/fields.md',
  'appsscript.json',
  'package.json',
  'package-lock.json',
  'LICENSE',
];

/** Parts of the sources that stand in no built file: a change of theirs makes dist no older. */
const unbuilt = /^src[\\/](emulator|local)[\\/]/;

/** True when nothing that the build reads or writes has changed since the last build; it hashes some 1,200 files. */
export function isBuilt(root: string): boolean {
  try {
    return readFileSync(join(root, stampPath), 'utf8') === stampOf(root);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Remembers that dist is what the sources build. */
export function stampBuild(root: string): void {
  writeFileSync(join(root, stampPath), stampOf(root));
}

function stampOf(root: string): string {
  const hash = createHash('sha256');
  for (const part of parts)
    for (const path of filesIn(root, part)) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

function filesIn(root: string, part: string): string[] {
  if (/\.(json|md)$|LICENSE/.test(part)) return [part];
  return readdirSync(join(root, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => path !== join(stampPath) && !unbuilt.test(path))
    .sort();
}
