/** The two commands as a developer types them, in a fresh copy of the repository, with clasp as it is installed. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { createBillingFetch } from '../../../src/gateway/client/create-billing-fetch.ts';
import { writeCredentials } from './credentials.ts';
import { type FakeGoogle, startGoogle } from './fake-google.ts';

// Each builds the script, and each of its calls of clasp loads all of Google's APIs.
jest.setTimeout(300_000);

const repository = join(__dirname, '../../..');
const copied = [
  'src',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.clasp.json',
  'appsscript.json',
  '.gitignore',
  'LICENSE',
];
const root = mkdtempSync(join(tmpdir(), 'developer-'));
let google: FakeGoogle;

beforeAll(async () => {
  google = await startGoogle();
  for (const name of copied) cpSync(join(repository, name), join(root, name), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  writeCredentials(root);
});

afterAll(() => {
  google.close();
  rmSync(root, { recursive: true });
});

/** What a command prints; npm's own lines are left out. */
async function run(command: string, ...words: string[]): Promise<{ status: number | null; said: string }> {
  const child = spawn('npm', ['run', '--silent', command, '--', ...words], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: root,
      FAKE_GOOGLE: google.origin,
      NODE_OPTIONS: `--import ${pathToFileURL(join(__dirname, 'reroute-google.mjs')).href}`,
      clasp_config_auth: join(root, 'clasprc.json'),
    },
  });
  const status = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await status, said: output + complaints };
}

/** The build that callers meet. */
async function servedBuild(): Promise<string> {
  const call = createBillingFetch('https://script.google.com/macros/s/deployment-1/exec', {
    fetch: google.fetch,
  });
  const { build } = (await (await call('/health')).json()) as { build: string };
  return build;
}

test('a first push names the ways to begin, and deploy makes all that is needed at once', async () => {
  const lost = await run('push');
  expect(lost).toMatchObject({ status: 1 });
  expect(lost.said).toMatch(/Which script is yours is not known yet/);
  const { status, said } = await run('deploy', '--create', 'Billing');
  expect([status, said]).toEqual([0, said]);
  const [, build = ''] = /Pushed build ([0-9a-f]{12}): \d+ files\./.exec(said) ?? [];
  expect(said).toContain(`https://script.google.com/macros/s/deployment-1/exec serves build ${build}.`);
  expect(await servedBuild()).toBe(build);
});

test('a push changes what triggers run, also with another manifest, and the web app serves the build before it', async () => {
  const before = await servedBuild();
  const manifest = join(root, 'appsscript.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('Etc/UTC', 'Europe/Berlin'));
  const { status, said } = await run('push');
  expect([status, said]).toEqual([0, said]);
  expect(said).toMatch(/^Pushed build .*\nSpreadsheet {2}https:.*\nScript {7}https:/);
  const pushed = google.api.projects.get('script-1')?.files.find(({ name }) => name === 'appsscript');
  expect(pushed?.source).toContain('Europe/Berlin');
  expect(await servedBuild()).toBe(before);
  expect((await run('push')).said).toMatch(/^The script has build [0-9a-f]{12} already\./);
});

test('one’s own script id is in a file that git ignores, and nowhere else', () => {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
  expect(ignored).toContain('.clasp.local.json');
  expect(readFileSync(join(root, '.clasp.local.json'), 'utf8')).toContain('script-1');
  expect(readFileSync(join(root, '.clasp.json'), 'utf8')).not.toContain('script-1');
});
