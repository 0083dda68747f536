/** `npm run load`: measures what the gateway adds to a request, and how many requests a second it carries. */
import { availableParallelism, loadavg } from 'node:os';
import { execPath } from '../../src/local/runtime/serve.ts';
import { type LoadSettings, type MeasuredLoad, measureLoad } from './measure-load.ts';
import { readNumber } from './read-number.ts';
import { type LoadPart, startPart } from './start-part.ts';
import type { WebAppPart } from './web-app-part.ts';

interface Row extends MeasuredLoad {
  readonly scenario: string;
  readonly connections: number;
}

/** The address that a caller without a gateway carries from the first hop to the second. */
interface Walk {
  location?: string;
}

const webAppProgram = 'test/load/web-app-part.ts';
const gatewayProgram = 'test/load/gateway-part.ts';
const secondsByDefault = 5;
const warmUpSeconds = 2;
// One caller shows how long a request takes; fifty show how many requests fit into a second.
const crowd = 50;

const seconds = readNumber('--seconds', secondsByDefault);
const rows: Row[] = [];
// Other work of this machine changes the figures as much as the program does, so the report shows its load.
const busyBefore = loadavg()[0]?.toFixed(1);

async function add<Context>(
  scenario: string,
  load: Omit<LoadSettings<Context>, 'seconds' | 'warmUpSeconds'>,
): Promise<Row> {
  const row = {
    scenario,
    connections: load.connections,
    ...(await measureLoad({ ...load, seconds, warmUpSeconds })),
  };
  rows.push(row);
  return row;
}

/** Both hops of the web app, as the gateway walks them. */
function straightTo({
  execUrl,
  keys,
}: WebAppPart): Omit<LoadSettings<Walk>, 'seconds' | 'warmUpSeconds' | 'connections'> {
  const path = '/api/v1/invoices';
  const envelope = { method: 'GET', path, query: 'limit=10', headers: { 'x-api-key': keys[0] }, body: '' };
  return {
    url: new URL(execUrl).origin,
    hops: [302, 200],
    requests: [
      {
        method: 'POST',
        path: execPath,
        headers: { 'content-type': 'text/plain;charset=utf-8' },
        body: JSON.stringify(envelope),
        onResponse: (_status, _body, walk, { Location: location = '' }) => {
          walk.location = location;
        },
      },
      {
        method: 'GET',
        setupRequest: (request, { location = '' }) => ({ ...request, path: pathOf(location) }),
      },
    ],
  };
}

function pathOf(location: string): string {
  const { pathname, search } = new URL(location);
  return pathname + search;
}

function listsThrough(
  gateway: LoadPart,
  { keys }: WebAppPart,
): Omit<LoadSettings<unknown>, 'seconds' | 'warmUpSeconds' | 'connections'> {
  const requests = keys.map((key) => ({ path: '/api/v1/invoices?limit=10', headers: { 'x-api-key': key } }));
  return { url: gateway.line, usedMs: gateway.usedMs, hops: [200], requests };
}

function createsThrough(
  gateway: LoadPart,
  { keys }: WebAppPart,
): Omit<LoadSettings<unknown>, 'seconds' | 'warmUpSeconds' | 'connections'> {
  const body = JSON.stringify({ customer_name: 'Ada Lovelace', total: 99.5 });
  const requests = keys.map((key) => ({
    method: 'POST' as const,
    path: '/api/v1/invoices',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body,
  }));
  return { url: gateway.line, usedMs: gateway.usedMs, hops: [201], requests };
}

async function withParts(
  kind: 'stub' | 'emulator',
  measure: (webApp: WebAppPart, gateway: LoadPart) => Promise<void>,
): Promise<void> {
  const webAppPart = await startPart(webAppProgram, [kind]);
  const webApp = JSON.parse(webAppPart.line) as WebAppPart;
  const gateway = await startPart(gatewayProgram, [webApp.execUrl]);
  try {
    await measure(webApp, gateway);
  } finally {
    gateway.stop();
    webAppPart.stop();
  }
}

/** The difference of each percentile; calls a second cannot be subtracted. */
function differenceOf(through: Row, direct: Row): Pick<Row, 'p50_ms' | 'p95_ms' | 'p99_ms'> {
  const rest = (name: 'p50_ms' | 'p95_ms' | 'p99_ms'): number =>
    Math.round((through[name] - direct[name]) * 100) / 100;
  return { p50_ms: rest('p50_ms'), p95_ms: rest('p95_ms'), p99_ms: rest('p99_ms') };
}

function tableOf(all: readonly Row[]): string {
  const header = [
    'scenario',
    'connections',
    'calls',
    'failures',
    'per_second',
    'p50_ms',
    'p95_ms',
    'p99_ms',
    'cpu_ms',
  ];
  const lines = all.map((row) => header.map((name) => String(row[name as keyof Row] ?? '')));
  return [header, ...lines]
    .map(([scenario = '', ...cells]) =>
      [scenario.padEnd(32), ...cells.map((cell) => cell.padStart(12))].join(''),
    )
    .join('\n');
}

await withParts('stub', async (stub, gateway) => {
  const direct = await add('stub, both hops', { ...straightTo(stub), connections: 1 });
  const through = await add('gateway + stub', { ...listsThrough(gateway, stub), connections: 1 });
  rows.push({ ...through, scenario: 'the gateway’s own share', ...differenceOf(through, direct) });
  await add('stub, both hops', { ...straightTo(stub), connections: crowd });
  await add('gateway + stub', { ...listsThrough(gateway, stub), connections: crowd });
});
await withParts('emulator', async (emulator, gateway) => {
  const creates = createsThrough(gateway, emulator);
  await add('gateway + emulator, create', { ...creates, connections: 10 });
  await add('gateway + emulator, list of 10', { ...listsThrough(gateway, emulator), connections: 10 });
});
if (process.argv.includes('--json')) console.log(JSON.stringify(rows));
else
  console.log(`${tableOf(rows)}\n${availableParallelism()} cores, load average ${busyBefore} before the run`);
process.exitCode = rows.every(({ failures }) => failures === 0) ? 0 : 1;
