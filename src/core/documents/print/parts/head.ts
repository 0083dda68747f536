/** Says what a document is, how it stands, and what it asks of its reader. */
import { isZero } from '../../../billing/decimal.ts';
import type { DocumentView } from '../document-view.ts';
import type { PrintContext } from '../print-context.ts';
import { fillWords } from '../../../words/fill-words.ts';
import { isTaxInvoice } from '../tax-words.ts';

/** What the document is called in its language. */
export function titleWord({ document, locale, words }: PrintContext): string {
  if (document.object !== 'invoice') return words[document.object];
  return isTaxInvoice(locale) && document.taxes.some(({ tax_rate }) => !isZero(tax_rate))
    ? words.tax_invoice
    : words.invoice;
}

/** Drafts, tests, and what is void or paid, say so below their title. */
export function stampsOf({ document, words }: PrintContext): string[] {
  const { livemode, object, status } = document;
  return [
    ...(status === 'draft' ? [words.draft] : []),
    ...(livemode ? [] : [words.test]),
    ...(status === 'void' || status === 'canceled' ? [words.void] : []),
    ...(status === 'paid' && object === 'invoice' ? [words.paid_stamp] : []),
  ];
}

/** Nobody takes for an issued document what has this across its pages. */
export function watermarkOf({ document, words }: PrintContext): string | null {
  if (!document.livemode) return words.test;
  if (document.status === 'draft') return words.draft;
  return document.status === 'void' ? words.void : null;
}

/** That the document is a test, and what the law asks of every invoice and its seller has not filled in. */
export function hintsOf({ document, words }: PrintContext): string[] {
  const { livemode, object, seller } = document;
  const { address, name, trade_name } = seller;
  const lacks = [
    ...((name ?? trade_name ?? '') === '' ? [words.seller_name] : []),
    ...(object !== 'quotation' && (address?.city ?? '') === '' ? [words.seller_address] : []),
  ];
  return [
    ...(livemode ? [] : [`${words.test} · ${words.test_hint}`]),
    ...(lacks.length === 0 ? [] : [fillWords(words.lacking, { what: lacks.join(', ') })]),
  ];
}

/** The amount due and the day it is due, or what an offer comes to and how long it holds. */
export function askOf({ day, document, money, words }: PrintContext): DocumentView['ask'] {
  const { due_date, object, paid, status, total } = document;
  if (paid !== null && Number(paid.due) > 0)
    return {
      label: words.amount_due,
      amount: money(paid.due),
      note: due_date && fillWords(words.pay_by, { date: day(due_date) }),
    };
  if (object !== 'quotation' || (status !== 'sent' && status !== 'draft')) return null;
  return {
    label: words.total,
    amount: money(total),
    note: due_date && `${words.expiry_date} ${day(due_date)}`,
  };
}
