/** Reads one cell as a person has typed it: yes for true, days in the order of the country, words in any case, numbers that are text. */
import * as v from 'valibot';
import { isCalendarDay } from '../../billing/calendar.ts';
import { readAmount } from '../../billing/read-amount.ts';
import type { Field } from '../../schema/field.ts';
import type { Cell } from '../../workspace.ts';

/** The order in which a country writes day and month; a year of four digits in front is always read as such. */
export type DayOrder = 'day_first' | 'month_first';

const yesWords = ['true', 'yes', 'x', '1'];
const noWords = ['false', 'no', '0'];
// The locales of Sheets that write the month first.
const monthFirst = ['en_US', 'en_PH', 'fil_PH'];

/** @param locale of the spreadsheet, for example `de_DE` */
export function dayOrderOf(locale: string): DayOrder {
  return monthFirst.includes(locale) ? 'month_first' : 'day_first';
}

interface CellRules {
  readonly dayOrder: DayOrder;
  /** The calendar day of an instant, where the spreadsheet is. */
  readonly dayOf: (instantMs: number) => string;
}

/** The cell as the API would have written it, where that is clear; else the cell as it is. */
export function readTypedCell({ kind }: Field, cell: Cell, { dayOrder, dayOf }: CellRules): Cell {
  if (cell === '') return cell;
  if (kind.cell === 'boolean') return typeof cell === 'string' ? readYesOrNo(cell) : cell;
  if (kind.cell === 'number') return typeof cell === 'string' ? readNumber(cell) : cell;
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

// A cell in the format *Plain text* holds 5 as a text. A currency beside the number may be another than that of the record.
function readNumber(text: string): Cell {
  const amount = /[\p{L}\p{Sc}%]/u.test(text) ? null : readAmount(text, { decimal: null });
  return amount === null ? text : Number(amount.value);
}

// The day as `YYYY-MM-DD`, or null when the text is none. What cannot be a day in the country's order may be one in another.
function parseTypedDay(text: string, order: DayOrder): string | null {
  const parts = /^\s*(\d{1,4})[-/.\s]+(\d{1,2})[-/.\s]+(\d{1,4})\.?\s*$/.exec(text);
  const [first = '', second = '', third = ''] = parts?.slice(1) ?? [];
  const monthFirst = [fullYear(third), first, second];
  const dayFirst = [fullYear(third), second, first];
  const readings =
    first.length === 4
      ? [[first, second, third]]
      : order === 'month_first'
        ? [monthFirst, dayFirst]
        : [dayFirst, monthFirst];
  const days = readings.map(
    ([year, month, day]) => `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`,
  );
  return days.find(isCalendarDay) ?? null;
}

function fullYear(typed: string): string {
  return typed.length === 2 ? `20${typed}` : typed;
}
