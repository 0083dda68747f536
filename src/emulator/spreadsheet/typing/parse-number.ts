/** Reads a typed text as a number, percentage, amount of money or scientific notation. */
import type { LocaleRules } from './locale.ts';

/** A number with the format that a cell without one takes on. */
export interface TypedNumber {
  readonly value: number;
  readonly numberFormat?: string;
}

/** The signs that every locale reads; each reads its own currency too. */
const commonSigns = '[$€£¥]';

interface CurrencyShapes {
  readonly before: RegExp;
  readonly after: RegExp;
}

const shapesByCurrency = new Map<string, CurrencyShapes>();

function currencyShapes(currency: string): CurrencyShapes {
  const known = shapesByCurrency.get(currency);
  if (known !== undefined) return known;
  const sign = `${currency.replace(/[.$]/g, '\\$&')}|${commonSigns}`;
  const shapes = {
    before: new RegExp(`^([+-]?)\\s*(${sign})(\\s*)([+-]?)([^+-].*)$`, 'i'),
    after: new RegExp(`^(.*\\d.*?)(\\s*)(${sign})$`, 'i'),
  };
  shapesByCurrency.set(currency, shapes);
  return shapes;
}

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
  const { before, after } = currencyShapes(locale.currency);
  const [, outer = '', sign = '', gap = '', inner = '', rest = ''] = before.exec(text) ?? [];
  if (sign !== '') {
    if (outer !== '' && inner !== '') return undefined;
    return amount(`${outer}${inner}${rest}`, locale, (digits) => `[$${sign}]${gap && ' '}${digits}`);
  }
  const [, digits, space = '', mark = ''] = after.exec(text) ?? [];
  if (digits === undefined) return undefined;
  return amount(digits, locale, (format) => `${format}${space && ' '}[$${mark}]`);
}

/** An amount with a format that shows it on the side on which its sign was typed. */
function amount(
  digits: string,
  locale: LocaleRules,
  withSign: (format: string) => string,
): TypedNumber | undefined {
  const value = parsePlain(digits, locale);
  if (value === undefined) return undefined;
  return { value, numberFormat: withSign(digits.includes(locale.decimal) ? '#,##0.00' : '#,##0') };
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

// Spaces between digits are dropped in every locale: '22 34' was reported to become 2234. India groups by two digits,
// Switzerland by apostrophes.
const shapes = {
  '.': /^[+-]?(?:\d{1,3}(?:,\d{2,3})*(?:,\d{3})|\d{1,3}(?:['’]\d{3})+|\d+(?: \d+)*)?(?:\.\d*)?$/,
  ',': /^[+-]?(?:\d{1,3}(?:\.\d{3})+|\d+(?:[ \u00a0\u202f]\d+)*)?(?:,\d*)?$/,
} as const;

function parsePlain(text: string, locale: LocaleRules): number | undefined {
  if (!/\d/.test(text) || !shapes[locale.decimal].test(text)) return undefined;
  const groups = locale.decimal === '.' ? /[, '’]/g : /[.\s]/g;
  const value = Number(text.replace(groups, '').replace(locale.decimal, '.'));
  return Number.isFinite(value) ? value : undefined;
}
