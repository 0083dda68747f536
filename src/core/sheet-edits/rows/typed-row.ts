/** Reads the cells of a row as a person has typed them: what they mean first, then whether they fit their fields. */
import * as v from 'valibot';
import { isCalendarDay } from '../../billing/calendar.ts';
import { multiplyDecimals, parseDecimal, toNumber } from '../../billing/decimal.ts';
import { canonicalValue } from '../../schema/canonical.ts';
import type { Field, Fields } from '../../schema/field.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { rowRanges } from '../../store/read/window.ts';
import { decodeValue } from '../../store/row/row-codec.ts';
import { type Session, seenLayout } from '../../store/session.ts';
import type { Table } from '../../store/table.ts';
import type { Cell } from '../../workspace.ts';
import type { RowRange } from '../edit-run.ts';

/** How people type in this spreadsheet. */
export interface TypingRules {
  readonly dayOrder: DayOrder;
  /** The calendar day of an instant, where the spreadsheet is. */
  readonly dayOf: (instantMs: number) => string;
  /** For each of these rows, whether the column's cell shows a hundredth as 1%. */
  readonly showsPercent: (sheet: string, column: number, rows: RowRange) => readonly boolean[];
}

/** The order in which a country writes day and month; a year of four digits in front is always read as such. */
type DayOrder = 'day_first' | 'month_first';

/** A row, field by field; `index` is a position in the table's columns. */
export interface TypedRow {
  /** By field; null for a blank cell. */
  readonly values: JsonObject;
  /** Columns whose cell cannot be what their field is, with the reason. */
  readonly unreadable: readonly { readonly key: string; readonly index: number; readonly reason: string }[];
  /** The percentages that were typed, as they are shown: 19, whether 19 or 19% was typed. */
  readonly percents: readonly { readonly index: number; readonly cell: number }[];
  /** Questions about percentages below one per cent, which are hardly ever meant. */
  readonly questions: readonly { readonly index: number; readonly text: string }[];
}

/** @param written what the API wrote into the row; null when it wrote nothing */
export type ReadTypedRow = (
  row: { readonly row: number; readonly cells: readonly Cell[] },
  written: Readonly<JsonObject> | null,
) => TypedRow;

const yesWords = ['true', 'yes', 'x', '1'];
const noWords = ['false', 'no', '0'];
// The locales of Sheets that write the month first.
const monthFirst = ['en_US', 'en_PH', 'fil_PH'];

/** @param locale of the spreadsheet, for example `de_DE` */
export function dayOrderOf(locale: string): DayOrder {
  return monthFirst.includes(locale) ? 'month_first' : 'day_first';
}

/**
 * Prepares the reading of these rows.
 * @param fields those whose cells are read
 */
export function typedRowReader(
  { session, typing }: { readonly session: Session; readonly typing: TypingRules },
  table: Table,
  fields: Fields,
  rows: readonly number[],
): ReadTypedRow {
  const isShownAsPercent = percentFormats(session, typing, table, rows);
  return ({ row, cells }, written) => {
    const percents = table.columns.flatMap(({ key, percent }, index) => {
      const cell = cells[index];
      if (percent !== true || fields[key] === undefined || typeof cell !== 'number') return [];
      const before = written?.[key];
      if (before != null && toNumber(String(before)) === cell) return [];
      return [{ index, cell: isShownAsPercent(index, row) ? hundredfold(cell) : cell }];
    });
    const shown = [...cells];
    for (const { index, cell } of percents) shown[index] = cell;
    return {
      ...readTypedCells(table, fields, shown, typing),
      percents,
      questions: percents.flatMap(question),
    };
  };
}

// Google stores a typed 19% as 0.19, and shows it as 19%. The formats of a column in neighbouring rows are read when
// the first percentage is met there: two calls, or none.
function percentFormats(
  session: Session,
  { showsPercent }: TypingRules,
  table: Table,
  rows: readonly number[],
): (index: number, row: number) => boolean {
  const ranges = rowRanges(rows);
  const formats = new Map<string, readonly boolean[]>();
  return (index, row) => {
    const range = ranges.find(({ first, last }) => row >= first && row <= last) ?? { first: row, last: row };
    const name = `${index}/${range.first}`;
    const known =
      formats.get(name) ?? showsPercent(table.sheet, seenLayout(session, table)[index] ?? 1, range);
    formats.set(name, known);
    return known[row - range.first] === true;
  };
}

function question({ index, cell }: TypedRow['percents'][number]): TypedRow['questions'] {
  if (cell <= 0 || cell >= 1) return [];
  const text = `This is ${cell} per cent. If you mean ${hundredfold(cell)} per cent, type ${hundredfold(cell)}.`;
  return [{ index, text }];
}

// A double does not hold the hundredth part of 1.1 exactly: its first fifteen digits are those that were typed.
function hundredfold(cell: number): number {
  const parsed = parseDecimal(Number(cell.toPrecision(15)));
  return parsed.ok ? toNumber(multiplyDecimals(parsed.value, '100')) : cell * 100;
}

function readTypedCells(
  { columns }: Table,
  fields: Fields,
  cells: readonly Cell[],
  typing: TypingRules,
): Pick<TypedRow, 'values' | 'unreadable'> {
  const values: JsonObject = {};
  const unreadable: TypedRow['unreadable'][number][] = [];
  for (const [index, { key }] of columns.entries()) {
    const field = fields[key];
    if (field === undefined) continue;
    const cell = readTypedCell(field, cells[index] ?? '', typing);
    // A blank cell is a field that was not given, whatever its mode.
    const decoded = cell === '' ? ({ ok: true, value: null } as const) : decodeValue(field, cell);
    if (decoded.ok) values[key] = canonicalValue(field.kind, decoded.value);
    else unreadable.push({ key, index, reason: decoded.reason });
  }
  return { values, unreadable };
}

// The cell as the API would have written it, where that is clear; else the cell as it is.
function readTypedCell({ kind }: Field, cell: Cell, { dayOrder, dayOf }: TypingRules): Cell {
  if (cell === '') return cell;
  if (kind.cell === 'boolean') return typeof cell === 'string' ? readYesOrNo(cell) : cell;
  if (kind.cell !== 'text') return cell;
  if (cell instanceof Date) return dayOf(cell.getTime());
  const text = String(cell);
  if (kind.verbatim === true) return text;
  const trimmed = text.trim();
  const readings = [
    text,
    trimmed,
    parseTypedDay(trimmed, dayOrder) ?? trimmed,
    trimmed.toLowerCase().replace(/ /g, '_'),
    trimmed.toUpperCase(),
  ];
  return readings.find((reading) => v.is(kind.schema, reading)) ?? text;
}

function readYesOrNo(text: string): Cell {
  const word = text.trim().toLowerCase();
  if (yesWords.includes(word)) return true;
  return noWords.includes(word) ? false : text;
}

// The day as `YYYY-MM-DD`, or null when the text is none.
function parseTypedDay(text: string, order: DayOrder): string | null {
  const parts = /^\s*(\d{1,4})[-/.\s]+(\d{1,2})[-/.\s]+(\d{1,4})\.?\s*$/.exec(text);
  const [first = '', second = '', third = ''] = parts?.slice(1) ?? [];
  const [year, month, day] =
    first.length === 4
      ? [first, second, third]
      : order === 'month_first'
        ? [fullYear(third), first, second]
        : [fullYear(third), second, first];
  const iso = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return isCalendarDay(iso) ? iso : null;
}

function fullYear(typed: string): string {
  return typed.length === 2 ? `20${typed}` : typed;
}
