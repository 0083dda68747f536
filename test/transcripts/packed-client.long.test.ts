/** The client as npm packs it: its files, its types for a strict compiler, and the guide's story over a bad network. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type ClientStage, openClientStage, storyLines, webhookLines } from './client-stage.ts';

const run = promisify(execFile);
const root = join(__dirname, '../..');
const cache = join(root, 'node_modules/.cache');
let folder = '';
let stage: ClientStage;

beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'packed-client-'));
  stage = await openClientStage();
}, 120_000);

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await stage.close();
});

/** Runs a program; what it prints, or an error with all that it said. */
async function told(program: string, args: readonly string[], cwd = folder): Promise<string> {
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...stage.variables };
  return run(program, args, { cwd, env }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
    },
  );
}

const compiler = join(root, 'node_modules/typescript/bin/tsc');
const language = ['--target', 'ES2022', '--module', 'NodeNext', '--lib', 'ES2022,DOM', '--noEmit'];

/** Puts what npm packs where a program of the folder finds it. */
async function unpack(): Promise<void> {
  const [packed] = JSON.parse(
    await told('npm', ['pack', '--json', '--pack-destination', folder], join(root, 'dist/client')),
  ) as Packed[];
  const place = join(folder, 'node_modules/business-billing-client');
  mkdirSync(place, { recursive: true });
  await told('tar', ['-xzf', join(folder, packed?.filename ?? ''), '-C', place, '--strip-components', '1']);
}

interface Packed {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

test('npm packs the code, the types, the licence and the words about it, and nothing else', async () => {
  const [packed] = JSON.parse(
    await told('npm', ['pack', '--dry-run', '--json'], join(root, 'dist/client')),
  ) as Packed[];
  expect(packed?.name).toBe('business-billing-client');
  expect(packed?.files.map(({ path }) => path).sort()).toEqual([
    ...['LICENSE', 'README.md', 'client.d.ts', 'client.js', 'index.d.ts', 'index.js', 'package.json'],
  ]);
});

test('the README’s programs hold for a compiler', async () => {
  await unpack();
  const programs = readFileSync(join(root, 'dist/client/README.md'), 'utf8').matchAll(/```js\n(.*?)```/gs);
  const texts = Array.from(programs, ([, program = '']) => program);
  expect(texts).toHaveLength(6);
  writeFileSync(join(folder, 'readme.mjs'), texts.join('\n'));
  const variables = ['KEY', 'BASE', 'EXEC', 'SECRET'].map((name) => `${name}: string;`).join(' ');
  const environment = `declare namespace NodeJS { interface ProcessEnv { ${variables} } }`;
  writeFileSync(join(folder, 'environment.d.ts'), environment);
  const checked = ['--allowJs', '--checkJs', '--strict', '--noImplicitAny', 'false', '--types', 'node'];
  const args = [compiler, '--ignoreConfig', ...checked, ...language, 'environment.d.ts', 'readme.mjs'];
  expect(await told(process.execPath, args)).toBe('');
}, 120_000);

test('what is packed compiles strictly and runs the guide’s story', async () => {
  await unpack();
  cpSync(join(__dirname, 'client-story.ts'), join(folder, 'story.mts'));
  const strict = [
    '--strict',
    '--exactOptionalPropertyTypes',
    '--noUncheckedIndexedAccess',
    '--types',
    'node',
  ];
  expect(
    await told(process.execPath, [compiler, '--ignoreConfig', ...strict, ...language, 'story.mts']),
  ).toBe('');
  const printed = await told(process.execPath, ['--import', 'tsx', 'story.mts']);
  // The client calls the web app without a gateway as well.
  expect(printed.trim().split('\n')).toEqual([...storyLines, 'true', ...webhookLines]);
  const repeated = ['lost-1', 'busy-1', 'half-1', 'client-2041'].map((key) => stage.arrivals.get(key));
  expect(repeated).toEqual([2, 2, 2, 2]);
}, 300_000);
