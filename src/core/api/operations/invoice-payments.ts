/** The payments of one invoice: a list of them, and a new one. */
import { invalid } from '../../errors/refusal.ts';
import { createRecord } from '../../records/create-record.ts';
import { invoices } from '../../resources/invoices.ts';
import { refuseUnpayable } from '../../resources/invoices/payments.ts';
import { payments } from '../../resources/payments.ts';
import { isObject } from '../../schema/merge-patch.ts';
import { transact } from '../../store/transact.ts';
import { idempotencyOf, outcomeAnswer } from '../idempotency.ts';
import type { Answer, Call } from '../operation.ts';
import { findForWrite } from '../find-for-write.ts';
import { list } from './list.ts';
import { requireRecord } from './retrieve.ts';

/** @throws Refusal not_found for the invoice */
export function listInvoicePayments(call: Call): Answer {
  requireRecord(invoices, call);
  const url = `/api/v1/invoices/${call.id}/payments`;
  return list(
    payments,
    { ...call, query: { ...call.query, invoice_id: call.id } },
    { url, query: call.query },
  );
}

/**
 * The body is that of a payment without its `invoice_id`.
 * @throws Refusal not_found, etag_mismatch, invalid_state, validation_failed
 */
export function createInvoicePayment(call: Call): Answer {
  const { session, id } = call;
  const body = call.body === undefined ? {} : call.body;
  const outcome = transact(session, idempotencyOf(call), (tx) => {
    refuseUnpayable(findForWrite(tx, invoices, call));
    if (isObject(body) && body.invoice_id !== undefined && body.invoice_id !== id) {
      const message = 'The path names the invoice: leave it out.';
      throw invalid([{ pointer: '/invoice_id', code: 'read_only', message }]);
    }
    const whole = isObject(body) ? { invoice_id: id, ...body } : body;
    createRecord(tx, payments, whole);
    return null;
  });
  return outcomeAnswer(outcome);
}
