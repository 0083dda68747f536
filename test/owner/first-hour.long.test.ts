/**
 * An owner's first hour on a Google that is as unkind as the sources allow: the address has the domain of a Workspace, a
 * permission is forgotten, the browser knows two accounts, and the sheets have 200 rows. It ends with a webhook whose
 * signature the shop has verified.
 */
import { join } from 'node:path';
import { createEmulator, type Emulator } from '../../src/emulator/emulator.ts';
import type { Transport } from '../../src/emulator/services/url-fetch/transport.ts';
import {
  blankWorkbook,
  createWorkbook,
  sheetNamed,
} from '../../src/emulator/spreadsheet/workbook/workbook.ts';
import { unkindSwitches } from '../../src/emulator/switches.ts';
import { type LatencyModel, publishedLatency } from '../../src/emulator/execution/latency.ts';
import { createVirtualClock } from '../../src/emulator/time/clock.ts';
import { createBillingFetch } from '../../src/gateway/client/create-billing-fetch.ts';
import { withAdvice } from '../../src/pages/shared/loaded.ts';
import { createReceivers, type Receivers, verified } from '../contract/webhooks/receivers.ts';

const owner = 'owner@lovelace.example';
const deployment = 'AKfycb-lovelace';
const execUrl = `https://script.google.com/macros/s/${deployment}/exec`;
const shownUrl = `https://script.google.com/a/macros/lovelace.example/s/${deployment}/exec`;
const hook = 'https://shop.example/hooks';
const network = 'https://www.googleapis.com/auth/script.external_request';
const minuteMs = 60_000;

/** Web apps on sheets are reported to take two to five times what the published latencies of their calls add up to. */
const slowness = 3;

function slowed<Part extends object>(part: Part): Part {
  const entries = Object.entries(part).map(([name, ms]) => [name, ms * slowness]);
  return Object.fromEntries(entries) as Part;
}

const latency: LatencyModel = {
  request: slowed(publishedLatency.request),
  spreadsheet: slowed(publishedLatency.spreadsheet),
  cache: slowed(publishedLatency.cache),
  properties: slowed(publishedLatency.properties),
  lock: slowed(publishedLatency.lock),
  urlFetch: slowed(publishedLatency.urlFetch),
};

let clock: ReturnType<typeof createVirtualClock>;
let startMs = 0;
let emulator: Emulator;
let receivers: Receivers;
let key = '';

/** What a stranger gets who asks Google for an address. */
function askGoogle(url: string, body?: string): { readonly status: number; readonly text: string } {
  const signIn = '<html><form action="https://accounts.google.com/ServiceLogin"></form></html>';
  if (!url.startsWith(execUrl)) return { status: 200, text: signIn };
  const queryString = url.split('?')[1] ?? '';
  const answer = emulator.webApp(
    body === undefined
      ? { method: 'GET', queryString }
      : { method: 'POST', queryString, contentType: 'application/json', body },
  );
  return { status: 200, text: answer.kind === 'content' ? answer.content : answer.html };
}

const fetch: Transport = (requests) =>
  requests.flatMap((request) => {
    if (!request.url.startsWith('https://script.google.com/')) return receivers.transport([request]);
    const { status, text } = askGoogle(request.url);
    return [{ kind: 'response', status, headers: [], body: Buffer.from(text) }];
  });

const billing = createBillingFetch(shownUrl, {
  fetch: async (url, init) => {
    const { status, text } = askGoogle(url, init.body === undefined ? undefined : String(init.body));
    return new Response(text, { status });
  },
});

