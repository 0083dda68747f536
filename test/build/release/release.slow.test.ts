/** clasp itself, as it is installed, pushes and deploys to Google on loopback; what arrived is asked the API. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installedClasp } from '../../../src/build/release/clasp.ts';
import { deploy, type Release } from '../../../src/build/release/release.ts';
import { createBillingFetch } from '../../../src/gateway/client/create-billing-fetch.ts';
import { chooseCommand } from '../../../src/local/runtime/menu-command.ts';
import { writeCredentials } from './credentials.ts';
import { type FakeGoogle, startGoogle } from './fake-google.ts';

// Each command of clasp is a process of its own that loads all of Google's APIs.
jest.setTimeout(180_000);

const repository = join(__dirname, '../../..');
const root = mkdtempSync(join(tmpdir(), 'release-'));
const built = join(root, 'dist/apps-script');
const said: string[] = [];
const execUrl = 'https://script.google.com/macros/s/deployment-1/exec';
let google: FakeGoogle;
let buildId = '';

beforeAll(async () => {
  google = await startGoogle();
  cpSync(join(repository, 'dist/apps-script'), built, { recursive: true });
  cpSync(join(repository, '.clasp.json'), join(root, '.clasp.json'));
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  writeCredentials(root);
});

afterAll(() => {
  google.close();
  rmSync(root, { recursive: true });
});

function release(...words: string[]): Release {
  const environment = {
    PATH: process.env.PATH,
    FAKE_GOOGLE: google.origin,
    NODE_OPTIONS: `--import ${pathToFileURL(join(__dirname, 'reroute-google.mjs')).href}`,
    clasp_config_auth: join(root, 'clasprc.json'),
  };
  const { fetch } = google;
  const clasp = installedClasp(root, environment);
  said.length = 0;
  const download = async () => ({ status: 404, bytes: new Uint8Array() });
  return { root, clasp, words, environment, fetch, download, build, say: (sentence) => said.push(sentence) };
}

// The id that is in the bundle, as the build put it there.
async function build(): Promise<string> {
  const [, id = ''] = /id:\s?"([0-9a-f]{12})"/.exec(readFileSync(join(built, 'Code.js'), 'utf8')) ?? [];
  buildId = id;
  return id;
}

test('a spreadsheet with its script is made, and all that was built arrives to the letter and is deployed', async () => {
  await deploy(release('--create', 'Lovelace Engines'));
  const project = google.api.projects.get('script-1');
  expect(project?.parentId).toBe('sheet-1');
  const names = readdirSync(built).sort();
  const kinds = { js: 'SERVER_JS', html: 'HTML', json: 'JSON' } as const;
  const expected = names.map((name) => {
    const [stem = '', ending = ''] = name.split('.');
    const source = readFileSync(join(built, name), 'utf8');
    return { name: stem, type: kinds[ending as keyof typeof kinds], source };
  });
  const pushed = [...(project?.files ?? [])].sort((a, b) => (a.name < b.name ? -1 : 1));
  expect(pushed).toEqual(expected.sort((a, b) => (a.name < b.name ? -1 : 1)));
  expect(said).toEqual([
    `Pushed build ${buildId}: ${names.length} files.`,
    'Deployed version 1. Waiting until it is served…',
    `${execUrl} serves build ${buildId}.`,
  ]);
  expect(readFileSync(join(root, '.clasp.json'))).toEqual(readFileSync(join(repository, '.clasp.json')));
});

test('what was deployed answers the seven endpoints over both hops', async () => {
  chooseCommand(google.deployed(), 'setUp');
  const key = chooseCommand(google.deployed(), 'createApiKey', ['Shop', 'full']);
  const call = createBillingFetch(execUrl, { fetch: google.fetch });
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const bodies = {
    customers: { name: 'Ada Lovelace' },
    quotations: { customer_name: 'Ada Lovelace', total: 3 },
    invoices: { customer_name: 'Ada Lovelace', total: 99.5 },
    products: null,
  };
  for (const [plural, body] of Object.entries(bodies)) {
    const path = `/api/v1/${plural}`;
    const made =
      body === null ? null : await call(path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(made?.status ?? 201).toBe(201);
    const list = await call(path, { headers });
    expect(list.status).toBe(200);
    expect(await list.json()).toMatchObject({
      object: 'list',
      // Warnings are those of the request that made the record.
      data: made === null ? [] : [{ ...((await made.json()) as object), warnings: [] }],
    });
  }
});

test('another build is deployed at the same URL, and deploy ends when that serves it', async () => {
  for (const name of ['Code.js', 'requests.html', 'background.html', 'pdf.html']) {
    const path = join(built, name);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(buildId, 'ffffffffffff'));
  }
  await deploy(release());
  expect(said).toEqual([
    expect.stringMatching(/^Pushed build ffffffffffff: \d+ files\.$/),
    'Deployed version 2. Waiting until it is served…',
    `${execUrl} serves build ffffffffffff.`,
  ]);
  const project = google.api.projects.get('script-1');
  expect([...(project?.deployments.keys() ?? [])]).toEqual(['head-of-script-1', 'deployment-1']);
  expect(JSON.parse(readFileSync(join(root, '.clasp.local.json'), 'utf8'))).toEqual({
    scriptId: 'script-1',
    rootDir: 'dist/apps-script',
    parentId: 'sheet-1',
    deploymentId: 'deployment-1',
  });
});
