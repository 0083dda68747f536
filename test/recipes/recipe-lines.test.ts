/** Every recipe is short enough to be read before it is pasted, named in the README, and run by a test. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../docs/recipes');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.\w+$/.test(name),
);
const programs = files.filter((name) => /\.(mjs|cjs|php|gs)$/.test(name)).sort();
const linesMax = 40;

const linesOf = (name: string): string[] =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:$|\/\/|\/\*\*|<\?php)/.test(line));

test('the recipes are here', () => {
  expect(programs.length).toBeGreaterThanOrEqual(9);
});

test.each(programs)('%s has at most 40 lines of program', (name) => {
  expect(linesOf(name).length).toBeLessThanOrEqual(linesMax);
});

test('the README names every file, and nothing else', () => {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const linked = Array.from(readme.matchAll(/\]\(((?!\.\.|http)[^)#]+)\)/g), ([, path]) => path).sort();
  expect([...new Set(linked)]).toEqual(files.filter((name) => name !== 'README.md').sort());
});
