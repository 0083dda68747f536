/** Reads a typed text as a number, percentage, amount of money or scientific notation. */
import type { LocaleRules } from './locale.ts';

/** A number with the format that a cell without one takes on. */
export interface TypedNumber {
  readonly value: number;
  readonly numberFormat?: string;
}

const currencySigns = '$€£¥';
const currencyBefore = new RegExp(`^([+-]?)\\s*([${currencySigns}])\\s*(.+)$`);
const currencyAfter = new RegExp(`^(.+?)\\s*([${currencySigns}])$`);

/** Undefined when the text is no number in that locale. */
export function parseTypedNumber(text: string, locale: LocaleRules): TypedNumber | undefined {
  const trimmed = text.trim();
  const inBrackets = /^\(([^()+-]+)\)$/.exec(trimmed)?.[1];
  if (inBrackets !== undefined) {
    const positive = parseTypedNumber(inBrackets, locale);
    return positive === undefined ? undefined : { ...positive, value: -positive.value };
  }
  return parsePercent(trimmed, locale) ?? parseCurrency(trimmed, locale) ?? parseScientific(trimmed, locale);
}

function parsePercent(text: string, locale: LocaleRules): TypedNumber | undefined {
  const digits = /^(.+?)\s*%$/.exec(text)?.[1] ?? /^%\s*(.+)$/.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const value = parsePlain(digits, locale);
  if (value === undefined) return undefined;
  return { value: value / 100, numberFormat: digits.includes(locale.decimal) ? '0.00%' : '0%' };
}

function parseCurrency(text: string, locale: LocaleRules): TypedNumber | undefined {
  const before = currencyBefore.exec(text);
  const after = before === null ? currencyAfter.exec(text) : null;
  const digits = before === null ? after?.[1] : `${before[1] ?? ''}${before[3] ?? ''}`;
  const sign = before?.[2] ?? after?.[2];
  if (digits === undefined || sign === undefined) return undefined;
  const value = parsePlain(digits, locale);
  if (value === undefined) return undefined;
  const digitsFormat = digits.includes(locale.decimal) ? '#,##0.00' : '#,##0';
  return { value, numberFormat: before === null ? `${digitsFormat}[$${sign}]` : `[$${sign}]${digitsFormat}` };
}

function parseScientific(text: string, locale: LocaleRules): TypedNumber | undefined {
  const parts = /^(.+?)[eE]([+-]?\d{1,3})$/.exec(text);
  if (parts === null) {
    const value = parsePlain(text, locale);
    return value === undefined ? undefined : { value };
  }
  const mantissa = parsePlain(parts[1] ?? '', locale);
  const value = mantissa === undefined ? Number.NaN : Number(`${mantissa}e${parts[2] ?? '0'}`);
  return Number.isFinite(value) ? { value, numberFormat: '0.00E+00' } : undefined;
}

// Spaces between digits are dropped in every locale: '22 34' was reported to become 2234.
const shapes = {
  '.': /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+(?: \d+)*)?(?:\.\d*)?$/,
  ',': /^[+-]?(?:\d{1,3}(?:\.\d{3})+|\d+(?:[ \u00a0\u202f]\d+)*)?(?:,\d*)?$/,
} as const;

function parsePlain(text: string, locale: LocaleRules): number | undefined {
  if (!/\d/.test(text) || !shapes[locale.decimal].test(text)) return undefined;
  const groups = locale.decimal === '.' ? /[, ]/g : /[.\s]/g;
  const value = Number(text.replace(groups, '').replace(locale.decimal, '.'));
  return Number.isFinite(value) ? value : undefined;
}
