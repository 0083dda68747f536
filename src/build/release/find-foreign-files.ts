/** Looks into a script that is to be taken: a push replaces all its files, and Google keeps no copy of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clasp } from './clasp.ts';
import { inOwnFolder } from './own-folder.ts';

/** What Google puts into a new script, and what this program has pushed before. */
const ownCode = /^\s*(function myFunction\(\)\s*\{\s*\}\s*)?$|BillingApi/;

/** The names of files that are somebody's own work. */
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
