/** Measures what many clients of one workspace get at once, through the queues of the gateway and on a virtual clock. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { rateLockName, writeRateLock } from '../../src/core/access/rate-lock.ts';
import type { ResponseEnvelope } from '../../src/core/api/message.ts';
import { writePack } from '../../src/gateway/transport/pack-envelope.ts';
import { createPackQueue, type QueuedRequest } from '../../src/gateway/transport/pack-queue.ts';
import { PACKING_SETTINGS } from '../../src/gateway/transport/packing-settings.ts';
import { localOwner } from '../../src/local/runtime/local-workspace.ts';
import { chooseCommand } from '../../src/local/runtime/menu-command.ts';
import { createRandom, type SeededRandom } from '../seeded-random.ts';
import { createTimeline } from './load-timeline.ts';
import { made, type PreparedWorkspace, threeLines } from './operations/operation.ts';
import { type FilledBase, fillBase, openWorkspace } from './prepare-workspace.ts';

const kinds = ['read', 'write'] as const;
type Kind = (typeof kinds)[number];

interface Load {
  readonly clients: number;
  readonly writeShare: number;
  /** The longest time in milliseconds that a client waits between an answer and its next request. */
  readonly thinkMs: number;
  /** The fewest answers a second that the design allows, of the kind that it names. */
  readonly goal?: { readonly kind: Kind; readonly perSecond: number };
}

const loads: readonly Load[] = [
  { clients: 1, writeShare: 0.3, thinkMs: 1000 },
  { clients: 5, writeShare: 0.3, thinkMs: 4000 },
  { clients: 30, writeShare: 0.3, thinkMs: 0, goal: { kind: 'read', perSecond: 6 } },
  { clients: 30, writeShare: 1, thinkMs: 0, goal: { kind: 'write', perSecond: 6 } },
];
const invoices = 10_000;
const durationMs = 40_000;
// A call of the web app takes this long outside the script, by measurements of Google's front end and of its start of a script.
const [frontEndMs, startMsPerKib] = [750, 0.45];
// The triggers of the clock run once beside the clients.
const triggers = { runDispatcher: 5_000, sweepRows: 12_000 };
// Payments and changes are for the newest invoices, because all of them are open.
const openCount = 50;

interface LoadResult {
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
  readonly client: Client;
  readonly sentMs: number;
  readonly kind: Kind;
  readonly text: string;
}

export function runLoads(): readonly LoadResult[] {
  const base = fillBase(invoices);
  return loads.map((load) => runLoad(base, load));
}

/**
 * The script carries out each call when it starts, and the timeline then says how long the call takes beside the others.
 * So the costs are real and so are the queues; what executions do to each other's data is left to the simulator.
 */
