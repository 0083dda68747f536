import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type WrappedExport, wrapExports } from '../script/wrap-exports.ts';

const root = mkdtempSync(join(tmpdir(), 'wrapped-'));

const sources = {
  'src/core/prices.ts': `
import { half } from './half.ts';
export const start = 10;
/** Calls itself by its name. */
export function price(count: number): number { return count <= 0 ? start : price(count - 1) + half(2); }
export function priceOfTwo(): number { return price(2); }
`,
  'src/core/half.ts': `
import { start } from './prices.ts';
export function half(value: number): number { return value / 2 + 0 * start; }
`,
  'src/apps-script/main.ts': `
import { price, priceOfTwo } from '../core/prices.ts';
globalThis.prices = [price(1), priceOfTwo()];
export function half(): void {}
`,
  'wrappers.ts': `
export const wrappers = {
  twice: (original) => (...given) => 2 * original(...given),
  more: (value) => value + 100,
};
`,
};

beforeAll(() => {
  for (const [path, source] of Object.entries(sources)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), source);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

async function pricesWith(...wrapped: readonly WrappedExport[]): Promise<unknown> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/apps-script/main.ts'],
    write: false,
    bundle: true,
    format: 'iife',
    plugins: [wrapExports(root, wrapped)],
  });
  const scope: { prices?: unknown } = {};
  new Function('globalThis', outputFiles[0]?.text ?? '')(scope);
  return scope.prices;
}

const wrapperModule = 'wrappers.ts';

test('A function that is not wrapped is as it was', async () => {
  expect(await pricesWith()).toEqual([11, 12]);
});

test('A wrapped function is met by callers in other modules, in its own, and by itself', async () => {
  expect(await pricesWith({ name: 'price', module: wrapperModule, wrapper: 'wrappers.twice' })).toEqual([
    42, 86,
  ]);
});

test('A wrapped constant has another value, and several exports of a module can be wrapped', async () => {
  const start = { name: 'start', module: wrapperModule, wrapper: 'wrappers.more' };
  expect(await pricesWith(start)).toEqual([111, 112]);
  const price = { name: 'price', module: wrapperModule, wrapper: 'wrappers.twice' };
  expect(await pricesWith(start, price)).toEqual([442, 886]);
});

test.each([
  ['no module exports', 'discount', 'No module of the script exports discount.'],
  [
    'two modules export',
    'half',
    /Several modules export half: src.core.half\.ts, src.apps-script.main\.ts\./,
  ],
])('A name that %s is refused', (_why, name, message) => {
  expect(() => wrapExports(root, [{ name, module: wrapperModule, wrapper: 'wrappers.twice' }])).toThrow(
    message,
  );
});
