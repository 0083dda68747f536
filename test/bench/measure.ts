/** Measures operations in workbooks of a given size: their calls, their cells, and their time by the latency model. */
import type { OperationName } from './budgets.ts';
import type { BenchOperation, PreparedWorkspace } from './operations/operation.ts';
import { operationGroups } from './operations/groups.ts';
import { fillBase, openPreparedWorkspace } from './prepare-workspace.ts';

/** The measured cost of one operation, with the field names of the JSON report. */
export interface Measurement {
  readonly op: OperationName;
  /** Invoices in the workbook. */
  readonly rows: number;
  readonly document_calls: number;
  readonly cells_read: number;
  readonly cells_written: number;
  /** Milliseconds on the virtual clock, without Google's own share of a request. */
  readonly ms: number;
  /** The same with an estimate of what the published measurements leave out. */
  readonly pessimistic_ms: number;
  /** The longest time in milliseconds that it held a lock, and so kept others waiting. */
  readonly locked_ms: number;
}

/** What was measured in workbooks of one size. */
export interface Measured {
  readonly rows: number;
  readonly measurements: readonly Measurement[];
  /** Cells of the workbook before a measurement. Blank cells count too, as they do for Google. */
  readonly cells: number;
}

// The pause between two requests keeps them below the rate limit, which an operation of its own measures.
const pauseMs = 1000;
const windowMs = 60_000;

/** Measures each group of operations in a workspace of its own. @param rows the number of invoices */
export function measureSize(rows: number, groups = operationGroups): Measured {
  const base = fillBase(rows);
  let cells = 0;
  const measurements = groups.flatMap((operations) => {
    const workspace = openPreparedWorkspace(base);
    const { sheets } = workspace.bench.emulator.world.workbook.data;
    cells = sheets.reduce((sum, { maxRows, maxColumns }) => sum + maxRows * maxColumns, 0);
    return operations.map((operation) => measure(workspace, operation, rows));
  });
  return { rows, measurements, cells };
}

function measure(workspace: PreparedWorkspace, operation: BenchOperation, rows: number): Measurement {
  const { name, status } = operation;
  const { lockWatch } = workspace.bench;
  const prepared = makeReady(workspace, operation);
  lockWatch.takeHolds();
  const { usage, ...answer } = operation.run(workspace, prepared);
  if (answer.status !== status)
    throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return {
    op: name,
    rows,
    document_calls: usage.documentCalls,
    cells_read: usage.cellsRead,
    cells_written: usage.cellsWritten,
    ms: Math.round(usage.ms),
    pessimistic_ms: Math.round(usage.pessimisticMs),
    locked_ms: Math.round(Math.max(0, ...lockWatch.takeHolds().map(({ fromMs, toMs }) => toMs - fromMs))),
  };
}

/** Prepares an operation, so that the rate limit refuses nothing but what is meant to be refused. */
export function makeReady(workspace: PreparedWorkspace, { status, prepare }: BenchOperation): string {
  const { clock } = workspace.bench.emulator.world;
  // After this minute the rate limit counts none of the requests before.
  if (prepare !== undefined) clock.advance(windowMs);
  const prepared = prepare?.(workspace) ?? '';
  if (status !== 429) clock.advance(pauseMs);
  return prepared;
}