function runLoad(base: FilledBase, load: Load): LoadResult {
  const workspace = openWorkspace(base);
  const { emulator, lockWatch } = workspace.bench;
  const { clock, owner, properties, folder } = emulator.world;
  made(workspace, 'webhook_endpoints', { url: 'https://receiver.example/hooks', event_types: ['*'] });
  const proven = writeRateLock({ chosen: 'user', changedMs: 0, account: owner });
  properties.open('script').set(rateLockName, proven);
  const clients = Array.from({ length: load.clients }, (_, index): Client => {
    const key = chooseCommand(emulator, 'createApiKey', [`Client ${index}`, 'full']);
    return { key, random: createRandom(`load/${index}`) };
  });
  // The first request after a change of the keys reads the table of keys, so each client sends one before the measurement.
  for (const { key } of clients) workspace.bench.send(key, 'GET', '/api/v1/me');
  clock.advance(60_000);
  const timeline = createTimeline(createRandom('load/lock'));
  const overheadMs = frontEndMs + startMsPerKib * (statSync(join(folder.path, 'Code.js')).size / 1024);
  const { readCallsMax, writeCallsMax, writeGatherMs } = PACKING_SETTINGS;
  const queueOf = (callsMax: number, gatherMs: number) =>
    createPackQueue<Waiting>(PACKING_SETTINGS, { callsMax, gatherMs }, Number.POSITIVE_INFINITY);
  const queues = { read: queueOf(readCallsMax, 0), write: queueOf(writeCallsMax, writeGatherMs) };
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
    const queued = { caller: client.key, length: text.length, isAlone: false };
    if (!queues[kind].enter({ ...queued, client, sentMs, kind, text }, sentMs))
      throw new Error(`The gateway refuses ${id}.`);
    startCalls(sentMs);
  };
  const call = (requests: readonly Waiting[], nowMs: number): void => {
    calls += 1;
    const texts = requests.map(({ text }) => text);
    const body = texts.length > 1 ? writePack(texts) : (texts[0] ?? '');
    const post = { method: 'POST', queryString: '', contentType: 'text/plain', body } as const;
    const ended = (endMs: number): void => {
      for (const { client, kind, sentMs } of requests) {
        times[kind].push(endMs - sentMs);
        timeline.at(endMs + client.random.next() * load.thinkMs, (ms) => send(client, ms));
      }
      for (const queue of Object.values(queues)) queue.ended(requests, endMs);
      startCalls(endMs);
    };
    const answer = execute(nowMs + overheadMs, () => emulator.webApp(post), ended);
    if (answer.kind === 'html') throw new Error(answer.failure ?? answer.html);
    const said = JSON.parse(answer.content) as ResponseEnvelope & { responses?: ResponseEnvelope[] };
    for (const { status, body: told } of said.responses ?? [said])
      if (status >= 300) throw new Error(`A request was answered ${status}: ${JSON.stringify(told)}`);
  };
  const startCalls = (nowMs: number): void => {
    for (const queue of Object.values(queues)) {
      for (let some = queue.next(nowMs); some !== null; some = queue.next(nowMs)) call(some, nowMs);
      if (queue.readyMs() > nowMs) timeline.at(queue.readyMs(), startCalls);
    }
  };

  for (const client of clients) timeline.at(client.random.next() * load.thinkMs, (ms) => send(client, ms));
  const tick = (name: string) => () =>
    emulator.run(name, [], { kind: 'time_trigger', activeUser: localOwner });
  for (const [name, afterMs] of Object.entries(triggers))
    timeline.at(afterMs, (ms) => execute(ms, tick(name), () => undefined));
  timeline.runUntil(durationMs);
  return { load, times, calls };
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

const perSecond = (times: readonly number[]): number => times.length / (durationMs / 1000);
const shown = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(10)).join('');

/** A line for the reads and one for the writes of each load. */
export function loadTable(results: readonly LoadResult[]): string {
  const headings = 'clients writes think kind answers a_second goal p50 p95 calls'.split(' ');
  const lines = results.flatMap(({ load, times, calls }) =>
    kinds.map((kind) => {
      const sorted = [...times[kind]].sort((one, other) => one - other);
      const within = (share: number): string =>
        sorted.length === 0 ? '' : ((sorted[Math.floor(sorted.length * share)] ?? 0) / 1000).toFixed(2);
      const asked = [`${load.clients}`, `${load.writeShare * 100} %`, `${load.thinkMs / 1000} s`, kind];
      const goal = load.goal?.kind === kind ? `${load.goal.perSecond}` : '';
      const answered = [`${sorted.length}`, perSecond(sorted).toFixed(2), goal];
      return shown([...asked, ...answered, within(0.5), within(0.95), `${calls}`]);
    }),
  );
  return [shown(headings), ...lines].join('\n');
}

/** One sentence for a goal that is missed. */
export function missedLoads({ load: { clients, goal }, times }: LoadResult): string[] {
  if (goal === undefined || perSecond(times[goal.kind]) >= goal.perSecond) return [];
  return [`${clients} clients get fewer than ${goal.perSecond} ${goal.kind}s a second.`];
}
