/** What a business has done, in order: each deed is a transaction, the first has the number 1. */
import type { JsonObject } from '../../../core/schema/represent.ts';
import { partsOf, stateOf } from '../workbook/filled-records.ts';

/** `sequence` counts the quotations or the invoices; a payment's is that of its invoice. */
export type Deed =
  | { readonly kind: 'quotation'; readonly sequence: number }
  | { readonly kind: 'invoice'; readonly sequence: number }
  | { readonly kind: 'payment'; readonly sequence: number; readonly amount: string };

// One quotation for so many invoices: with one for each third invoice the workbook would have 8.9 million cells.
const invoicesPerQuotation = 10;

/** So many invoices, and nothing else. */
export function planInvoices(count: number): Extract<Deed, { kind: 'invoice' }>[] {
  return Array.from({ length: count }, (_, index) => ({ kind: 'invoice', sequence: index + 1 }));
}

/** So many invoices, the payments of those that are paid, and quotations between them. */
export function planBusiness(invoice: JsonObject, count: number): Deed[] {
  return planInvoices(count).flatMap((made) => {
    const { sequence } = made;
    const offered = sequence % invoicesPerQuotation === 0;
    const settled = { ...invoice, ...stateOf(invoice, sequence, count) };
    return [
      ...(offered ? [{ kind: 'quotation' as const, sequence: sequence / invoicesPerQuotation }] : []),
      made,
      ...partsOf(settled, sequence).map((amount) => ({ kind: 'payment' as const, sequence, amount })),
    ];
  });
}
