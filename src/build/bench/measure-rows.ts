/** Measures every operation on a workspace with a given number of invoices. */
import { prepareWorkspace } from './workbook/prepare-workspace.ts';
import type { Operation, PreparedWorkspace } from './operations/operation.ts';
import { operations } from './operations/operations.ts';

/** The measured cost of one operation, with the field names of the JSON report. */
export interface Measurement {
  readonly op: string;
  /** Invoices in the workbook. */
  readonly rows: number;
  readonly document_calls: number;
  readonly cells_read: number;
  readonly cells_written: number;
  /** Milliseconds on the virtual clock, without Google's own overhead of a request. */
  readonly ms: number;
  /** The same with an estimate of what the published measurements leave out. */
  readonly pessimistic_ms: number;
  /** The longest time in milliseconds that it held the lock, and so kept all writes waiting. */
  readonly locked_ms: number;
}

export interface Ledger {
  readonly measurements: readonly Measurement[];
  /** Cells of the workbook before the first measurement. Blank cells count too, as they do for Google. */
  readonly cells: number;
}

// The pause between two requests keeps them below the rate limit, which an operation of its own measures.
const pauseMs = 1000;
const windowMs = 60_000;

/** @param isSorted true when a person has sorted the invoices; their names then end in `_sorted` */
export function measureRows(rows: number, isSorted = false): Ledger {
  const workspace = prepareWorkspace(rows, isSorted);
  const { world } = workspace.bench.emulator;
  const cells = world.workbook
    .toSnapshot()
    .sheets.reduce((sum, sheet) => sum + sheet.maxRows * sheet.maxColumns, 0);
  const measurements = operations.map((operation) => {
    const { usage, lockedMs } = measure(workspace, operation);
    return {
      op: isSorted ? `${operation.name}_sorted` : operation.name,
      rows,
      document_calls: usage.documentCalls,
      cells_read: usage.cellsRead,
      cells_written: usage.cellsWritten,
      ms: Math.round(usage.ms),
      pessimistic_ms: Math.round(usage.pessimisticMs),
      locked_ms: Math.round(lockedMs),
    };
  });
  return { measurements, cells };
}

function measure(workspace: PreparedWorkspace, { name, status, prepare, run }: Operation) {
  const { emulator, lockWatch } = workspace.bench;
  const { clock } = emulator.world;
  // After this minute the rate limit counts none of the requests before.
  if (prepare !== undefined) clock.advance(windowMs);
  const prepared = prepare?.(workspace) ?? '';
  if (status !== 429) clock.advance(pauseMs);
  lockWatch.takeLongestMs();
  const answer = run(workspace, prepared);
  const lockedMs = lockWatch.takeLongestMs();
  if (answer.status !== status)
    throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return { usage: answer.usage, lockedMs };
}
