/** Writes the results of deliveries by their ids, wherever their rows stand by now. */
import { propertyCacheName } from '../../store/property-records.ts';
import { readEndpoints } from '../endpoints/endpoint-table.ts';
import { flushCells } from '../../store/write/buffer-cells.ts';
import { holdLock } from '../../store/transaction/hold-lock.ts';
import type { Delivery } from '../deliveries/delivery.ts';
import { locateAgain, type PlacedDelivery, writeProgress } from '../deliveries/delivery-sheet.ts';
import { judgeAttempt } from '../deliveries/judge-attempt.ts';
import { expectDue } from './cached-state.ts';
import { permissionPauseMs } from './limits.ts';
import { note, noteEnabled, type Run } from './run.ts';
import type { DeliveryOutcome } from './send-group.ts';

/** Judges the attempts and writes the results; a delivery that was not sent is due again. */
export function recordOutcomes(run: Run, outcomes: readonly DeliveryOutcome[]): void {
  writeBack(
    run,
    outcomes.map((outcome) => judge(run, outcome)),
  );
}

/** Fails deliveries whose event is not in the journal any more. */
export function failLostDeliveries(run: Run, lost: readonly PlacedDelivery[]): void {
  const failed = lost.map(({ row, delivery }) => ({
    row,
    delivery: { ...delivery, dueMs: null, status: 'failed' as const },
  }));
  writeBack(run, failed);
}

function judge(run: Run, { message, attempt }: DeliveryOutcome): PlacedDelivery {
  const { row, delivery } = message.placed;
  if (attempt === null) {
    const pauseMs = run.sent.refusal === 'permission' ? permissionPauseMs : 0;
    return { row, delivery: releaseLease(delivery, run.workspace.clock.now() + pauseMs) };
  }
  const { delivery: after, verdict } = judgeAttempt(delivery, attempt);
  note(run, [{ endpointId: delivery.endpointId, atMs: attempt.endedMs, kind: verdict }]);
  return { row, delivery: after };
}

function releaseLease(delivery: Delivery, dueMs: number): Delivery {
  return { ...delivery, attempts: delivery.attempts - 1, dueMs };
}

function writeBack(run: Run, placed: readonly PlacedDelivery[]): void {
  if (placed.length === 0) return;
  const { session, workspace } = run;
  holdLock(session, () => {
    writeProgress(session, locateAgain(session, placed));
    if (session.hasUnflushedWrites) flushCells(session);
    noteEnabled(run, readEndpoints(workspace, workspace.cache.get(propertyCacheName) ?? undefined));
    expectDue(
      workspace,
      placed.flatMap(({ delivery }) => delivery.dueMs ?? []),
    );
  });
}
