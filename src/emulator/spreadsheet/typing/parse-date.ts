/** Reads a typed text as a date, a time of day, a duration or both a date and a time. */
import type { LocaleRules } from './locale.ts';
import type { TypedNumber } from './parse-number.ts';
import { serialOfDate } from './serial-date.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** Undefined when the text is no date or time; `year` completes a date without one. */
export function parseTypedDate(text: string, locale: LocaleRules, year: number): TypedNumber | undefined {
  const trimmed = text.trim();
  const date = parseDate(trimmed, locale, year);
  if (date !== undefined) return date;
  const time = parseTime(trimmed);
  if (time !== undefined) return time;
  return parseBoth(trimmed, locale, year);
}

function parseBoth(text: string, locale: LocaleRules, year: number): TypedNumber | undefined {
  const halves = /^(.*\S)\s+(\d{1,2}:\d{2}.*)$/.exec(text);
  if (halves === null) return undefined;
  const date = parseDate(halves[1] ?? '', locale, year);
  const time = parseTime(halves[2] ?? '');
  if (date === undefined || time === undefined || time.value >= 1) return undefined;
  return { value: date.value + time.value, numberFormat: `${date.numberFormat ?? ''} h:mm:ss` };
}

function parseDate(text: string, locale: LocaleRules, year: number): TypedNumber | undefined {
  const iso = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text);
  if (iso !== null) return dated(Number(iso[1]), Number(iso[3]), Number(iso[4]), 'yyyy-mm-dd');
  const digits = /^(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/.exec(text);
  if (digits !== null) return parseDigits(digits, locale, year);
  if (!/\p{L}/u.test(text)) return undefined;
  return locale.englishMonths ? parseNamed(text, year) : parseNamedDay(text, locale, year);
}

function parseDigits(parts: RegExpExecArray, locale: LocaleRules, year: number): TypedNumber | undefined {
  const [, left = '', separator = '', right = '', typedYear] = parts;
  // `1.50` is a number where the point is the decimal sign, and so is `1.5` in those locales.
  if (separator === '.' && locale.decimal === '.' && typedYear === undefined) return undefined;
  const [month, day] = locale.monthFirst && separator !== '.' ? [left, right] : [right, left];
  const fullYear = typedYear === undefined ? year : yearOf(typedYear);
  const format = typedYear === undefined ? locale.dateFormat.replace(/.yyyy$/, '') : locale.dateFormat;
  return dated(fullYear, Number(month), Number(day), format);
}

function parseNamed(text: string, year: number): TypedNumber | undefined {
  const dayFirst = /^(\d{1,2})[ -]([A-Za-z]+)\.?(?:[ -](\d{4}))?$/.exec(text);
  if (dayFirst !== null)
    return dated(yearOr(dayFirst[3], year), monthOf(dayFirst[2]), Number(dayFirst[1]), 'd mmm yyyy');
  const monthFirst = /^([A-Za-z]+)\.? (\d{1,2})(?:,? (\d{4}))?$/.exec(text);
  if (monthFirst !== null)
    return dated(yearOr(monthFirst[3], year), monthOf(monthFirst[1]), Number(monthFirst[2]), 'mmm d, yyyy');
  const monthOnly = /^([A-Za-z]+)\.?[ -](\d{4})$/.exec(text);
  if (monthOnly !== null) return dated(Number(monthOnly[2]), monthOf(monthOnly[1]), 1, 'mmm yyyy');
  return undefined;
}

/** A day with the month's name in the locale's language, such as `25. September 2026` or `25 de septiembre de 2026`. */
function parseNamedDay(text: string, { months: names }: LocaleRules, year: number): TypedNumber | undefined {
  const [, day, name = '', typedYear] =
    /^(\d{1,2})(?:er|º|\.)? +(?:de +)?(\p{L}+)\.?(?:,? +(?:de +)?(\d{4}))?$/u.exec(text) ?? [];
  const index = names.indexOf(name.toLowerCase());
  if (index === -1) return undefined;
  const format = typedYear === undefined ? 'd mmmm' : 'd mmmm yyyy';
  return dated(yearOr(typedYear, year), (index % 12) + 1, Number(day), format);
}

function dated(year: number, month: number, day: number, numberFormat: string): TypedNumber | undefined {
  const value = serialOfDate(year, month, day);
  return value === undefined ? undefined : { value, numberFormat };
}

function monthOf(name = ''): number {
  const lower = name.toLowerCase();
  const short = months.indexOf(lower);
  return (short === -1 ? monthNames.indexOf(lower) : short) + 1;
}

function yearOr(typed: string | undefined, year: number): number {
  return typed === undefined ? year : Number(typed);
}

// Two digits: up to 29 this century, as in every spreadsheet.
function yearOf(typed: string): number {
  if (typed.length === 4) return Number(typed);
  return Number(typed) + (Number(typed) < 30 ? 2000 : 1900);
}

function parseTime(text: string): TypedNumber | undefined {
  const parts = /^(\d{1,4}):(\d{2})(?::(\d{2}(?:\.\d{1,3})?))?(?:\s*([AaPp])[Mm])?$/.exec(text);
  if (parts === null) return undefined;
  const [, hours = '', minutes = '', seconds, half] = parts;
  if (Number(minutes) > 59 || Number(seconds ?? 0) >= 60) return undefined;
  if (half !== undefined && (Number(hours) < 1 || Number(hours) > 12)) return undefined;
  const hour =
    half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const value = (hour * 3600 + Number(minutes) * 60 + Number(seconds ?? 0)) / 86_400;
  const clock = seconds === undefined ? 'h:mm' : 'h:mm:ss';
  if (half !== undefined) return { value, numberFormat: `${clock} am/pm` };
  return { value, numberFormat: hour > 23 ? '[h]:mm:ss' : clock };
}
