/** Reads percentages as a person sees them: Google stores a typed 19% as 0.19, and shows it as 19%. */
import { multiplyDecimals, parseDecimal, toNumber } from '../../billing/decimal.ts';
import type { Fields } from '../../schema/field.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Layout } from '../../store/layout.ts';
import type { Table } from '../../store/table.ts';
import type { Cell } from '../../workspace.ts';
import type { RowRange } from '../edit-run.ts';
import type { TypingRules } from './typed-cell.ts';

export interface PercentSheet {
  readonly table: Table;
  readonly layout: Layout;
  /** The rows that this run looks at. */
  readonly range: RowRange;
}

/** A percentage that a person has typed. */
export interface TypedPercent {
  /** Position in the table's columns. */
  readonly index: number;
  /** The percentage as it is shown: 19, whether 19 or 19% was typed. */
  readonly cell: number;
}

/** The percentages of a row whose cells are not what the API wrote there; `written` is null when it wrote none. */
export type TypedPercents = (
  row: number,
  cells: readonly Cell[],
  fields: Fields,
  written: Readonly<JsonObject> | null,
) => readonly TypedPercent[];

/** Reads the formats of a column in these rows when it meets the first percentage: two calls, or none. */
export function typedPercents({ table, layout, range }: PercentSheet, typing: TypingRules): TypedPercents {
  const formats = new Map<number, readonly boolean[]>();
  const isShownAsPercent = (index: number, row: number): boolean => {
    const format = formats.get(index) ?? typing.showsPercent(table.sheet, layout[index] ?? 1, range);
    formats.set(index, format);
    return format[row - range.first] === true;
  };
  return (row, cells, fields, written) =>
    table.columns.flatMap(({ key, percent }, index): TypedPercent[] => {
      const cell = cells[index];
      if (percent !== true || fields[key] === undefined || typeof cell !== 'number') return [];
      const before = written?.[key];
      if (before != null && toNumber(String(before)) === cell) return [];
      return [{ index, cell: isShownAsPercent(index, row) ? hundredfold(cell) : cell }];
    });
}

/** The question about a percentage below one per cent, which is hardly ever meant; null for others. */
export function percentQuestion({ cell }: TypedPercent): string | null {
  if (cell <= 0 || cell >= 1) return null;
  return `This is ${cell} per cent. If you mean ${hundredfold(cell)} per cent, type ${hundredfold(cell)}.`;
}

/** The cells with these percentages in their places. */
export function withPercents(cells: readonly Cell[], percents: readonly TypedPercent[]): readonly Cell[] {
  const shown = [...cells];
  for (const { index, cell } of percents) shown[index] = cell;
  return shown;
}

// A double does not hold the hundredth part of 1.1 exactly: its first fifteen digits are those that were typed.
function hundredfold(cell: number): number {
  const parsed = parseDecimal(Number(cell.toPrecision(15)));
  return parsed.ok ? toNumber(multiplyDecimals(parsed.value, '100')) : cell * 100;
}
