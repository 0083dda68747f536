/** Replaces the formulas in a record's row by their values, because a record must not change by itself. */
import { currencyDecimals } from '../../billing/currency.ts';
import { parseDecimal, roundDecimal, toNumber } from '../../billing/decimal.ts';
import { rowRanges } from '../../store/read/window.ts';
import { decodeText, encodeText } from '../../store/row/text-cell.ts';
import { seenLayout } from '../../store/session.ts';
import { cellFormat, type Table, type TableColumn } from '../../store/table.ts';
import { bufferCells, flushCells } from '../../store/write/buffer-cells.ts';
import type { Cell } from '../../workspace.ts';
import type { EditRun } from '../edit-run.ts';
import { type CellNote, noteAt } from '../notes/cell-notes.ts';
import { type SheetRow, standAsRead } from './read-rows.ts';

/** A formula in a cell of a row, with the value that is to stand in its place. */
interface FoundFormula extends SheetRow {
  /** Position in the table's columns. */
  readonly index: number;
  readonly column: TableColumn;
  readonly formula: string;
  readonly value: Cell;
}

// Google shows a note of a few lines; a formula can have 50,000 characters.
const shownLength = 200;

const shownPercents = '0.00####%';

/**
 * Replaces formulas in these rows, under the lock: a call for each group of neighbours, and two more where there are
 * any. A run that dies afterwards leaves plain values, as if the person had typed those. A formula whose value the
 * column cannot take stays, so that its owner can correct it.
 * @returns the notes that tell of them: the rows have to be read again when there are any; none when a person has moved
 * the rows meanwhile
 */
export function replaceFormulas(run: EditRun, table: Table, rows: readonly SheetRow[]): CellNote[] {
  const { session, typing } = run;
  const layout = seenLayout(session, table);
  const found = findFormulas(run, table, rows);
  if (found.length === 0) return [];
  const formats = found.map(({ row, index, column }) =>
    column.percent && typing.showsPercent(table.sheet, layout[index] ?? 1, { first: row, last: row })[0]
      ? shownPercents
      : cellFormat(column),
  );
  // So that no value is written into another record's row.
  const compared = ({ index }: FoundFormula, cells: readonly Cell[]): Cell[] =>
    [table.idIndex, index].map((at) => cells[at] ?? '');
  if (!standAsRead(session, table, found, compared)) return [];
  for (const [at, { row, index, value }] of found.entries())
    bufferCells(session, table.sheet, { row, column: layout[index] ?? 1 }, [[value]], [formats[at] ?? '@']);
  flushCells(session);
  return found.map(({ row, index, formula, value }) => {
    const shown = decodeText(String(value));
    const text = `The formula ${formula.slice(0, shownLength)} was replaced by its value, ${shown.slice(0, shownLength)}: a record does not change by itself.`;
    return noteAt({ session, table }, row, index, text);
  });
}

function findFormulas(run: EditRun, table: Table, rows: readonly SheetRow[]): FoundFormula[] {
  const layout = seenLayout(run.session, table);
  const currency = table.columns.findIndex(({ key }) => key === 'currency');
  return rowRanges(rows.map(({ row }) => row)).flatMap(({ first, last }) => {
    const formulas = run.formulas(table.sheet, { first, last });
    return rows
      .filter(({ row }) => row >= first && row <= last)
      .flatMap(({ row, cells }) =>
        table.columns.flatMap((column, index): FoundFormula[] => {
          const formula = formulas[row - first]?.[(layout[index] ?? 0) - 1] ?? '';
          const cell = cells[index] ?? '';
          const money = String(cells[currency] || run.session.settings.currency);
          const value = formula === '' ? null : plainValue(column, cell, { dayOf: run.typing.dayOf, money });
          return value === null ? [] : [{ row, cells, index, column, formula, value }];
        }),
      );
  });
}

/** The value as the column keeps it; null for an error, or for another kind of value. */
function plainValue(
  { cell: kind, decimal }: TableColumn,
  value: Cell,
  { dayOf, money }: { readonly dayOf: (instantMs: number) => string; readonly money: string },
): Cell | null {
  if (value === '') return value;
  if (decimal !== undefined && typeof value === 'number')
    return rounded(value, decimal.decimals ?? (decimal.money ? currencyDecimals(money) : null));
  if (kind !== 'text') return typeof value === kind ? value : null;
  if (value instanceof Date) return dayOf(value.getTime());
  return /^#(?:N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|DIV\/0!|ERROR!)/.test(String(value))
    ? null
    : encodeText(String(value));
}

// A double has at most fifteen digits that mean something. What no field could take stays as it was computed.
function rounded(value: number, decimals: number | null): number {
  const parsed = parseDecimal(Number(value.toPrecision(15)));
  if (!parsed.ok) return value;
  return toNumber(decimals === null ? parsed.value : roundDecimal(parsed.value, decimals));
}
