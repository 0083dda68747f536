/** Runs many clients at once against one workspace, with the triggers of the clock beside them. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ResponseEnvelope } from '../../../src/core/api/message.ts';
import { type RateLock, rateLockName, writeRateLock } from '../../../src/core/access/rate-lock.ts';
import { invoices } from '../../../src/core/resources/invoices.ts';
import { payments } from '../../../src/core/resources/payments.ts';
import { recordTable } from '../../../src/core/store/table.ts';
import type { PackingSettings } from '../../../src/gateway/transport/packing-settings.ts';
import { runWebApp } from '../../../src/emulator/web-app/run-web-app.ts';
import { createWebAppEvent } from '../../../src/emulator/web-app/web-app-event.ts';
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { chooseCommand } from '../../../src/local/runtime/menu-command.ts';
import { createRandom } from '../../seeded-random.ts';
import { made, type PreparedWorkspace } from '../operations/operation.ts';
import { prepareWorkspace } from '../workbook/prepare-workspace.ts';
import { type Answered, createClient, type Outgoing } from './client.ts';
import { createExecutions } from './executions.ts';
import { createLoadGateway, type GatewayCall, refusal } from './load-gateway.ts';
import { createLockQueues } from './lock-queue.ts';

export interface Load {
  readonly rows: number;
  readonly clients: number;
  readonly thinkMsMax: number;
  readonly writeShare: number;
  readonly durationMs: number;
  /** How the gateway lets requests travel together. */
  readonly packing: PackingSettings;
  /** Who of those that wait gets a lock. */
  readonly lockOrder: 'random' | 'fifo';
  /** The lock under which requests are counted. */
  readonly rateLock: RateLock['chosen'];
}

export interface LoadResult {
  readonly load: Load;
  readonly answers: readonly Answered[];
  /** The number of calls of the web app. */
  readonly calls: number;
  /** The number of acknowledged creates whose record is not in the sheet exactly once. */
  readonly lost: number;
}

const dayMs = 86_400_000;

// A call of the web app takes this long outside the script, by measurements of Google's front end and of its start of a script.
const frontEndMs = 750;
const startMsPerKib = 0.45;

// The triggers of the clock run beside the clients: the first soon, so that each load meets both.
const dispatcher = { functionName: 'runDispatcher', firstMs: 5_000, everyMs: 60_000 };
const sweep = { functionName: 'sweepRows', firstMs: 12_000, everyMs: 3_600_000 };

export function runLoad(load: Load): LoadResult {
  const workspace = prepareWorkspace(load.rows);
  const { emulator } = workspace.bench;
  made(workspace, 'webhook_endpoints', { url: 'https://receiver.example/hooks', event_types: ['*'] });
  const changedMs = emulator.world.clock.now() - dayMs;
  const rateLock = writeRateLock({ chosen: load.rateLock, changedMs, account: emulator.world.owner });
  emulator.world.properties.open('script').set(rateLockName, rateLock);
  const keys = Array.from({ length: load.clients }, (_, index) =>
    chooseCommand(emulator, 'createApiKey', [`Client ${index}`, 'full']),
  );
  // The first request after a change of the keys reads the table of keys, so each client sends one before the measurement.
  for (const key of keys) workspace.bench.send(key, 'GET', '/api/v1/me');
  emulator.world.clock.advance(60_000);
  const startMs = emulator.world.clock.now();
  const lockRandom = load.lockOrder === 'random' ? createRandom('load/lock') : null;
  const executions = createExecutions(emulator, createLockQueues(lockRandom));
  const clients = keys.map((key, index) => {
    const { thinkMsMax, writeShare } = load;
    const random = createRandom(`load/${index}`);
    return createClient({ workspace, name: `client-${index}`, key, random, startMs, thinkMsMax, writeShare });
  });
  const overheadMs = frontEndMs + startMsPerKib * scriptKib(emulator.world.folder.path);
  const gateway = createLoadGateway(load.packing);
  const answers: Answered[] = [];
  let calls = 0;
  const answer = ({ client }: Outgoing, answered: ResponseEnvelope, nowMs: number): void =>
    void answers.push(client.takeAnswer(answered, nowMs));

  const startCall = ({ text, requests, read, ended }: GatewayCall, nowMs: number): void => {
    const post = { method: 'POST', queryString: '', contentType: 'text/plain', body: text } as const;
    const event = createWebAppEvent(post);
    const isStarted = executions.start({
      functionName: 'doPost',
      makeArguments: () => [event],
      kind: 'web_app',
      runMs: nowMs + overheadMs,
      ended(outcome, endMs) {
        const response = runWebApp(() => outcome, post, '');
        if (response.kind === 'html') throw new Error(response.failure ?? response.html);
        const answered = read(response.content);
        for (const [index, request] of requests.entries()) answer(request, answered[index] ?? refusal, endMs);
        ended(endMs);
        startCalls(endMs);
      },
    });
    if (isStarted) {
      calls += 1;
      return;
    }
    ended(nowMs);
    for (const request of requests) answer(request, refusal, nowMs);
  };
  const startCalls = (nowMs: number): void => {
    for (let call = gateway.next(nowMs); call !== null; call = gateway.next(nowMs)) startCall(call, nowMs);
  };

  const triggers = [dispatcher, sweep].map((trigger) => ({ ...trigger, atMs: startMs + trigger.firstMs }));
  const happenings = (): Happening[] => [
    ...clients.map((client) => ({
      atMs: client.sendMs,
      happen(nowMs: number) {
        const request = client.send();
        if (!gateway.enter(request, nowMs)) answer(request, refusal, nowMs);
        startCalls(nowMs);
      },
    })),
    { atMs: gateway.readyMs(), happen: startCalls },
    {
      atMs: gateway.overdueMs(),
      happen(nowMs) {
        const request = gateway.takeOverdue();
        if (request !== null) answer(request, refusal, nowMs);
      },
    },
    ...triggers.map((trigger) => ({
      atMs: trigger.atMs,
      happen(nowMs: number) {
        const { functionName } = trigger;
        const order = { functionName, makeArguments: () => [], kind: 'time_trigger', runMs: nowMs } as const;
        // A trigger that finds no slot fails at Google, too.
        executions.start({ ...order, ended: () => undefined });
        trigger.atMs += trigger.everyMs;
      },
    })),
  ];

  for (;;) {
    const next = happenings().reduce((first, one) => (one.atMs < first.atMs ? one : first));
    const readyMs = executions.readyMs();
    if (Math.min(next.atMs, readyMs) > startMs + load.durationMs) break;
    if (next.atMs <= readyMs) next.happen(next.atMs);
    else executions.goOn(next.atMs);
  }
  return { load, answers, calls, lost: lostOf(workspace, answers) };
}

/** Something that does not happen inside an execution. */
interface Happening {
  readonly atMs: number;
  happen(nowMs: number): void;
}

/** The size of what Google starts for a call, in KiB. */
function scriptKib(folder: string): number {
  return statSync(join(folder, 'Code.js')).size / 1024;
}

function lostOf({ bench }: PreparedWorkspace, answers: readonly Answered[]): number {
  const counts = new Map<string, number>();
  for (const resource of [invoices, payments]) {
    const { idIndex } = recordTable(resource);
    for (const row of sheetNamed(bench.emulator.world.workbook, resource.sheet)?.rows ?? [])
      counts.set(String(row[idIndex]), (counts.get(String(row[idIndex])) ?? 0) + 1);
  }
  return answers.filter(({ createdId }) => createdId !== null && counts.get(createdId) !== 1).length;
}
