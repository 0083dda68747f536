/** Writes amounts, numbers and days as the readers of a language write them, from exact text and without Intl. */
import { currencyDecimals } from '../../billing/currency.ts';
import { canonicalDecimal, countDecimals, isNegative, toFixedText } from '../../billing/decimal.ts';
import type { Language } from '../../words/language.ts';

/** A language, as the country of the seller writes it. */
export interface Locale {
  readonly language: Language;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
}

const nbsp = '\u00a0';

/** A hyphen is shorter than a figure, and a line may break behind it. */
export const minus = '\u2212';

interface Signs {
  readonly point: string;
  readonly thousands: string;
  /** Where the currency stands. */
  readonly currency: 'before' | 'before_with_space' | 'after';
  readonly percentSpace: boolean;
}

const signsByLanguage: Readonly<Record<Language, Signs>> = {
  en: { point: '.', thousands: ',', currency: 'before', percentSpace: false },
  de: { point: ',', thousands: '.', currency: 'after', percentSpace: true },
  fr: { point: ',', thousands: nbsp, currency: 'after', percentSpace: true },
  nl: { point: ',', thousands: '.', currency: 'before_with_space', percentSpace: false },
  es: { point: ',', thousands: '.', currency: 'after', percentSpace: true },
  it: { point: ',', thousands: '.', currency: 'after', percentSpace: false },
};

const swiss: Signs = { point: '.', thousands: '’', currency: 'before_with_space', percentSpace: true };

function signsOf({ language, country }: Locale): Signs {
  const isSwiss = (country === 'CH' || country === 'LI') && language !== 'en';
  return isSwiss ? swiss : signsByLanguage[language];
}

const symbols: Readonly<Record<string, string>> = {
  EUR: '€',
  GBP: '£',
  USD: '$',
  JPY: '¥',
  INR: '₹',
  AUD: 'A$',
  CAD: 'CA$',
  NZD: 'NZ$',
};

/** A number with at least these decimals, for example `1.234,50`. */
export function formatNumber(value: string, locale: Locale, decimals = 0): string {
  const { point, thousands } = signsOf(locale);
  const exact = toFixedText(value, Math.max(decimals, countDecimals(value)));
  const sign = isNegative(value) ? minus : '';
  const [whole = '', fraction] = exact.replace('-', '').split('.');
  // Also four digits, which Spanish and Italian prose writes together: in a column the same places stand below each other.
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return sign + grouped + (fraction === undefined ? '' : point + fraction);
}

/** An amount without its currency, for a column that names it. */
export function formatAmount(value: string, currency: string, locale: Locale): string {
  return formatNumber(value, locale, currencyDecimals(currency) ?? 2);
}

/** An amount with its currency, for example `1.234,50 €`; nothing breaks it. */
export function formatMoney(value: string, currency: string, locale: Locale): string {
  const amount = formatAmount(value, currency, locale);
  const symbol = symbols[currency];
  const { currency: place } = signsOf(locale);
  if (place === 'after') return `${amount}${nbsp}${symbol ?? currency}`;
  if (symbol === undefined || place === 'before_with_space') return `${symbol ?? currency}${nbsp}${amount}`;
  return amount.startsWith(minus) ? `${minus}${symbol}${amount.slice(1)}` : symbol + amount;
}

/** A rate, for example `19 %`. */
export function formatPercent(rate: string, locale: Locale): string {
  return `${formatNumber(canonicalDecimal(rate), locale)}${signsOf(locale).percentSpace ? nbsp : ''}%`;
}

const englishMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const separators: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  de: '.',
  fr: '/',
  nl: '-',
  es: '/',
  it: '/',
};

/** A day, for example `26.11.2026`; in English with the name of the month, which no reader takes for a day. */
export function formatDay(day: string, { language, country }: Locale): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (language !== 'en') {
    const separator = country === 'CH' || country === 'LI' ? '.' : separators[language];
    return [date, month, year].join(separator);
  }
  const name = englishMonths[Number(month) - 1] ?? month;
  const number = String(Number(date));
  return country === 'US' ? `${name}${nbsp}${number},${nbsp}${year}` : [number, name, year].join(nbsp);
}

/** An account number in groups of four, as people read it. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, `$1${nbsp}`);
}
