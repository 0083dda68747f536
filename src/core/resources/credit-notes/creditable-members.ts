/** Tells in a preview how much of an invoice can be credited: in all, and of each line. */
import { quantityDecimals } from '../../billing/credit/creditable.ts';
import { none, toAmount } from '../../billing/credit/units.ts';
import { toNumber } from '../../billing/decimal.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { issuedNotes, leftOf } from './compose-note.ts';

/** @param noteId the note of the preview, which does not count */
export function creditableMembers(tx: Transaction, invoiceId: string, noteId: string): JsonObject {
  const invoice = tx.find('invoice', invoiceId);
  if (invoice === null) throw new Error('The preview of a credit note has lost its invoice.');
  const others = issuedNotes(tx, invoiceId).filter(({ id }) => id !== noteId);
  const { left, lines, decimals } = leftOf(invoice, others);
  return {
    max_creditable: toNumber(toAmount(left, decimals)),
    creditable_lines: lines
      .filter((line) => line.left !== none)
      .map((line) => ({
        invoice_item_id: line.id,
        quantity: toNumber(toAmount(line.quantityLeft, quantityDecimals)),
        amount: toNumber(toAmount(line.left, decimals)),
      })),
  };
}
