/** The payments of one invoice: a list of them, and a new one. */
import { Refusal } from '../../errors/refusal.ts';
import { invoices } from '../../resources/invoices.ts';
import { payments } from '../../resources/payments.ts';
import { isObject } from '../../schema/merge-patch.ts';
import type { Resource } from '../../schema/resource.ts';
import { transact } from '../../store/transaction.ts';
import { attemptOf, outcomeAnswer } from '../attempt.ts';
import type { Answer, Call } from '../operation.ts';
import { decideCreation } from './create.ts';
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

/** The body is that of a payment without its `invoice_id`. */
export function createInvoicePayment(register: readonly Resource[], call: Call): Answer {
  const { session, id } = call;
  const body = call.body === undefined ? {} : call.body;
  const attempt = attemptOf(call);
  const decide = decideCreation(payments, isObject(body) ? { invoice_id: id, ...body } : body, attempt);
  const outcome = transact(session, register, attempt, (draft) => {
    if (draft.find(invoices, id) === null)
      throw new Refusal('not_found', `There is no invoice with the id ${id}.`);
    if (isObject(body) && body.invoice_id !== undefined && body.invoice_id !== id) {
      draft.fault({
        pointer: '/invoice_id',
        code: 'read_only',
        message: 'The path names the invoice: leave it out.',
      });
      draft.stopOnFaults();
    }
    return decide(draft);
  });
  return outcomeAnswer(outcome);
}
