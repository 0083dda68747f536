/** Google as clasp and a caller of the web app see it, on loopback: what is deployed runs in the emulator. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator, type Emulator } from '../../../src/emulator/emulator.ts';
import { blankWorkbook, createWorkbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { createDeployment, type Deployment } from '../../../src/emulator/front-end/deployment.ts';
import { createFrontEnd } from '../../../src/emulator/front-end/front-end.ts';
import { owner } from '../../contract/support/test-workspace.ts';
import { type AppsScriptApi, createAppsScriptApi } from './apps-script-api.ts';
import type { ScriptFile } from './apps-script-project.ts';

export const accessToken = 'a-token-for-tests';

const publicOrigins = /^https:\/\/script\.(google|googleusercontent)\.com(?=\/)/;
const endings = { SERVER_JS: '.js', HTML: '.html', JSON: '.json' } as const;

// Long enough that who does not wait for the new version meets the old one.
const staleMs = 700;

export interface FakeGoogle {
  readonly origin: string;
  readonly api: AppsScriptApi;
  /** The script as it was deployed last. */
  deployed(): Emulator;
  /** The platform's `fetch`, with Google's two hosts standing here. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  close(): void;
}

export async function startGoogle(): Promise<FakeGoogle> {
  const workbook = createWorkbook(blankWorkbook('Lovelace Engines', 'Europe/Berlin', 'en_US'));
  let newest: Emulator | null = null;
  let deployment: Deployment | null = null;
  const deployments: string[] = [];
  const api = createAppsScriptApi(accessToken, (id, files) => {
    const properties = newest?.world.properties.snapshot();
    const scriptFolder = unpack(files);
    newest = createEmulator({ scriptFolder, workbook, owner, ...(properties && { properties }) });
    if (deployment === null) deployment = createDeployment(newest.webApp, { staleMs });
    else deployment.deploy(newest.webApp);
    if (!deployments.includes(id)) deployments.push(id);
  });
  const frontEnd = createFrontEnd({
    webApp: (request) => existing(deployment).webApp(request),
    deployments,
    echoOrigin: 'https://script.googleusercontent.com',
  });
  const server = createServer(async (request, response) => {
    if (!(await frontEnd(request, response))) api.serve(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    api,
    deployed: () => existing(newest),
    fetch: (url, init) => fetch(url.replace(publicOrigins, origin), init),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function existing<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new Error('Nothing is deployed.');
  return thing;
}

function unpack(files: readonly ScriptFile[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'pushed-'));
  for (const { name, type, source } of files) writeFileSync(join(folder, name + endings[type]), source);
  return folder;
}
