import { join } from 'node:path';
import { build } from 'esbuild';
import { replaceSource } from '../../src/build/replace-source.ts';

const root = join(__dirname, '../..');
const file = 'src/core/billing/calendar.ts';

test('A bundle has the piece that was put in the place of another', async () => {
  const replacement = {
    file: 'src/core/store/table.ts',
    find: 'export function',
    replace: 'export const changed = 1;\nexport function',
  };
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [replacement.file],
    write: false,
    bundle: true,
    format: 'esm',
    plugins: [replaceSource(root, [replacement])],
  });
  expect(outputFiles[0]?.text).toContain('changed = 1');
});

test.each([
  ['is not there', 'this text stands nowhere'],
  ['is there twice', 'export '],
])('A piece that %s is refused', (_why, find) => {
  expect(() => replaceSource(root, [{ file, find, replace: '' }])).toThrow('has not exactly one piece');
});
