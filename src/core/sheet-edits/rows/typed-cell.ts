/** Reads what a person has typed into cells: what it means first, then whether it fits the rules of its field. */
import * as v from 'valibot';
import { isCalendarDay } from '../../billing/calendar.ts';
import { canonicalValue } from '../../schema/canonical.ts';
import type { Field, Fields } from '../../schema/field.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { decodeValue } from '../../store/row-codec.ts';
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

/** The columns of a row, field by field. */
export interface TypedValues {
  /** By field; null for a blank cell. */
  readonly values: JsonObject;
  /** Columns whose cell cannot be what their field is, with the reason. */
  readonly unreadable: readonly { readonly key: string; readonly index: number; readonly reason: string }[];
}

const yesWords = ['true', 'yes', 'x', '1'];
const noWords = ['false', 'no', '0'];
// The locales of Sheets that write the month first.
const monthFirst = ['en_US', 'en_PH', 'fil_PH'];

/** @param locale of the spreadsheet, for example `de_DE` */
export function dayOrderOf(locale: string): DayOrder {
  return monthFirst.includes(locale) ? 'month_first' : 'day_first';
}

/** Reads the cells of a row that belong to these fields. */
export function readTypedValues(
  { columns }: Table,
  fields: Fields,
  cells: readonly Cell[],
  typing: TypingRules,
): TypedValues {
  const values: JsonObject = {};
  const unreadable: TypedValues['unreadable'][number][] = [];
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
