/** Proves what CONTRIBUTING.md says of folders, commands and options against what there is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument } from './document.ts';

const root = join(__dirname, '../..');
const contributing = readDocument('CONTRIBUTING.md');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

function foldersIn(parent: string): string[] {
  return readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`);
}

test('the map names every part and its folders, and no other folder', () => {
  const named = contributing.tableAfter('## Where things are').map(([folder = '']) => folder);
  const parts = foldersIn('src');
  expect(named.filter((folder) => folder.startsWith('src/')).sort()).toEqual(
    [...parts, ...parts.flatMap(foldersIn)].sort(),
  );
  expect(named.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
});

test('the commands are those of package.json, each once', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = Object.keys(scripts).map((name) =>
    ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
  );
  const shown = contributing.tableAfter('## Commands').map(([command]) => command);
  expect(shown.sort()).toEqual(commands.sort());
});

test('what proves a clone is what .ci/run begins with', () => {
  const [first] = contributing.examples;
  const steps = read('.ci/run')
    .split('\n')
    .filter((line) => line.startsWith('npm '));
  expect(steps.slice(0, 2).join(' && ')).toBe(first?.command);
});

test('a request walks through files that exist', () => {
  const walk = contributing.blocks.find(({ text }) => text.startsWith('caller'))?.text ?? '';
  const inCore = [...walk.matchAll(/ ((?:api|store)\/[\w/.-]*\w)/g)].map(([, path]) => `src/core/${path}`);
  expect(inCore).toHaveLength(3);
  expect(inCore.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every option and variable of a release is one that it reads', () => {
  const section = contributing.text.slice(contributing.text.indexOf('## Push and deploy'));
  const sources = foldersIn('src/build')
    .filter((folder) => folder.endsWith('/release'))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => read(`${folder}/${name}`)))
    .join('\n');
  const options = [...section.matchAll(/`?-- --(\w+)|`--(\w+)`/g)].map(
    ([, first, second]) => first ?? second,
  );
  expect(options).toEqual(['create', 'create', 'sheet', 'script', 'create', 'template', 'template']);
  for (const option of options)
    expect(sources).toMatch(new RegExp(`${option}: \\{ type: '(string|boolean)' \\}`));
  for (const [, variable] of section.matchAll(/`([A-Z]+_ID)`/g))
    expect(sources).toContain(`environment.${variable}`);
  expect(read('.gitignore').split('\n')).toContain('.clasp.local.json');
  expect(JSON.parse(read('.clasp.json'))).toMatchObject({ scriptId: '' });
});
