/**
 * Runs many clients at once against one workspace. Each execution has its own clock and pauses before each call that
 * takes time; the scheduler resumes the one with the earliest clock. They share the workbook, the cache and the lock.
 */
import { invoices } from '../../../core/resources/invoices.ts';
import { payments } from '../../../core/resources/payments.ts';
import { recordTable } from '../../../core/store/table.ts';
import { createScriptContext } from '../../../local/emulator/loader/script-context.ts';
import { sheetNamed } from '../../../local/emulator/spreadsheet/workbook/workbook.ts';
import { chooseCommand } from '../../../local/runtime/menu-command.ts';
import type { PendingCall, Process } from '../../../local/simulator/execution/process.ts';
import { createRandom } from '../../../local/simulator/schedule/seeded-random.ts';
import { simultaneousExecutionsMax } from '../../../local/web-app/execution-slots.ts';
import { prepareWorkspace } from '../workbook/prepare-workspace.ts';
import type { PreparedWorkspace } from '../operations/operation.ts';
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
  /** The number of acknowledged creates whose record is not in the sheet exactly once. */
  readonly lost: number;
}

export function runLoad(load: Load): LoadResult {
  const workspace = prepareWorkspace(load.rows, false);
  const { emulator } = workspace.bench;
  const { clock } = emulator.world;
  const keys = Array.from({ length: load.clients }, (_, index) =>
    chooseCommand(emulator, 'createApiKey', [`Client ${index}`, 'full']),
  );
  // The first request after a change of the keys reads the table of keys, so each client sends one before the measurement.
  for (const key of keys) workspace.bench.send(key, 'GET', '/api/v1/me');
  clock.advance(60_000);
  const startMs = clock.now();
  const lock = createLockQueue();
  const turn: { process: Process | null; atMs: number } = { process: null, atMs: startMs };
  const carryOut = (process: Process, pending: PendingCall): unknown => {
    // A turn allows one call that takes time, because another execution may have an earlier clock after it.
    if (pending.call.ms === 0) return pending.perform();
    if (turn.process !== process) return process.pause();
    turn.process = null;
    // The process replays its earlier calls, which sets its clock back to the time before it waited for the lock.
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
      workspace,
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
  const running = new Set<Process>();
  for (;;) {
    const next = clients.reduce((first, client) =>
      lock.readyMs(client.process) < lock.readyMs(first.process) ? client : first,
    );
    const { process } = next;
    if (lock.readyMs(process) > startMs + load.durationMs) break;
    if (!running.has(process) && running.size >= simultaneousExecutionsMax) {
      answers.push(next.takeRefusal());
      continue;
    }
    running.add(process);
    turn.process = process;
    turn.atMs = lock.readyMs(process);
    process.resume();
    if (process.outcome === null) continue;
    lock.ended(process);
    running.delete(process);
    answers.push(next.takeAnswer());
  }
  return { load, answers, lost: lostOf(workspace, answers) };
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
