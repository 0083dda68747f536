/** Lists the payments of one invoice. */
import { invoices } from '../../resources/invoices.ts';
import { payments } from '../../resources/payments.ts';
import type { Answer, Call } from '../operation.ts';
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
