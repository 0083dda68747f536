/** Records a payment of the invoice that the path names. */
import { invalid } from '../../errors/refusal.ts';
import { createRecord } from '../../records/create-record.ts';
import { invoices } from '../../resources/invoices.ts';
import { refuseUnpayable } from '../../resources/invoices/payments.ts';
import { payments } from '../../resources/payments.ts';
import { isObject } from '../../schema/merge-patch.ts';
import type { Write } from '../../store/transaction/commit-writes.ts';
import { writeOf } from '../idempotency.ts';
import type { Call } from '../operation.ts';
import { findForWrite } from '../find-for-write.ts';

/**
 * The body is that of a payment without the invoice, which the path names.
 * @throws Refusal not_found, etag_mismatch, invalid_state, validation_failed
 */
export function invoicePayment(call: Call): Write {
  const { id } = call;
  const body = call.body === undefined ? {} : call.body;
  return writeOf(call, (tx) => {
    const invoice = findForWrite(tx, invoices, call);
    refuseUnpayable(invoice);
    const named = { invoice_id: id, invoice_number: invoice.number };
    const message = 'The path names the invoice: leave it out.';
    const others = Object.entries(named).filter(
      ([name, value]) => isObject(body) && body[name] !== undefined && body[name] !== value,
    );
    if (others.length > 0)
      throw invalid(others.map(([name]) => ({ pointer: `/${name}`, code: 'read_only', message })));
    const whole = isObject(body) ? { invoice_id: id, ...body } : body;
    createRecord(tx, payments, whole);
    return null;
  });
}
