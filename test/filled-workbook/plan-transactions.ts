/** Plans the transactions of a sample business in their order; the first has the number 1. */
import type { JsonObject } from '../../src/core/schema/represent.ts';
import { partsOf, presentStatusOf } from './filled-records.ts';

/** `sequence` counts the quotations or the invoices; a payment has the sequence of its invoice. */
export type PlannedTransaction =
  | { readonly kind: 'quotation'; readonly sequence: number }
  | { readonly kind: 'invoice'; readonly sequence: number }
  | { readonly kind: 'payment'; readonly sequence: number; readonly amount: string };

// One invoice in ten has a quotation: with one in three, the workbook would have 8.9 million cells.
const invoicesPerQuotation = 10;

/** Plans `count` invoices and nothing else. */
export function planInvoices(count: number): Extract<PlannedTransaction, { kind: 'invoice' }>[] {
  return Array.from({ length: count }, (_, index) => ({ kind: 'invoice', sequence: index + 1 }));
}

/** Plans `count` invoices, the payments of the paid ones, and quotations between them. */
export function planBusiness(invoice: JsonObject, count: number): PlannedTransaction[] {
  return planInvoices(count).flatMap((made) => {
    const { sequence } = made;
    const offered = sequence % invoicesPerQuotation === 0;
    const settled = { ...invoice, ...presentStatusOf(invoice, sequence, count) };
    return [
      ...(offered ? [{ kind: 'quotation' as const, sequence: sequence / invoicesPerQuotation }] : []),
      made,
      ...partsOf(settled, sequence).map((amount) => ({ kind: 'payment' as const, sequence, amount })),
    ];
  });
}
