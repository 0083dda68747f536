/** Measures the operations of one group in a prepared workspace. */
import type { Operation, PreparedWorkspace } from './operations/operation.ts';
import { sortedSuffix } from './operations/operations.ts';

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
  /** Milliseconds of processor time that the script took on this machine, without the services it called. */
  readonly cpu_ms: number;
}

/** What was measured in workbooks of one size. */
export interface Ledger {
  /** Invoices in the workbooks. */
  readonly rows: number;
  readonly measurements: readonly Measurement[];
  /** Cells of the workbook before a measurement. Blank cells count too, as they do for Google. */
  readonly cells: number;
}

// The pause between two requests keeps them below the rate limit, which an operation of its own measures.
const pauseMs = 1000;
const windowMs = 60_000;

/** Measures operations one after the other. @param rows the number of invoices of the workspace */
export function measureGroup(
  workspace: PreparedWorkspace,
  operations: readonly Operation[],
  { rows, isSorted }: { readonly rows: number; readonly isSorted: boolean },
): readonly Measurement[] {
  return operations.map((operation) => {
    const { usage, lockedMs, cpuMs } = measure(workspace, operation);
    return {
      op: isSorted ? operation.name + sortedSuffix : operation.name,
      rows,
      document_calls: usage.documentCalls,
      cells_read: usage.cellsRead,
      cells_written: usage.cellsWritten,
      ms: Math.round(usage.ms),
      pessimistic_ms: Math.round(usage.pessimisticMs),
      locked_ms: Math.round(lockedMs),
      cpu_ms: Math.round(cpuMs),
    };
  });
}

function measure(workspace: PreparedWorkspace, { name, status, prepare, run }: Operation) {
  const { emulator, lockWatch, cpuWatch } = workspace.bench;
  const { clock } = emulator.world;
  // After this minute the rate limit counts none of the requests before.
  if (prepare !== undefined) clock.advance(windowMs);
  const prepared = prepare?.(workspace) ?? '';
  if (status !== 429) clock.advance(pauseMs);
  lockWatch.takeLongestMs();
  cpuWatch.takeMs();
  const answer = run(workspace, prepared);
  const cpuMs = cpuWatch.takeMs();
  const lockedMs = lockWatch.takeLongestMs();
  if (answer.status !== status)
    throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return { usage: answer.usage, lockedMs, cpuMs };
}
