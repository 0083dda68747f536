/** Every source file keeps the rules of the house. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from './source-files.ts';

const files = sourceFiles('src');
const ownFiles = files.filter(({ path }) => !path.endsWith('.d.ts'));

function pathsWhere(holds: (file: (typeof files)[number]) => boolean): string[] {
  return ownFiles.filter(holds).map(({ path }) => path);
}

test('there are source files to look at', () => {
  expect(ownFiles.length).toBeGreaterThan(200);
  expect(ownFiles.flatMap(({ imports }) => imports).length).toBeGreaterThan(1000);
});

test('opens with a sentence that says what it is responsible for', () => {
  expect(pathsWhere(({ text }) => !/^(#!.*\n)?\/\*\*\s[^@]*?[.:]\s*(\n|\*\/|.*\*\/)/.test(text))).toEqual([]);
});

test('is named in kebab-case', () => {
  expect(pathsWhere(({ path }) => !/^[a-z0-9-]+(\.[a-z]+)+$/.test(path.split('/').pop() ?? ''))).toEqual([]);
});

test('has no name that says nothing', () => {
  expect(
    pathsWhere(({ path }) => /(^|[/-])(utils?|helpers?|manager|misc|common)([./-]|$)/.test(path)),
  ).toEqual([]);
});

test('has no default export, and nothing left to do', () => {
  expect(pathsWhere(({ text }) => /\bexport default\b/.test(text))).toEqual([]);
  expect(pathsWhere(({ text }) => /\b(TODO|FIXME|XXX|HACK)\b/.test(text))).toEqual([]);
});

test('keeps nothing between executions: the core and the Apps Script wing have no variables of their own', () => {
  const stateful = pathsWhere(
    ({ path, text }) => /^src\/(core|apps-script)\//.test(path) && /^(?:export )?(?:let|var) /m.test(text),
  );
  expect(stateful).toEqual([]);
});

test('is installed from a lock that names no host and no registry', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { resolved?: string; integrity?: string; link?: boolean }>;
  };
  // What stands in the repository itself comes from nowhere.
  const entries = Object.entries(lock.packages).filter(
    ([name, { link }]) => name !== '' && link !== true && name.includes('node_modules/'),
  );
  expect(entries.length).toBeGreaterThan(50);
  expect(entries.filter(([, { resolved }]) => resolved !== undefined).map(([name]) => name)).toEqual([]);
  expect(entries.filter(([, { integrity }]) => integrity === undefined).map(([name]) => name)).toEqual([]);
});
