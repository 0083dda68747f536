/** Writes what became of deliveries, by their ids, wherever they stand by now. */
import { flushCells } from '../../store/write/buffer-cells.ts';
import { holdLock } from '../../store/hold-lock.ts';
import type { Delivery } from '../deliveries/delivery.ts';
import { placeAgain, type PlacedDelivery, writeProgress } from '../deliveries/delivery-sheet.ts';
import { judgeAttempt } from '../deliveries/judge-attempt.ts';
import type { Run } from './run.ts';
import type { Outcome } from './send-group.ts';
import { expectDue } from './state.ts';

/** Judges the attempts and writes the results; what was not sent after all is due again. */
export function recordOutcomes(run: Run, outcomes: readonly Outcome[]): void {
  const placed = outcomes.map((outcome) => judged(run, outcome));
  writeBack(run, placed);
}

/** Gives up deliveries whose event nobody can find any more. */
export function giveUpLost(run: Run, lost: readonly PlacedDelivery[]): void {
  const failed = lost.map(({ row, delivery }) => ({
    row,
    delivery: { ...delivery, dueMs: null, status: 'failed' as const },
  }));
  writeBack(run, failed);
}

function judged(run: Run, { parcel, attempt }: Outcome): PlacedDelivery {
  const { row, delivery } = parcel.placed;
  if (attempt === null) return { row, delivery: untried(delivery, run.workspace.clock.now()) };
  const { delivery: after, verdict } = judgeAttempt(delivery, attempt);
  const { endpointId } = delivery;
  run.findings = { ...run.findings, verdicts: [...run.findings.verdicts, { endpointId, verdict }] };
  return { row, delivery: after };
}

function untried(delivery: Delivery, nowMs: number): Delivery {
  return { ...delivery, attempts: delivery.attempts - 1, dueMs: nowMs };
}

function writeBack(run: Run, placed: readonly PlacedDelivery[]): void {
  if (placed.length === 0) return;
  const { session, workspace } = run;
  holdLock(session, () => {
    writeProgress(session, placeAgain(session, placed));
    if (session.hasUnflushedWrites) flushCells(session);
    expectDue(
      workspace,
      placed.flatMap(({ delivery }) => delivery.dueMs ?? []),
    );
  });
}
