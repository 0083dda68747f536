/** Checks the types of every part of the sources against that part's own globals, and the types of the tests. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const compiler = join(root, 'node_modules/typescript/bin/tsc');

/** The folders that have a tsconfig.json. The list is found, so a new part of the sources is checked without a change here. */
const projects = ['src', 'test'].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
    .map((path) => join(top, path))
    .filter((path) => path.endsWith('tsconfig.json') && !path.includes('node_modules'))
    .map(dirname)
    .sort(),
);

const unchecked = readdirSync(join(root, 'src'))
  .map((name) => join('src', name))
  .filter((part) => !projects.includes(part));

const failed = projects.filter((project) => {
  const { status } = spawnSync(process.execPath, [compiler, '--project', project], {
    cwd: root,
    stdio: 'inherit',
  });
  return status !== 0;
});

for (const part of unchecked) console.error(`${part} has no tsconfig.json, so nothing checks its types.`);
if (failed.length > 0) console.error(`Types do not hold in: ${failed.join(', ')}`);
if (unchecked.length + failed.length > 0) process.exitCode = 1;
else console.log(`Types hold in ${projects.join(', ')}.`);
