/** The text that a cell shows: its value under its number format. */
import { formatSerialDate } from './format-date.ts';
import { localeRules, type LocaleRules } from '../typing/locale.ts';
import { formatSections, isAutomatic, isDateFormat, textFormat, formatTokens } from './number-format.ts';

/** The shown text, blank for a blank cell; `numberFormat` undefined is Automatic. */
export function displayValue(
  cell: string | number | boolean | undefined,
  numberFormat: string | undefined,
  locale: string,
): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (numberFormat === undefined || isAutomatic(numberFormat) || numberFormat === textFormat)
    return formatAutomatic(cell, localeRules(locale));
  return displayNumber(cell, numberFormat, locale);
}

function displayNumber(value: number, numberFormat: string, locale: string): string {
  const [positive = '', negative, zero] = formatSections(numberFormat);
  if (isDateFormat(numberFormat)) return formatSerialDate(value, positive);
  const rules = localeRules(locale);
  if (value === 0 && zero !== undefined) return formatDigits(0, zero, rules);
  if (value < 0 && negative !== undefined) return formatDigits(-value, negative, rules);
  const shown = formatDigits(Math.abs(value), positive, rules);
  // A negative number that rounds to nothing shows no sign.
  return value < 0 && /[1-9]/.test(shown) ? `-${shown}` : shown;
}

// Google shows about fifteen significant digits of a number without a format.
const significantDigits = 15;

/** A number in a cell without a format. */
function formatAutomatic(value: number, locale: LocaleRules): string {
  const rounded = Number(value.toPrecision(significantDigits));
  const text = String(Object.is(rounded, -0) ? 0 : rounded);
  return text
    .replace(
      /e\+?(-?)(\d+)$/,
      (_, sign: string, digits: string) => `E${sign || '+'}${digits.padStart(2, '0')}`,
    )
    .replace('.', locale.decimal);
}

/** A number under one section of a pattern; the sign is the caller's. */
function formatDigits(magnitude: number, section: string, locale: LocaleRules): string {
  const tokens = formatTokens(section);
  const isPercent = tokens.some((token) => token.kind === 'literal' && token.text === '%');
  const scaled = isPercent ? magnitude * 100 : magnitude;
  return tokens
    .map((token) => {
      if (token.kind === 'literal') return token.text;
      return token.kind === 'digits' ? shapeDigits(scaled, token.text, locale) : '';
    })
    .join('');
}

/** Rounds half away from zero on the decimal digits, as spreadsheets do, where toFixed rounds the binary value. */
function fixed(magnitude: number, decimals: number): string {
  const shifted = Number(`${magnitude.toPrecision(significantDigits)}e${decimals}`);
  if (!Number.isFinite(shifted) || shifted > Number.MAX_SAFE_INTEGER) return magnitude.toFixed(decimals);
  const digits = String(Math.round(shifted)).padStart(decimals + 1, '0');
  if (decimals === 0) return digits;
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function shapeDigits(magnitude: number, pattern: string, locale: LocaleRules): string {
  const exponent = /e([+-])(0+)$/i.exec(pattern);
  if (exponent !== null)
    return shapeExponent(magnitude, pattern.slice(0, exponent.index), exponent[2] ?? '0', locale);
  const [whole = '', fraction = ''] = pattern.split('.');
  const text = fixed(magnitude, Math.min(fraction.length, significantDigits));
  const [digits = '', decimals = ''] = text.split('.');
  const least = whole.replace(/[^0]/g, '').length;
  const shown = digits.replace(/^0+/, '').padStart(least, '0');
  const grouped = whole.includes(',') ? shown.replace(/\B(?=(\d{3})+$)/g, locale.group) : shown;
  const leastDecimals = fraction.lastIndexOf('0') + 1;
  let end = decimals.length;
  while (end > leastDecimals && decimals[end - 1] === '0') end -= 1;
  return end === 0 ? grouped : `${grouped}${locale.decimal}${decimals.slice(0, end)}`;
}

function shapeExponent(magnitude: number, mantissa: string, width: string, locale: LocaleRules): string {
  const decimals = mantissa.split('.')[1]?.length ?? 0;
  const [digits = '', power = '0'] = magnitude.toExponential(decimals).split('e');
  const sign = power.startsWith('-') ? '-' : '+';
  return `${digits.replace('.', locale.decimal)}E${sign}${power.replace(/^[+-]/, '').padStart(width.length, '0')}`;
}
