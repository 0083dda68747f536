/** Sets a quotation back to accepted when the invoice that it became is void or gone, so that it converts again. */
import type { RecordTypes } from '../../schema/record-types.ts';
import type { Transaction } from '../../schema/transaction.ts';

/**
 * Changes the quotation of an invoice. An invoice that is void still names it, and a list of invoices by
 * `quotation_id` shows all that it has become.
 * @throws Refusal record_quarantined when a person has to correct the quotation's row first
 */
export function releaseQuotation(
  tx: Transaction,
  { id, quotation_id }: Pick<RecordTypes['invoice'], 'id' | 'quotation_id'>,
): void {
  const quotation = quotation_id === null ? null : tx.find('quotation', quotation_id);
  if (quotation?.invoice_id !== id) return;
  // The row `release` of its table says the same, which stands in the script of rare requests.
  tx.change('quotation', quotation, { status: 'accepted', invoice_id: null }, ['quotation.updated']);
}
