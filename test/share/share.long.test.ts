/** The share that `.ci/run` tries is the same for a seed, changes with it, and leaves nothing out for good. */
import { existsSync } from 'node:fs';
import { sourceFiles } from '../architecture/source-files.ts';
import { triedTests } from '../switches/tried-tests.ts';
import { shareOf } from './share.ts';
import { liveOnlyFiles, testKeyedFiles } from './test-keyed-files.ts';

const names = Array.from({ length: 20 }, (_, index) => `name ${index}`);

test('a seed draws one of so many names, in their order', () => {
  const share = shareOf(names, 3, 7);
  expect(share).toHaveLength(7);
  expect(share).toEqual(names.filter((name) => share.includes(name)));
  expect(shareOf(names, 3, 7)).toEqual(share);
  expect(shareOf(names, 3, 8)).not.toEqual(share);
  expect(shareOf(['one'], 5, 1)).toEqual(['one']);
  expect(shareOf([], 5, 1)).toEqual([]);
});

test('forty commits try every name', () => {
  const tried = new Set(Array.from({ length: 40 }, (_, seed) => shareOf(names, 5, seed)).flat());
  expect(tried.size).toBe(names.length);
});

test('a name that is added changes the share of the others by one at most', () => {
  const before = shareOf(names, 5, 3);
  const after = shareOf([...names, 'name 20'], 5, 3);
  expect(before.filter((name) => !after.includes(name)).length).toBeLessThanOrEqual(1);
});

test.each(Object.entries(triedTests))(
  'each pattern that the setting %s is tried with finds a test',
  (_setting, patterns) => {
    const tests = sourceFiles('test')
      .map(({ path }) => path)
      .filter((path) => path.endsWith('.test.ts'));
    const idle = patterns.filter((pattern) => !tests.some((path) => new RegExp(pattern).test(path)));
    expect(idle).toEqual([]);
  },
);

test('each file that cannot run under a test key is there, and the others run', () => {
  const files = testKeyedFiles();
  expect(files.length).toBeGreaterThan(15);
  for (const path of Object.keys(liveOnlyFiles)) {
    expect(existsSync(`test/contract/${path}`)).toBe(true);
    expect(files).not.toContain(`test/contract/${path}`);
  }
});
