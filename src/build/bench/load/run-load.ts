/**
 * Runs many clients at once against one workspace: each execution has a clock of its own, is paused before each call
 * that takes time, and whoever is furthest behind goes on. What they share is the workbook, the cache and the lock.
 */
import { invoices } from '../../../core/resources/invoices.ts';
import { payments } from '../../../core/resources/payments.ts';
import { recordTable } from '../../../core/store/table.ts';
import { createScriptContext } from '../../../local/emulator/loader/script-context.ts';
import { sheetNamed } from '../../../local/emulator/spreadsheet/workbook/workbook.ts';
import { chooseCommand } from '../../../local/runtime/menu-command.ts';
import type { PendingCall, Process } from '../../../local/simulator/execution/process.ts';
import { createRandom } from '../../../local/simulator/schedule/seeded-random.ts';
import { openStage } from '../open-stage.ts';
import type { Stage } from '../operation.ts';
import { type Answered, createClient } from './client.ts';
import { createLockQueue } from './lock-queue.ts';

export interface Load {
  readonly rows: number;
  readonly clients: number;
  readonly thinkMsMax: number;
  readonly writeShare: number;
  readonly durationMs: number;
}

export interface LoadResult {
  readonly load: Load;
  readonly answers: readonly Answered[];
  /** Acknowledged creates whose record does not stand in the sheet exactly once. */
  readonly lost: number;
}

export function runLoad(load: Load): LoadResult {
  const stage = openStage(load.rows, false);
  const { emulator } = stage.bench;
  const { clock } = emulator.world;
  const keys = Array.from({ length: load.clients }, (_, index) =>
    chooseCommand(emulator, 'createApiKey', [`Client ${index}`, 'full']),
  );
  // The first request after new keys reads them all; that is not what is measured.
  for (const key of keys) stage.bench.send(key, 'GET', '/api/v1/me');
  clock.advance(60_000);
  const startMs = clock.now();
  const lock = createLockQueue();
  const turn: { process: Process | null; atMs: number } = { process: null, atMs: startMs };
  const carryOut = (process: Process, pending: PendingCall): unknown => {
    // One call that takes time a turn, so that another execution may be first with its next.
    if (pending.call.ms === 0) return pending.perform();
    if (turn.process !== process) return process.pause();
    turn.process = null;
    // What it remembers has put its clock back to where it stood before it waited.
    process.clock.set(Math.max(process.clock.now(), turn.atMs));
    if (!lock.mayAsk(process, pending)) return process.pause();
    clock.advance(process.clock.now() - clock.now());
    const result = pending.perform();
    lock.observe(process, pending, result);
    return result;
  };
  const context = createScriptContext(emulator.world.folder.path, emulator.world.folder.manifest.timeZone);
  const clients = keys.map((key, index) =>
    createClient({
      stage,
      key,
      name: `client-${index}`,
      random: createRandom(`load/${index}`),
      context,
      startMs,
      thinkMsMax: load.thinkMsMax,
      writeShare: load.writeShare,
      carryOut,
    }),
  );
  const answers: Answered[] = [];
  for (;;) {
    const next = clients.reduce((first, client) =>
      lock.readyMs(client.process) < lock.readyMs(first.process) ? client : first,
    );
    const { process } = next;
    if (lock.readyMs(process) > startMs + load.durationMs) break;
    turn.process = process;
    turn.atMs = lock.readyMs(process);
    process.resume();
    if (process.outcome === null) continue;
    lock.ended(process);
    answers.push(next.goOn());
  }
  return { load, answers, lost: lostOf(stage, answers) };
}

function lostOf({ bench }: Stage, answers: readonly Answered[]): number {
  const counts = new Map<string, number>();
  for (const resource of [invoices, payments]) {
    const { idIndex } = recordTable(resource);
    for (const row of sheetNamed(bench.emulator.world.workbook, resource.sheet)?.rows ?? [])
      counts.set(String(row[idIndex]), (counts.get(String(row[idIndex])) ?? 0) + 1);
  }
  return answers.filter(({ createdId }) => createdId !== null && counts.get(createdId) !== 1).length;
}
