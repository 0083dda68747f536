/** Measures what many clients of one workspace get at once, through the queues of the gateway and on a virtual clock. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { rateLockName, writeRateLock } from '../../src/core/access/rate-lock.ts';
import type { ResponseEnvelope } from '../../src/core/api/message.ts';
import { base62, keyChecksum } from '../../src/core/access/api-key-format.ts';
import { writePack } from '../../src/gateway/transport/pack-envelope.ts';
import { createLanes, type QueuedRequest } from '../../src/gateway/transport/pack-queue.ts';
import { PACKING_SETTINGS } from '../../src/gateway/transport/packing-settings.ts';
import { localOwner } from '../../src/local/runtime/local-workspace.ts';
import { chooseCommand } from '../../src/local/runtime/menu-command.ts';
import type { Emulator } from '../../src/emulator/emulator.ts';
import type { ExecutionOutcome } from '../../src/emulator/execution/outcome.ts';
import { createRandom, type SeededRandom } from '../seeded-random.ts';
import { createTimeline } from './load-timeline.ts';
import { made, type PreparedWorkspace, threeLines } from './operations/operation.ts';
import { type FilledBase, fillBase, openPreparedWorkspace } from './prepare-workspace.ts';

export const kinds = ['read', 'write'] as const;
export type Kind = (typeof kinds)[number];

/** What the answers of one kind must reach. */
interface Limit {
  /** The fewest answers a second. */
  readonly perSecond: number;
  /** The longest time in milliseconds within which 95 of a hundred are answered. */
  readonly p95Ms: number;
}

export interface Load {
  readonly clients: number;
  readonly writeShare: number;
  /** The longest time in milliseconds that a client waits between an answer and its next request. */
  readonly thinkMs: number;
  /** True while others flood the gateway. */
  readonly isFlooded?: boolean;
  /** The rates of the reads and of the writes of thirty clients are the design's; the others leave a fifth above what was measured. */
  readonly limits: Readonly<Partial<Record<Kind, Limit>>>;
}

const few = { read: { perSecond: 0.8, p95Ms: 1500 }, write: { perSecond: 0.3, p95Ms: 3000 } };

const loads: readonly Load[] = [
  {
    ...{ clients: 1, writeShare: 0.3, thinkMs: 1000 },
    limits: { read: { perSecond: 0.25, p95Ms: 1500 }, write: { perSecond: 0.15, p95Ms: 2500 } },
  },
  { clients: 5, writeShare: 0.3, thinkMs: 4000, limits: few },
  { clients: 5, writeShare: 0.3, thinkMs: 4000, isFlooded: true, limits: few },
  {
    ...{ clients: 30, writeShare: 0.3, thinkMs: 0 },
    limits: { read: { perSecond: 6, p95Ms: 2500 }, write: { perSecond: 3, p95Ms: 5000 } },
  },
  { clients: 30, writeShare: 1, thinkMs: 0, limits: { write: { perSecond: 6.5, p95Ms: 6000 } } },
];
/** What strangers send, and how often a second: requests that the script would get one by one if it knew them. */
const floods = [
  { perSecond: 10, hasKey: true, method: 'POST', path: '/api/v1/invoices/batch', query: '' },
  { perSecond: 15, hasKey: true, method: 'GET', path: '/api/v1/invoices', query: 'limit=500' },
  { perSecond: 15, hasKey: false, method: 'GET', path: '/health', query: '' },
];
const usualInvoices = 10_000;
export const durationMs = 40_000;
// A call of the web app takes this long outside the script, by measurements of Google's front end and of its start of a script.
const [frontEndMs, startMsPerKib] = [750, 0.45];
// The triggers of the clock run once beside the clients.
const triggers = { runDispatcher: 5_000, sweepRows: 12_000 };
// After so many hours with work the triggers would never come to an end.
const settlingHoursMax = 10;
const hourMs = 3_600_000;
// Payments and changes are for the newest invoices, because all of them are open.
const openCount = 50;

export interface LoadResult {
  readonly load: Load;
  /** Milliseconds from each request to its answer. */
  readonly times: Readonly<Record<Kind, number[]>>;
  /** The number of calls of the web app. */
  readonly calls: number;
}

