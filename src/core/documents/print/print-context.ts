/** Holds what every part of a print needs. */
import { formatAmount, formatDay, formatMoney, formatNumber, formatPercent, type Locale } from './format.ts';
import type { Look, PrintedDocument } from './printed-document.ts';
import type { PrintedWords } from '../../words/printed-words.ts';
import { wordsOf } from '../../words/words.ts';

export interface PrintContext {
  readonly document: PrintedDocument;
  readonly look: Look;
  readonly locale: Locale;
  readonly words: PrintedWords;
  /** An amount with the currency of the document. */
  readonly money: (value: string) => string;
  /** An amount without it. */
  readonly amount: (value: string) => string;
  readonly number: (value: string) => string;
  readonly percent: (rate: string) => string;
  readonly day: (day: string) => string;
}

export function printContext(document: PrintedDocument, look: Look): PrintContext {
  const { currency, language, seller } = document;
  const locale: Locale = { language, country: seller.address?.country ?? null };
  return {
    document,
    look,
    locale,
    words: wordsOf(language, look.words).printed,
    money: (value) => formatMoney(value, currency, locale),
    amount: (value) => formatAmount(value, currency, locale),
    number: (value) => formatNumber(value, locale),
    percent: (rate) => formatPercent(rate, locale),
    day: (day) => formatDay(day, locale),
  };
}
