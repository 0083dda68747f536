/** Says in words how it stands with a document: what a customer wants to know first. */
import { compareDays } from '../../billing/calendar.ts';
import { compareDecimals } from '../../billing/decimal.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { formatDay, formatMoney, type Locale } from '../print/format.ts';
import type { PageWords } from '../../words/page-words.ts';

type Named = readonly [name: string, value: string];

export interface PageState {
  readonly label: string;
  readonly tone: 'good' | 'bad' | 'open' | 'part' | 'plain';
  /** The one sum in large letters. */
  readonly amount: Named;
  /** The day on which it is due, or until which the offer holds; null where nothing is asked of anybody. */
  readonly until: Named | null;
  /** How the large sum came about, where a part was paid or credited. */
  readonly settled: readonly Named[];
}

interface Told {
  readonly words: PageWords;
  readonly locale: Locale;
  readonly today: string;
  /** The words of the printed document. */
  readonly printed: { readonly paid: string; readonly credited: string; readonly credit_total: string };
}

const isPositive = (amount: unknown): boolean => compareDecimals(String(amount ?? '0'), '0') > 0;

/** @param record as it is stored */
export function pageState(object: string, record: Readonly<JsonObject>, told: Told): PageState {
  if (object === 'invoice') return invoiceState(record, told);
  const { words, locale, printed } = told;
  const money = formatMoney(String(record.total), String(record.currency), locale);
  const rest = { until: null, settled: [] };
  if (object === 'quotation') return offerState(record, told, money);
  const amount = [printed.credit_total, money] as const;
  return record.status === 'void'
    ? { label: words.void, tone: 'bad', amount, ...rest }
    : { label: words.issued, tone: 'plain', amount, ...rest };
}

function offerState(record: Readonly<JsonObject>, { words, locale, today }: Told, money: string): PageState {
  const state = { amount: [words.total, money] as const, until: null, settled: [] };
  const until = [words.valid_until, formatDay(String(record.expiry_date), locale)] as const;
  switch (record.status) {
    case 'sent':
      return compareDays(String(record.expiry_date), today) < 0
        ? { ...state, label: words.expired, tone: 'bad', until }
        : { ...state, label: words.sent, tone: 'open', until };
    case 'accepted':
    case 'invoiced':
      return { ...state, label: words.accepted, tone: 'good' };
    case 'declined':
      return { ...state, label: words.declined, tone: 'bad' };
    default:
      return { ...state, label: words.canceled, tone: 'bad' };
  }
}

function invoiceState(record: Readonly<JsonObject>, { words, locale, today, printed }: Told): PageState {
  const money = (amount: unknown): string => formatMoney(String(amount), String(record.currency), locale);
  const total = [words.total, money(record.total)] as const;
  const parts = [
    [printed.paid, record.amount_paid],
    [printed.credited, record.amount_credited],
  ] as const;
  const given = parts.flatMap(([name, amount]) =>
    isPositive(amount) ? [[name, money(amount)] as const] : [],
  );
  const isCredited = isPositive(record.amount_credited);
  switch (record.status) {
    case 'paid':
      return {
        ...{ label: words.paid, tone: 'good', amount: total, until: null },
        settled: isCredited ? given : [],
      };
    case 'credited':
      return { label: words.credited, tone: 'good', amount: total, until: null, settled: [] };
    case 'void':
      return { label: words.void, tone: 'bad', amount: total, until: null, settled: [] };
    // The owner has given an uncollectible invoice up; to the customer it is one that is due.
    default: {
      const isOverdue = isPositive(record.amount_due) && compareDays(String(record.due_date), today) < 0;
      const state = {
        amount: [words.amount_due, money(record.amount_due)] as const,
        until: [words.due_by, formatDay(String(record.due_date), locale)] as const,
        settled: given.length === 0 ? [] : [total, ...given],
      };
      if (isOverdue) return { ...state, label: words.overdue, tone: 'bad' };
      return record.status === 'partially_paid'
        ? { ...state, label: words.partially_paid, tone: 'part' }
        : { ...state, label: words.to_pay, tone: 'open' };
    }
  }
}
