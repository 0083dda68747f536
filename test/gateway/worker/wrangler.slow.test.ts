/** wrangler itself, as it is installed, runs the document's commands against Cloudflare on loopback; the result serves. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorkerd } from './workerd.ts';
import {
  execPlaceholder,
  expectChecked,
  runShell,
  workerCheck,
  workerSteps,
} from '../../readme/gateway/gateway-document.ts';
import { type FakeFrontEnd, startFakeFrontEnd } from '../fake-front-end.ts';
import { type FakeCloudflare, startCloudflare } from './fake-cloudflare.ts';

// Each command is a process that loads all of wrangler, on machines that may be busy.
jest.setTimeout(120_000);

const repository = join(__dirname, '../../..');
const bundle = readFileSync(join(repository, 'dist/gateway/worker.mjs'), 'utf8');
const clone = mkdtempSync(join(tmpdir(), 'wrangler-'));
let google: FakeFrontEnd;
let cloudflare: FakeCloudflare;
let printed: string;

beforeAll(async () => {
  google = await startFakeFrontEnd();
  google.script = () => ({ status: 200, headers: {}, body: { object: 'health', status: 'ok', build: 'b' } });
  cloudflare = await startCloudflare();
  mkdirSync(join(clone, 'dist/gateway'), { recursive: true });
  for (const path of ['package.json', 'src/gateway/worker', 'dist/gateway/worker.mjs'])
    cpSync(join(repository, path), join(clone, path), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(clone, 'node_modules'));
  // A login is a person in a browser; here a token stands for it, and the command is only looked up.
  const standIns = `
    npx() {
      case "$2" in
        login) command npx "$@" --help ;;
        secret) echo "$EXEC" | command npx "$@" ;;
        *) command npx "$@" ;;
      esac
    }
    cd '${clone}'`;
  printed = await runShell(standIns, workerSteps.command.replace(execPlaceholder, google.execUrl), {
    HOME: clone,
    EXEC: google.execUrl,
    CLOUDFLARE_API_BASE_URL: cloudflare.apiUrl,
    CLOUDFLARE_API_TOKEN: 'a-token-for-tests',
    CLOUDFLARE_ACCOUNT_ID: 'account',
    WRANGLER_SEND_METRICS: 'false',
    CI: 'true',
  });
});

afterAll(async () => {
  cloudflare.close();
  await google.close();
  rmSync(clone, { recursive: true });
});

test('what is deployed is the bundle that was tested, with the namespace that the document names', () => {
  const { name, metadata, script } = cloudflare.deployed() ?? {};
  expect(script).toBe(bundle);
  const [namespace] = cloudflare.namespaces;
  expect(namespace?.[1].title).toBe('business-billing-gateway-workspaces');
  expect(metadata?.bindings).toEqual([
    { name: 'WORKSPACES', type: 'kv_namespace', namespace_id: namespace?.[0] },
  ]);
  expect(printed).toContain(`https://${name}.lovelace.workers.dev`);
  expect(workerCheck.command).toContain(`https://${name}.<your subdomain>.workers.dev/`);
});

test('with what was stored it serves the workspace without a name and the one with it', async () => {
  expect(Object.fromEntries(cloudflare.secrets)).toEqual({ EXEC_URL: google.execUrl });
  const workerd = await openWorkerd(Object.fromEntries(cloudflare.secrets));
  for (const { values } of cloudflare.namespaces.values())
    for (const [name, execUrl] of values) await workerd.putWorkspace(name, execUrl);
  await expectChecked(workerCheck, workerd.url);
  expect((await fetch(`${workerd.url}/w/acme/health`)).status).toBe(200);
  expect((await fetch(`${workerd.url}/w/beta/health`)).status).toBe(404);
  await workerd.close();
});
