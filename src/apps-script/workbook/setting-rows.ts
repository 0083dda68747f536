/** Declares the rows of the Settings sheet: for each setting its label, its hint, and how its cell is read. */
import { isCalendarDay } from '../../core/billing/calendar.ts';
import { currencyDecimals } from '../../core/billing/currency.ts';
import { findPatternFault } from '../../core/billing/pattern-fault.ts';
import type { Settings } from '../../core/settings.ts';

export interface SettingRow {
  readonly label: string;
  readonly name: Exclude<keyof Settings, 'time_zone' | 'schema_version' | 'text_way' | 'plain_signs'>;
  readonly hint: string;
  /** The value of a cell's text. @throws Error when the text is not valid */
  readonly read: (text: string) => string | number | null;
}

const patternHint = 'With {YYYY} {YY} {MM} {FY} and {SEQ:4}.';

export const settingRows: readonly SettingRow[] = [
  { label: 'Business name', name: 'name', hint: 'Shown to integrators.', read: (text) => text },
  { label: 'Currency', name: 'currency', hint: 'ISO 4217, for example EUR.', read: readCurrency },
  {
    label: 'Payment terms (days)',
    name: 'payment_terms_days',
    hint: 'Days until an invoice is due, 0 to 365.',
    read: (text) => readWhole(text, 0, 365),
  },
  {
    label: 'Invoice numbers',
    name: 'invoice_number',
    hint: patternHint,
    read: readPattern,
  },
  {
    label: 'Quotation numbers',
    name: 'quotation_number',
    hint: patternHint,
    read: readPattern,
  },
  {
    label: 'Fiscal year begins in month',
    name: 'fiscal_year_start',
    hint: '1 to 12; {FY} is the year that a fiscal year ends in.',
    read: (text) => readWhole(text, 1, 12),
  },
  {
    label: 'Books closed through',
    name: 'books_closed_through',
    hint: 'YYYY-MM-DD, or blank.',
    read: readDay,
  },
];

function readCurrency(text: string): string {
  if (currencyDecimals(text) === null) throw new Error('not a currency');
  return text;
}

function readWhole(text: string, min: number, max: number): number {
  const value = /^\d{1,3}$/.test(text) ? Number(text) : -1;
  if (value < min || value > max) throw new Error('out of range');
  return value;
}

function readPattern(text: string): string {
  if (findPatternFault(text) !== null) throw new Error('not a pattern');
  return text;
}

function readDay(text: string): string | null {
  if (text === '') return null;
  if (!isCalendarDay(text)) throw new Error('not a day');
  return text;
}
