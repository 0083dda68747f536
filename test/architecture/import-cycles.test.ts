/** No two source files need each other at run time. */
import { type SourceFile, sourceFiles } from './source-files.ts';

const statement = /^(?:import|export) (?!type\b)([\w{}*,\s]*? from )?'([^']+)'/gm;

/** What a file needs when it runs: imports of types alone are gone by then. */
function neededBy({ text, imports }: SourceFile): string[] {
  const isNeeded = (target: string): boolean =>
    Array.from(text.matchAll(statement)).some(
      ([, names = '', path = '']) =>
        target.endsWith(path.replace(/^(\.\.?\/)+/, '/').replace(/^\/?/, '/')) && !areTypes(names),
    );
  return [...new Set(imports)].filter((target) => target.startsWith('src/') && isNeeded(target));
}

function areTypes(names: string): boolean {
  const inside = /\{([\s\S]*)\}/.exec(names)?.[1];
  if (inside === undefined) return false;
  const each = inside.split(',').filter((name) => name.trim() !== '');
  return each.length > 0 && each.every((name) => /^\s*type\s/.test(name));
}

/** The groups of files that need each other, each in alphabetical order, by Tarjan's algorithm. */
function cyclesOf(needs: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (path: string): void => {
    order.set(path, order.size);
    lowest.set(path, order.get(path) ?? 0);
    stack.push(path);
    for (const next of needs.get(path) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(path, Math.min(lowest.get(path) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(path) !== order.get(path)) return;
    const group = stack.splice(stack.indexOf(path));
    if (group.length > 1) cycles.push(group.sort());
  };
  for (const path of needs.keys()) if (!order.has(path)) visit(path);
  return cycles.sort();
}

test('finds the groups of files that need each other', () => {
  const needs = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['e']],
    ['e', ['d']],
    ['f', ['a']],
  ]);
  expect(cyclesOf(needs)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

test('there are none at run time', () => {
  const needs = new Map(sourceFiles('src').map((file) => [file.path, neededBy(file)]));
  expect([...needs.values()].flat().length).toBeGreaterThan(1000);
  expect(cyclesOf(needs)).toEqual([]);
});
