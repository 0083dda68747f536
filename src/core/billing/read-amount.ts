/** Reads amounts as other programs write them; what may be two numbers is not read. */
import { currencyDecimals } from './currency.ts';
import { canonicalDecimal, countDecimals, roundDecimal } from './decimal.ts';

export type DecimalSign = '.' | ',';

/** How the amounts of a column are written, as far as that is known. */
export interface AmountStyle {
  /** Null where nothing tells. */
  readonly decimal: DecimalSign | null;
  /** True where thousands have no sign: then a sign is always that of the decimals. */
  readonly isPlain?: boolean;
}

export interface ReadAmount {
  /** As a request gives it. */
  readonly value: string;
  /** The currency that stands beside the number, if it can be no other one. */
  readonly currency: string | null;
}

// No amount has more decimals; more of them are those of a binary fraction.
const decimalsMax = 6;

const symbols: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  zł: 'PLN',
  Kč: 'CZK',
};

// What may stand in front of a number or behind it.
const unit = '(?:[A-Za-z]{3}|[A-Z]{0,3}\\p{Sc}|kr\\.?|Fr\\.?|Rs\\.?|zł|Kč|Ft|lei|%)?';
const form = new RegExp(
  `^(\\()?\\s*([-+\u2212])?\\s*(${unit})\\s*([-+\u2212])?\\s*(\\d[\\d.,'\u2019\\s]*|[.,]\\d+)\\s*(${unit})\\s*([-\u2212])?\\s*(\\))?$`,
  'u',
);

interface Parts {
  readonly digits: string;
  readonly isNegative: boolean;
  readonly unit: string;
}

/** The number of a text, or null when the text is no number, or may be two. */
export function readAmount(text: string, { decimal, isPlain = false }: AmountStyle): ReadAmount | null {
  const parts = partsOf(text);
  if (parts === null) return null;
  const own = isPlain ? plainSign(parts.digits) : signOf(parts.digits);
  if (own === 'neither') return null;
  const plain =
    own === 'either'
      ? decimal === null
        ? null
        : withPoint(parts.digits, decimal)
      : withPoint(parts.digits, own);
  if (plain === null) return null;
  const value = canonicalDecimal(plain);
  const kept = countDecimals(value) > decimalsMax ? roundDecimal(value, decimalsMax) : plain;
  const isNegative = parts.isNegative && !/^[0.]*$/.test(kept);
  return { value: isNegative ? `-${kept}` : kept, currency: currencyOf(parts.unit) };
}

/** The sign of the decimals in a column, from the values that can be read in one way only; null without such a value. */
export function decimalSignOf(texts: readonly string[]): DecimalSign | 'mixed' | null {
  const found = new Set<DecimalSign>();
  for (const text of texts) {
    const { digits } = partsOf(text) ?? { digits: '' };
    const sign = signOf(digits);
    if (sign === '.' || sign === ',') found.add(sign);
  }
  return found.size > 1 ? 'mixed' : ([...found][0] ?? null);
}

/** True for a text that could be an amount. */
export function isNumeric(text: string): boolean {
  return partsOf(text) !== null;
}

function partsOf(text: string): Parts | null {
  const found = form.exec(text.trim());
  if (found === null) return null;
  const [, open, before, front = '', inner, number = '', behind = '', after, close] = found;
  if ((open === undefined) !== (close === undefined)) return null;
  const signs = [before, inner, after].filter((sign) => sign !== undefined && sign !== '');
  if (signs.length + (open === undefined ? 0 : 1) > 1) return null;
  // An apostrophe and a blank stand between thousands alone.
  const digits = number.trim().replace(/(\d)['\u2019\s](?=\d{3}(?!\d))/g, '$1');
  if (!/^[\d.,]+$/.test(digits) || [front, behind].some((one) => !isUnit(one))) return null;
  const isNegative = open !== undefined || signs.some((sign) => sign !== '+');
  return { digits, isNegative, unit: front === '' ? behind : front };
}

function isUnit(text: string): boolean {
  return !/^[A-Za-z]{3}$/.test(text) || text === 'lei' || currencyDecimals(text.toUpperCase()) !== null;
}

/** Which sign is that of the decimals: of two different ones the last, and otherwise where the digits tell. */
function signOf(digits: string): DecimalSign | 'either' | 'neither' | null {
  const signs = digits.replace(/\d/g, '');
  if (signs === '') return null;
  const last = signs[signs.length - 1] === ',' ? ',' : '.';
  if (/^(\.+,|,+\.)$/.test(signs)) return withPoint(digits, last) === null ? 'neither' : last;
  if (!/^(\.+|,+)$/.test(signs)) return 'neither';
  const other = last === ',' ? '.' : ',';
  if (signs.length > 1) return withPoint(digits, other) === null ? 'neither' : other;
  // One sign before three digits may stand between thousands; not behind a zero, nor behind more than three digits.
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) ? 'either' : last;
}

function plainSign(digits: string): DecimalSign | 'neither' | null {
  const signs = digits.replace(/\d/g, '');
  if (signs.length > 1) return 'neither';
  return signs === '' ? null : (signs as DecimalSign);
}

// Null when the other sign does not stand between thousands.
function withPoint(digits: string, decimal: DecimalSign | null): string | null {
  if (decimal === null) return digits;
  const [whole = '', fraction, further] = digits.split(decimal);
  if (further !== undefined || fraction === '' || /[.,]/.test(fraction ?? '')) return null;
  if (/[.,]/.test(whole) && !/^\d{1,3}([.,]\d{3})+$/.test(whole)) return null;
  const joined = whole.replace(/[.,]/g, '') || '0';
  return fraction === undefined ? joined : `${joined}.${fraction}`;
}

function currencyOf(text: string): string | null {
  const code = symbols[text] ?? text.toUpperCase();
  return currencyDecimals(code) === null ? null : code;
}