interface Client {
  readonly key: string;
  readonly random: SeededRandom;
}

interface Waiting extends QueuedRequest {
  /** Null for a stranger's. */
  readonly from: { readonly client: Client; readonly sentMs: number; readonly kind: Kind } | null;
  readonly text: string;
}

/** @param invoices how many the workbook has */
export function runLoads(invoices: number = usualInvoices): readonly LoadResult[] {
  const base = fillBase(invoices);
  return loads.map((load) => runLoad(base, load));
}

/**
 * The script carries out each call when it starts, and the timeline then says how long the call takes beside the others.
 * So the costs are real and so are the queues; what executions do to each other's data is left to the simulator.
 */
function runLoad(base: FilledBase, load: Load): LoadResult {
  const workspace = openPreparedWorkspace(base);
  const { emulator, lockWatch } = workspace.bench;
  const { clock, owner, properties, folder } = emulator.world;
  made(workspace, 'webhook_endpoints', { url: 'https://receiver.example/hooks', event_types: ['*'] });
  const proven = writeRateLock({ chosen: 'user', changedMs: 0, account: owner });
  properties.open('script').set(rateLockName, proven);
  settle(emulator);
  const clients = Array.from({ length: load.clients }, (_, index): Client => {
    const key = chooseCommand(emulator, 'createApiKey', [`Client ${index}`, 'full']);
    return { key, random: createRandom(`load/${index}`) };
  });
  // The first request after a change of the keys reads the table of keys, so each client sends one before the measurement.
  for (const { key } of clients) workspace.bench.send(key, 'GET', '/api/v1/me');
  clock.advance(60_000);
  const timeline = createTimeline(createRandom('load/lock'));
  const random = createRandom('load/flood');
  const overheadMs = frontEndMs + startMsPerKib * (statSync(join(folder.path, 'Code.js')).size / 1024);
  const queues = createLanes<Waiting>(PACKING_SETTINGS, Number.POSITIVE_INFINITY);
  const times: LoadResult['times'] = { read: [], write: [] };
  let [sent, calls] = [0, 0];

  /** Lets the script do its work now, and calls `ended` when it would be done. */
  const execute = <Result>(startMs: number, run: () => Result, ended: (nowMs: number) => void): Result => {
    const beganMs = clock.now();
    lockWatch.takeHolds();
    const result = run();
    timeline.play({ holds: lockWatch.takeHolds(), beganMs, endedMs: clock.now() }, startMs, ended);
    return result;
  };
  const send = (client: Client, sentMs: number): void => {
    sent += 1;
    const { kind, ...asked } = nextRequest(workspace, client.random, load.writeShare);
    const id = `load.${sent}`;
    const headers = { 'x-api-key': client.key, 'x-request-id': id, 'idempotency-key': id };
    const text = JSON.stringify({ query: '', body: '', ...asked, headers });
    const queued = { caller: client.key, origin: '', length: text.length, isAlone: false };
    if (queues[kind].enter({ ...queued, from: { client, sentMs, kind }, text }, sentMs).length > 0)
      throw new Error(`The gateway refuses ${id}.`);
    startCalls(sentMs);
  };
  const flood = ({ perSecond, hasKey, ...asked }: (typeof floods)[number], nowMs: number): void => {
    const key = hasKey ? madeUpKey(random) : '';
    const text = JSON.stringify({ ...asked, body: '', headers: hasKey ? { 'x-api-key': key } : {} });
    const queued = { caller: key, origin: '', length: text.length, isAlone: !hasKey, from: null, text };
    queues.stranger.enter(queued, nowMs);
    startCalls(nowMs);
    timeline.at(nowMs + 1000 / perSecond, (ms) => flood({ perSecond, hasKey, ...asked }, ms));
  };
  const call = (requests: readonly Waiting[], nowMs: number): void => {
    calls += 1;
    const texts = requests.map(({ text }) => text);
    const body = texts.length > 1 ? writePack(texts) : (texts[0] ?? '');
    const post = { method: 'POST', queryString: '', contentType: 'text/plain', body } as const;
    const ended = (endMs: number): void => {
      for (const { from } of requests) {
        if (from === null) continue;
        const { client, kind, sentMs } = from;
        times[kind].push(endMs - sentMs);
        timeline.at(endMs + client.random.next() * load.thinkMs, (ms) => send(client, ms));
      }
      for (const queue of Object.values(queues)) queue.ended(requests, endMs);
      startCalls(endMs);
    };
    const answer = execute(nowMs + overheadMs, () => emulator.webApp(post), ended);
    if (answer.kind === 'html') throw new Error(answer.failure ?? answer.html);
    const said = JSON.parse(answer.content) as ResponseEnvelope & { responses?: ResponseEnvelope[] };
    for (const [index, { status, body: told }] of (said.responses ?? [said]).entries())
      if (status >= 300 && requests[index]?.from !== null)
        throw new Error(`A request was answered ${status}: ${JSON.stringify(told)}`);
  };
  const startCalls = (nowMs: number): void => {
    for (const queue of Object.values(queues)) {
      for (let some = queue.next(nowMs); some !== null; some = queue.next(nowMs)) call(some, nowMs);
      if (queue.readyMs() > nowMs) timeline.at(queue.readyMs(), startCalls);
    }
  };

  for (const client of clients) timeline.at(client.random.next() * load.thinkMs, (ms) => send(client, ms));
  if (load.isFlooded === true)
    for (const one of floods) timeline.at(random.next() * 1000, (ms) => flood(one, ms));
  for (const [name, afterMs] of Object.entries(triggers))
    timeline.at(afterMs, (ms) =>
      execute(
        ms,
        () => tick(emulator, name),
        () => undefined,
      ),
    );
  timeline.runUntil(durationMs);
  return { load, times, calls };
}

