/** Reads a day as people type it, in the order of the spreadsheet's country. */
import { isCalendarDay } from '../billing/calendar.ts';

/** The order in which a country writes day and month; a year of four digits in front is always read as such. */
export type DayOrder = 'day_first' | 'month_first';

// Of the locales that Sheets offers, these begin with the month.
const monthFirst = ['en_US', 'en_PH', 'fil_PH'];

/** @param locale of the spreadsheet, for example `de_DE` */
export function dayOrderOf(locale: string): DayOrder {
  return monthFirst.includes(locale) ? 'month_first' : 'day_first';
}

/** The day as `YYYY-MM-DD`, or null when the text is none. */
export function parseTypedDay(text: string, order: DayOrder): string | null {
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
