/** Writes the measurements as a table for a terminal, each operation beside its budgets. */
import { type Budget, budgetOf, cellsMax, lockedMsMax, ownBudgetOf, pessimisticBudgetOf } from './budgets.ts';
import type { Ledger, Measurement } from './measure-rows.ts';

/** One line for each budget that an operation or the workbook exceeds; none when all budgets hold. */
export function excessesOf({ measurements, cells }: Ledger): string[] {
  const found = measurements.flatMap((measurement) => {
    const { op, rows, ms, document_calls: calls, locked_ms: locked, pessimistic_ms } = measurement;
    const at = `${op} at ${rows} invoices`;
    const over = (budget: Budget | null, of: string): string[] => [
      ...(budget !== null && ms > budget.ms ? [`${at} takes ${ms} ms of ${of}${budget.ms}.`] : []),
      ...(budget !== null && calls > budget.documentCalls
        ? [`${at} makes ${calls} document calls of ${of}${budget.documentCalls}.`]
        : []),
    ];
    const design = over(budgetOf(op, rows), '');
    const own = ownBudgetOf(op, rows);
    const ours = own === null ? [`${op} has no budget in own-budgets.ts.`] : over(own, 'our own ');
    return [
      ...(design.length > 0 ? design : ours),
      ...(pessimistic_ms > (pessimisticBudgetOf(op) ?? Number.POSITIVE_INFINITY)
        ? [`${at} takes ${pessimistic_ms} ms of ${pessimisticBudgetOf(op)} by the pessimistic model.`]
        : []),
      ...(op === 'create3' && locked > lockedMsMax
        ? [`${at} keeps the lock for ${locked} ms of ${lockedMsMax}.`]
        : []),
    ];
  });
  return cells > cellsMax ? [...found, `The workbook has ${cells} cells of ${cellsMax}.`] : found;
}

const columns = [
  'operation',
  'invoices',
  'calls',
  'most',
  'ours',
  'read',
  'written',
  'locked',
  'ms',
  'budget',
  'ours',
  'pessim.',
  'budget',
];
const nameWidth = 26;
const width = 9;

export function ledgerTable(ledgers: readonly Ledger[]): string {
  const rows = ledgers.flatMap(({ measurements }) => measurements.map(cellsOf));
  const sizes = ledgers.map(
    ({ measurements, cells }) =>
      `The workbook of ${measurements[0]?.rows ?? 0} invoices has ${cells.toLocaleString('en')} cells.`,
  );
  return [columns, ...rows]
    .map(line)
    .concat('', [...new Set(sizes)])
    .join('\n');
}

function cellsOf(measurement: Measurement): string[] {
  const { op, rows, document_calls, cells_read, cells_written, locked_ms, ms, pessimistic_ms } = measurement;
  const [budget, own] = [budgetOf(op, rows), ownBudgetOf(op, rows)];
  const shown = (limit: number | undefined): string =>
    limit === undefined || !Number.isFinite(limit) ? '' : String(limit);
  return [
    op,
    String(rows),
    String(document_calls),
    shown(budget?.documentCalls),
    shown(own?.documentCalls),
    String(cells_read),
    String(cells_written),
    String(locked_ms),
    String(ms),
    shown(budget?.ms),
    shown(own?.ms),
    String(pessimistic_ms),
    shown(pessimisticBudgetOf(op) ?? undefined),
  ];
}

function line(cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(nameWidth) : cell.padStart(width))).join('');
}
