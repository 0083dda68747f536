/** Writes the measurements as a table for a terminal, each operation beside its goal, and names the goals that are missed. */
import { cellsMax, goalOf, lockedMsMax } from './budgets.ts';
import type { Measured, Measurement } from './measure.ts';

const counted = (count: number): string => count.toLocaleString('en');
const seconds = (ms: number | null): string => (ms === null ? '' : (ms / 1000).toFixed(2));

/** The columns of the table by their headings. */
const columns: readonly (readonly [heading: string, cellOf: (one: Measurement) => string])[] = [
  ['invoices', ({ rows }) => counted(rows)],
  ['calls', ({ document_calls }) => counted(document_calls)],
  ['goal', ({ op, rows }) => String(goalOf(op, rows).calls ?? '')],
  ['read', ({ cells_read }) => counted(cells_read)],
  ['written', ({ cells_written }) => counted(cells_written)],
  ['locked', ({ locked_ms }) => seconds(locked_ms)],
  ['seconds', ({ ms }) => seconds(ms)],
  ['goal', ({ op, rows }) => seconds(goalOf(op, rows).ms)],
  ['pessim.', ({ pessimistic_ms }) => seconds(pessimistic_ms)],
  ['goal', ({ op, rows }) => seconds(goalOf(op, rows).pessimisticMs)],
];
const nameWidth = 20;
const width = 10;

/** One row for each operation at each size. */
export function costTable(measured: readonly Measured[]): string {
  const lines = measured.flatMap(({ measurements }) =>
    measurements.map((one) => line([one.op, ...columns.map(([, cellOf]) => cellOf(one))])),
  );
  const said = measured.map(
    ({ rows, cells }) => `The workbook of ${counted(rows)} invoices has ${counted(cells)} cells.`,
  );
  return [line(['operation', ...columns.map(([heading]) => heading)]), ...lines, '', ...said].join('\n');
}

const line = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(nameWidth) : cell.padStart(width))).join('');

/** One sentence for each goal that is missed; none when all are met. */
export function missedGoals({ measurements, cells }: Measured): string[] {
  const missed = measurements.flatMap(({ op, rows, ms, document_calls, pessimistic_ms, locked_ms }) => {
    const goal = goalOf(op, rows);
    const over = (does: string, figure: number, most: number | null, unit: string): string[] =>
      most === null || figure <= most
        ? []
        : [`${op} at ${rows} invoices ${does} ${figure} of ${most} ${unit}.`];
    return [
      ...over('takes', ms, goal.ms, 'ms'),
      ...over('makes', document_calls, goal.calls, 'document calls'),
      ...over('takes', pessimistic_ms, goal.pessimisticMs, 'ms by the pessimistic model'),
      ...over('holds a lock for', locked_ms, lockedMsMax, 'ms'),
    ];
  });
  return cells > cellsMax ? [...missed, `The workbook has ${cells} of ${cellsMax} cells.`] : missed;
}