function tick(emulator: Emulator, name: string): ExecutionOutcome {
  const outcome = emulator.run(name, [], { kind: 'time_trigger', activeUser: localOwner });
  if (!outcome.ok) throw new Error(`${name} failed: ${outcome.text}`);
  return outcome;
}

/**
 * Runs the triggers hour by hour until they write nothing more. A workbook that was just filled keeps the first of them busy for
 * minutes, and clients are measured beside a usual run.
 */
function settle(emulator: Emulator): void {
  const { clock } = emulator.world;
  for (let hour = 0; hour < settlingHoursMax; hour += 1) {
    const names = ['runUpkeep', ...Object.keys(triggers)];
    const written = names.map((name) => tick(emulator, name).usage.cellsWritten);
    if (written.every((cells) => cells === 0)) return;
    clock.advance(hourMs);
  }
  throw new Error(`The triggers still write after ${settlingHoursMax} hours.`);
}

/** The next request of a client, as a shop and its CRM would send it. */
function nextRequest(workspace: PreparedWorkspace, random: SeededRandom, writeShare: number) {
  const { invoiceIds, customerIds } = workspace;
  const path = '/api/v1/invoices';
  if (random.next() >= writeShare) {
    const read = { kind: 'read', method: 'GET' } as const;
    if (random.chance(0.4)) return { ...read, path, query: 'limit=50' };
    return { ...read, path: `${path}/${random.pick(invoiceIds)}` };
  }
  const write = { kind: 'write', method: 'POST' } as const;
  if (random.chance(0.5))
    return { ...write, path, body: { customer_id: random.pick(customerIds), items: threeLines } };
  const invoice_id = random.pick(invoiceIds.slice(-openCount));
  if (random.chance(0.5)) return { ...write, path: '/api/v1/payments', body: { invoice_id, amount: '0.01' } };
  const body = { notes: `Note ${random.below(1_000_000)}` };
  return { ...write, method: 'PATCH', path: `${path}/${invoice_id}`, body };
}

/** A key that the gateway cannot tell from one that exists. */
function madeUpKey(random: SeededRandom): string {
  const letters = Array.from({ length: 32 }, () => base62.charAt(random.below(62))).join('');
  return `bbk_live_${letters}${keyChecksum(letters)}`;
}
