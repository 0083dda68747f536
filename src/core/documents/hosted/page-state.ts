/** Says in words how it stands with a document: what a customer wants to know first. */
import { compareDays } from '../../billing/calendar.ts';
import { compareDecimals } from '../../billing/decimal.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { formatDay, formatMoney, type Locale } from '../print/format.ts';
import type { PageWords } from '../../words/page-words.ts';

export interface PageState {
  readonly label: string;
  readonly tone: 'good' | 'bad' | 'open' | 'plain';
  /** Names and values, the first of them in large letters. */
  readonly sums: readonly (readonly [name: string, value: string])[];
}

interface Told {
  readonly words: PageWords;
  readonly locale: Locale;
  readonly today: string;
  /** The words of the printed document for what was paid and credited. */
  readonly printed: { readonly paid: string; readonly credited: string };
}

const isPositive = (amount: unknown): boolean => compareDecimals(String(amount ?? '0'), '0') > 0;

/** @param record as it is stored */
export function pageState(object: string, record: Readonly<JsonObject>, told: Told): PageState {
  if (object === 'invoice') return invoiceState(record, told);
  const { words, locale, today } = told;
  const total = [words.total, formatMoney(String(record.total), String(record.currency), locale)] as const;
  if (object === 'credit_note')
    return record.status === 'void'
      ? { label: words.void, tone: 'bad', sums: [total] }
      : { label: words.issued, tone: 'plain', sums: [total] };
  const until = [words.valid_until, formatDay(String(record.expiry_date), locale)] as const;
  const isExpired = compareDays(String(record.expiry_date), today) < 0;
  switch (record.status) {
    case 'sent':
      return isExpired
        ? { label: words.expired, tone: 'bad', sums: [total, until] }
        : { label: words.sent, tone: 'open', sums: [total, until] };
    case 'accepted':
    case 'invoiced':
      return { label: words.accepted, tone: 'good', sums: [total] };
    case 'declined':
      return { label: words.declined, tone: 'bad', sums: [total] };
    default:
      return { label: words.canceled, tone: 'bad', sums: [total] };
  }
}

function invoiceState(record: Readonly<JsonObject>, { words, locale, today, printed }: Told): PageState {
  const money = (amount: unknown): string => formatMoney(String(amount), String(record.currency), locale);
  const total = [words.total, money(record.total)] as const;
  const due = [words.amount_due, money(record.amount_due)] as const;
  const settled = [
    ...(isPositive(record.amount_paid) ? [[printed.paid, money(record.amount_paid)] as const] : []),
    ...(isPositive(record.amount_credited)
      ? [[printed.credited, money(record.amount_credited)] as const]
      : []),
  ];
  const by = [words.due_by, formatDay(String(record.due_date), locale)] as const;
  const isOverdue = isPositive(record.amount_due) && compareDays(String(record.due_date), today) < 0;
  switch (record.status) {
    case 'paid':
      return { label: words.paid, tone: 'good', sums: [total, ...settled, due] };
    case 'credited':
      return { label: words.credited, tone: 'good', sums: [total, ...settled, due] };
    case 'void':
      return { label: words.void, tone: 'bad', sums: [total] };
    case 'partially_paid':
      return {
        label: isOverdue ? words.overdue : words.partially_paid,
        tone: isOverdue ? 'bad' : 'open',
        sums: [due, total, ...settled, by],
      };
    // The owner has given an uncollectible invoice up; to the customer it is one that is due.
    default:
      return {
        label: isOverdue ? words.overdue : words.to_pay,
        tone: isOverdue ? 'bad' : 'open',
        sums: [due, total, ...settled, by],
      };
  }
}
