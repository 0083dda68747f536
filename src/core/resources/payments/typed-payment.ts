/** Completes a payment that a person has typed or copied as a row, before it changes its invoice. */
import { invalid } from '../../errors/refusal.ts';
import type { Transaction } from '../../schema/transaction.ts';
import type { Problem } from '../../schema/problem.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { invoiceNumbered } from '../invoices/payments.ts';

/**
 * The body with the invoice that the row names by its number, as people do.
 * @param body of the row, with the invoice of the first when it is a copy
 * @param columns what all cells of the row say
 * @throws Refusal validation_failed while a cell is missing, or says something else than that money was received
 */
export function completeTypedPayment(
  body: JsonObject,
  { invoice_number: number, status, amount }: Readonly<JsonObject>,
  tx: Transaction,
): JsonObject {
  const problems: Problem[] = [];
  // A caller may leave the amount out for all that is due; in a row, a blank amount is still to be typed.
  if (amount === null) {
    const message = 'Type the amount: the payment is booked as soon as it is there.';
    problems.push({ pointer: '/amount', code: 'required', message });
  }
  if (status !== 'received') {
    const message = 'Type `received` to book this row as a new payment, or delete the row.';
    problems.push({ pointer: '/status', code: 'invalid_enum', message });
  }
  if (typeof number !== 'string') {
    if (problems.length > 0) throw invalid(problems);
    return body;
  }
  const invoice = invoiceNumbered(tx, number, body.invoice_id);
  if (invoice === null) {
    const message = `There is no invoice ${number}: type the number as it stands in the sheet Invoices.`;
    problems.push({ pointer: '/invoice_number', code: 'not_found', message });
  }
  if (problems.length > 0) throw invalid(problems);
  // A person may have changed the number in a copied row, whose hidden id is still that of the original: the number
  // decides.
  return { ...body, invoice_id: invoice?.id };
}
