import { mutationNamed, mutations, wrappedBy } from '../mutations/index.ts';
import { findExport, readModules } from '../script/wrap-exports.ts';
import { root } from './test-scene.ts';

const modules = readModules(root);

test.each(mutations.map(({ name, seams }) => [name, Object.keys(seams)] as const))(
  'What %s changes is exported by one module of the script',
  (_name, seams) => {
    expect(seams).not.toEqual([]);
    for (const seam of seams) expect(findExport(modules, seam)).toMatch(/^src\//);
  },
);

test('No two mutations have one name', () => {
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
});

test('No mutation is no change, and an unknown one is refused by name', () => {
  expect(wrappedBy(null)).toEqual([]);
  expect(() => mutationNamed('kindness')).toThrow('There is no mutation kindness');
});
