/** Finds another author's files in a script before a push, because a push replaces all files and Google keeps no copy. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clasp } from './clasp.ts';
import { inOwnFolder } from './own-folder.ts';

/** Matches the code that Google puts into a new script, and the code that this program has pushed before. */
const ownCode = /^\s*(function myFunction\(\)\s*\{\s*\}\s*)?$|BillingApi/;

/** The names of the files that neither Google nor this program has written. */
export function findForeignFiles(
  clasp: Clasp,
  scriptId: string,
  ownNames: readonly string[],
): Promise<string[]> {
  return inOwnFolder(async (folder) => {
    await clasp(['clone-script', scriptId], folder);
    const names = readdirSync(folder).filter((name) => name !== '.clasp.json');
    return names.filter((name) =>
      name === 'Code.js' ? !ownCode.test(readFileSync(join(folder, name), 'utf8')) : !ownNames.includes(name),
    );
  });
}
