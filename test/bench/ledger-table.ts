/** Writes the measurements as a table for a terminal, each operation beside its budgets. */
import { type Budget, budgetOf, cellsMax, ownLimitsOf, pessimisticBudgetOf } from './budgets.ts';
import type { Ledger, Measurement } from './measure-group.ts';

/** One line for each budget that an operation or the workbook exceeds; none when all budgets hold. */
export function excessesOf({ measurements, cells }: Ledger): string[] {
  const found = measurements.flatMap((measurement) => {
    const { op, rows, ms, document_calls: calls, locked_ms: locked, pessimistic_ms } = measurement;
    const at = `${op} at ${rows} invoices`;
    const over = (budget: Budget, of: string): string[] => [
      ...(ms > budget.ms ? [`${at} takes ${ms} ms of ${of}${budget.ms}.`] : []),
      ...(calls > budget.documentCalls
        ? [`${at} makes ${calls} document calls of ${of}${budget.documentCalls}.`]
        : []),
    ];
    const own = ownLimitsOf(op, rows);
    const design = budgetOf(op, rows);
    const overDesign = design === null ? [] : over(design, '');
    const pessimisticMax = Math.min(own.pessimisticMs, pessimisticBudgetOf(op) ?? own.pessimisticMs);
    return [
      ...(overDesign.length > 0 ? overDesign : over(own, 'our own ')),
      ...(pessimistic_ms > pessimisticMax
        ? [`${at} takes ${pessimistic_ms} ms of ${pessimisticMax} by the pessimistic model.`]
        : []),
      ...(locked > own.lockedMs ? [`${at} keeps the lock for ${locked} ms of ${own.lockedMs}.`] : []),
    ];
  });
  return cells > cellsMax ? [...found, `The workbook has ${cells} cells of ${cellsMax}.`] : found;
}

/** The columns of the table by their headings. */
const columns: readonly (readonly [heading: string, cellOf: (measurement: Measurement) => number | null])[] =
  [
    ['invoices', ({ rows }) => rows],
    ['calls', ({ document_calls }) => document_calls],
    ['most', ({ op, rows }) => budgetOf(op, rows)?.documentCalls ?? null],
    ['ours', ({ op, rows }) => ownLimitsOf(op, rows).documentCalls],
    ['read', ({ cells_read }) => cells_read],
    ['written', ({ cells_written }) => cells_written],
    ['locked', ({ locked_ms }) => locked_ms],
    ['cpu', ({ cpu_ms }) => cpu_ms],
    ['ms', ({ ms }) => ms],
    ['budget', ({ op, rows }) => budgetOf(op, rows)?.ms ?? null],
    ['ours', ({ op, rows }) => ownLimitsOf(op, rows).ms],
    ['pessim.', ({ pessimistic_ms }) => pessimistic_ms],
    ['budget', ({ op }) => pessimisticBudgetOf(op)],
    ['ours', ({ op, rows }) => ownLimitsOf(op, rows).pessimisticMs],
  ];
const nameWidth = 26;
const width = 9;

export function ledgerTable(ledgers: readonly Ledger[]): string {
  const measurements = ledgers.flatMap((ledger) => ledger.measurements);
  const lines = measurements.map((one) => line([one.op, ...columns.map(([, cellOf]) => shown(cellOf(one)))]));
  const sizes = ledgers.map(
    ({ rows, cells }) => `The workbook of ${rows} invoices has ${cells.toLocaleString('en')} cells.`,
  );
  return [line(['operation', ...columns.map(([heading]) => heading)]), ...lines, '', ...sizes].join('\n');
}

const shown = (figure: number | null): string =>
  figure === null || !Number.isFinite(figure) ? '' : String(figure);

function line(cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(nameWidth) : cell.padStart(width))).join('');
}
