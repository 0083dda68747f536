/**
 * `npm test`: the files of jest.config.json, bundled into some group files. Jest compiles and loads every module anew for
 * each file that it runs, which took more than half of the time. `npx jest <path>` runs a file alone.
 * `TIER=slow`, `npm run test:slow`: the same for the slow tests.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const tests = fileURLToPath(new URL('.', import.meta.url));
const groups = join(tests, '../.groups');
const usual = JSON.parse(readFileSync(join(tests, '../jest.config.json'), 'utf8'));

const isOfTier =
  process.env.TIER === 'slow'
    ? (path) => path.endsWith('.slow.test.ts')
    : (path) => path.endsWith('.test.ts') && !/\.(slow|long)\.test\.ts$/.test(path);

/** Two workers end together when there are many groups, and load less when there are few. */
const groupsCount = 16;

function testFiles() {
  return readdirSync(tests, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => isOfTier(path) && !/(^|\/)node_modules\//.test(path))
    .sort();
}

/** Neighbours stand in one group, because they need the same modules. */
function grouped(paths) {
  const size = Math.ceil(paths.length / groupsCount);
  return Array.from({ length: Math.ceil(paths.length / size) }, (_, index) =>
    paths.slice(index * size, (index + 1) * size),
  );
}

const groupNamespace = 'group';

/** A module of the group for each file of it, and a file's own place for what it reads beside itself. */
const groupPlugin = {
  name: 'groups',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^group:/ }, ({ path }) => ({ path, namespace: groupNamespace }));
    onResolve({ filter: /^fast-check$/ }, () => ({ path: join(tests, 'seeded-fast-check.ts') }));
    // As CommonJS it hides its default export one level deeper than a bundle looks.
    onResolve({ filter: /^openapi-fetch$/ }, ({ path }) => ({
      path: fileURLToPath(import.meta.resolve(path)),
    }));
    onLoad({ filter: /.*/, namespace: groupNamespace }, ({ path }) => ({
      contents: path
        .slice('group:'.length)
        .split(',')
        .map((file) => `describe('${file}', () => void require('./${file}'));`)
        .join('\n'),
      resolveDir: tests,
    }));
    onLoad({ filter: /\.ts$/, namespace: 'file' }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const place = [
        /\b__dirname\b/.test(text) ? `const __dirname = ${JSON.stringify(dirname(path))};` : '',
        text.includes('import.meta.url') ? `const __url = ${JSON.stringify(pathToFileURL(path).href)};` : '',
      ].join(' ');
      return { contents: `${place}${text.replaceAll('import.meta.url', '__url')}`, loader: 'ts' };
    });
  },
};

async function writeGroups() {
  rmSync(groups, { recursive: true, force: true });
  const members = grouped(testFiles());
  await build({
    entryPoints: Object.fromEntries(
      members.map((paths, index) => [
        `${paths[0].split('/')[0]}-${index + 1}.test`,
        `group:${paths.join(',')}`,
      ]),
    ),
    outdir: groups,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [groupPlugin],
  });
}

// Jest takes a configuration by its default export alone.
// biome-ignore lint/style/noDefaultExport: see above
export default async () => {
  await writeGroups();
  return {
    ...usual,
    rootDir: '..',
    roots: ['<rootDir>/.groups'],
    testMatch: ['<rootDir>/.groups/*.test.js'],
    transformIgnorePatterns: ['/\\.groups/'],
  };
};