/** Calls the API as the shop does, which is to succeed. */
// Tests reach into answers freely: what is not there fails the expectation.
// biome-ignore lint/suspicious/noExplicitAny: see above
async function call(method: string, path: string, body?: unknown): Promise<any> {
  const response = await billing(`/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

/** Chooses an item of the menu and answers its questions; everything that was shown. */
function choose(caption: string, ...answers: readonly string[]): string {
  const { screen } = emulator.world;
  const entries = screen.menus.get('Billing API')?.entries ?? [];
  const entry = entries.find((one) => one.kind === 'item' && one.caption === caption);
  if (entry?.kind !== 'item') throw new Error(`There is no "${caption}".`);
  const rest = [...answers];
  screen.answer = ({ kind }) => ({ button: 'OK', text: kind === 'prompt' ? (rest.shift() ?? '') : '' });
  const before = screen.shown.length;
  const outcome = emulator.run(entry.functionName, [], { kind: 'menu', activeUser: owner });
  const shown = screen.shown.slice(before).map(({ title, content }) => `${title}: ${content}`);
  return [...shown, ...(outcome.ok ? [] : [outcome.text])].join('\n');
}

/** Lets minutes pass; Google starts what is due in each. */
function wait(minutes: number): void {
  for (let minute = 0; minute < minutes; minute += 1) {
    clock.advance(minuteMs);
    for (const { handler, outcome } of emulator.fireDueTriggers())
      if (!outcome.ok) throw new Error(`${handler}: ${outcome.text}`);
  }
}

beforeAll(() => {
  clock = createVirtualClock(Date.UTC(2026, 0, 7, 9));
  startMs = clock.now();
  receivers = createReceivers(() => clock);
  emulator = createEmulator({
    scriptFolder: join(__dirname, '../../dist/apps-script'),
    workbook: createWorkbook(blankWorkbook('Lovelace Engines', 'Europe/Berlin', 'de_DE')),
    owner,
    grantedScopes: [],
    clock,
    fetch,
    webAppUrl: execUrl,
    latency,
    switches: { ...unkindSwitches, recalculation: 'awaited' },
  });
  emulator.world.screen.accounts = 2;
  emulator.personDid({ kind: 'open', user: owner });
});

test('no page works, and says which way does', () => {
  const outcome = emulator.callFromPage('developerArea', ['{"command":"overview","input":{}}'], owner);
  if (outcome.ok) throw new Error('The page worked.');
  expect(withAdvice(outcome.message)).toContain('Create an API key…');
});

test('Set up begins only with all permissions, and ends before Google ends it', () => {
  const { screen, properties } = emulator.world;
  screen.consent = (scopes) => scopes.filter((scope) => scope !== network);
  choose('Set up');
  expect(properties.snapshot().script ?? {}).toEqual({});
  screen.consent = (scopes) => scopes;
  choose('Set up');
  const beganMs = clock.now();
  expect(choose('Set up')).toContain('The API uses EUR');
  const minutes = (clock.now() - beganMs) / minuteMs;
  process.stdout.write(`Set up took ${minutes.toFixed(1)} minutes.\n`);
  expect(minutes).toBeLessThan(5);
});

test('the sheets end at row 200, and no cell of them shows an error', () => {
  const { workbook } = emulator.world;
  expect(sheetNamed(workbook, 'Customers')?.maxRows).toBe(200);
  const { valueAt } = workbook.computed(clock.now());
  const isError = (value: unknown): boolean => typeof value === 'object' && value !== null;
  const errors = workbook.data.sheets.flatMap(({ name, rows }) =>
    rows.flatMap((cells, row) =>
      cells.flatMap((_, column) =>
        isError(valueAt(name, row + 1, column + 1)) ? [[name, row + 1, column + 1]] : [],
      ),
    ),
  );
  expect(errors).toEqual([]);
});

test.each([
  ['https://script.google.com/macros/s/other/exec', 'Google asks for a sign-in'],
  [`https://script.google.com/a/macros/lovelace.example/s/other/exec`, 'Google asks for a sign-in'],
  [`https://script.google.com/macros/s/${deployment}/dev`, 'answers editors of the script only'],
  ['https://docs.google.com/spreadsheets/d/1/edit', 'the address of a document'],
])('%s is refused in words that help', (url, words) => {
  expect(choose('Test the web app…', url)).toContain(words);
});

test('the address that Google shows is taken, and a key made', async () => {
  expect(choose('Test the web app…', shownUrl)).toContain('The web app works: ');
  key = /bbk_live_\w{38}/.exec(choose('Create an API key…', 'Shop', 'full'))?.[0] ?? '';
  expect((await call('GET', '/me')).object).toBe('me');
  expect(choose('Check health')).toMatch(/^All checks passed: ✓ /);
});

test('an invoice is sent to the shop, which verifies it', async () => {
  wait(20);
  const endpoint = await call('POST', '/webhook_endpoints', { url: hook, event_types: ['invoice.created'] });
  const invoice = await call('POST', '/invoices', {
    customer_name: '=Ada & Söhne',
    items: [{ description: 'Camera', quantity: 2, unit_price: 19.99, tax_rate: 19 }],
  });
  wait(2);
  const [received] = receivers.sentTo('shop.example');
  if (received === undefined) throw new Error('The shop received nothing.');
  expect(verified(endpoint.secret, received)).toMatchObject({
    type: 'invoice.created',
    data: { object: { id: invoice.id, customer_name: '=Ada & Söhne', total: 47.58 } },
  });
});

test('an hour later all is well', () => {
  expect(choose('Check health')).toMatch(/^All checks passed: ✓ /);
  const minutes = (clock.now() - startMs) / minuteMs;
  process.stdout.write(`The first hour took ${minutes.toFixed(1)} minutes.\n`);
  expect(minutes).toBeLessThan(60);
});
