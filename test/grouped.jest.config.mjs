/**
 * `npm test`: the files of jest.config.json, but required from some group files. Jest loads all modules anew for each
 * file that it runs, which took half of the time; a group loads them once. `npx jest <path>` runs a file alone.
 * `TIER=slow`, `npm run test:slow`: the same for the slow tests.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const tests = fileURLToPath(new URL('.', import.meta.url));
const groups = join(tests, '../.groups');
const usual = JSON.parse(readFileSync(join(tests, '../jest.config.json'), 'utf8'));

const isOfTier =
  process.env.TIER === 'slow'
    ? (path) => path.endsWith('.slow.test.ts')
    : (path) => path.endsWith('.test.ts') && !/\.(slow|long)\.test\.ts$/.test(path);

/** Two workers end together when there are many groups, and load less when there are few. */
const groupsCount = 16;

function usualFiles() {
  return readdirSync(tests, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => isOfTier(path) && !/(^|\/)node_modules\//.test(path))
    .sort();
}

function writeGroups() {
  rmSync(groups, { recursive: true, force: true });
  mkdirSync(groups, { recursive: true });
  const paths = usualFiles();
  const size = Math.ceil(paths.length / groupsCount);
  for (let first = 0; first < paths.length; first += size) {
    const members = paths.slice(first, first + size);
    const lines = members.map((path) => `describe('${path}', () => void require('../test/${path}'));`);
    writeFileSync(
      join(groups, `${members[0].split('/')[0]}-${first / size + 1}.test.ts`),
      `${lines.join('\n')}\n`,
    );
  }
}

writeGroups();

// Jest takes a configuration by its default export alone.
// biome-ignore lint/style/noDefaultExport: see above
export default {
  ...usual,
  rootDir: '..',
  roots: ['<rootDir>/.groups', '<rootDir>/test'],
  testMatch: ['<rootDir>/.groups/*.test.ts'],
};
