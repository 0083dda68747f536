/** Measures every operation on a workspace of so many invoices. */
import { openStage } from './workbook/open-stage.ts';
import type { Operation, Stage } from './operations/operation.ts';
import { operations } from './operations/operations.ts';

/** What an operation has cost, in the words of the report. */
export interface Measurement {
  readonly op: string;
  /** Invoices in the workbook. */
  readonly rows: number;
  readonly document_calls: number;
  readonly cells_read: number;
  readonly cells_written: number;
  /** On the virtual clock, Google's own overhead of a request left out. */
  readonly ms: number;
  /** The longest that it kept all writes waiting. */
  readonly locked_ms: number;
}

export interface Ledger {
  readonly measurements: readonly Measurement[];
  /** Cells of the workbook before anything was measured, blank ones among them, as Google counts. */
  readonly cells: number;
}

// Between two requests of one client: the rate limit is measured apart.
const pauseMs = 1000;
const windowMs = 60_000;

/** @param isSorted true when a person has sorted the invoices; their names then end in `_sorted` */
export function measureRows(rows: number, isSorted = false): Ledger {
  const stage = openStage(rows, isSorted);
  const { world } = stage.bench.emulator;
  const cells = world.workbook
    .toSnapshot()
    .sheets.reduce((sum, sheet) => sum + sheet.maxRows * sheet.maxColumns, 0);
  const measurements = operations.map((operation) => {
    const { usage, lockedMs } = measure(stage, operation);
    return {
      op: isSorted ? `${operation.name}_sorted` : operation.name,
      rows,
      document_calls: usage.documentCalls,
      cells_read: usage.cellsRead,
      cells_written: usage.cellsWritten,
      ms: Math.round(usage.ms),
      locked_ms: Math.round(lockedMs),
    };
  });
  return { measurements, cells };
}

function measure(stage: Stage, { name, status, prepare, run }: Operation) {
  const { emulator, lockWatch } = stage.bench;
  const { clock } = emulator.world;
  // Whatever was admitted before has left the window of the rate limit.
  if (prepare !== undefined) clock.advance(windowMs);
  const prepared = prepare?.(stage) ?? '';
  if (status !== 429) clock.advance(pauseMs);
  lockWatch.takeLongestMs();
  const answer = run(stage, prepared);
  const lockedMs = lockWatch.takeLongestMs();
  if (answer.status !== status)
    throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return { usage: answer.usage, lockedMs };
}
