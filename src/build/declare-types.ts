/** Writes the type declarations of a module whose exports need the types of no other module. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const compiler = 'node_modules/typescript/bin/tsc';

/**
 * The declarations of `entry`, a path in the repository.
 * @throws Error with the compiler's words, or when callers would need the types of another module too
 */
export async function declareTypes(root: string, entry: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'types-'));
  try {
    const options = ['--declaration', '--emitDeclarationOnly', '--outDir', folder, '--noCheck'];
    const language = ['--target', 'ES2022', '--module', 'ESNext', '--moduleResolution', 'bundler'];
    const files = ['--ignoreConfig', '--allowImportingTsExtensions', '--types', '', entry];
    await promisify(execFile)(process.execPath, [compiler, ...options, ...language, ...files], { cwd: root });
    const text = await readEmitted(folder, `${basename(entry, '.ts')}.d.ts`);
    if (/^(import|export \*|export \{[^}]*\} from)\b/m.test(text))
      throw new Error(`The types of ${entry} are not whole by themselves.`);
    return text;
  } finally {
    await rm(folder, { recursive: true });
  }
}

// The compiler writes into folders like those of the sources, below the folder that all modules have in common; so the file is searched.
async function readEmitted(folder: string, name: string): Promise<string> {
  const paths = await readdir(folder, { recursive: true });
  const path = paths.find((candidate) => basename(candidate) === name);
  if (path === undefined) throw new Error(`The compiler wrote no ${name}.`);
  return readFile(join(folder, path), 'utf8');
}
