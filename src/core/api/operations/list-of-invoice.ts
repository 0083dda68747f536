/** Lists the records of another resource that are about one invoice: its payments, or its credit notes. */
import { invoices } from '../../resources/invoices.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Answer, Call } from '../operation.ts';
import { listFurther } from './further-reading.ts';
import { requireRecord } from './retrieve.ts';

/** @throws Refusal not_found for the invoice */
export function listOfInvoice(resource: Resource, call: Call): Answer {
  requireRecord(invoices, call);
  const url = `/api/v1/invoices/${call.id}/${resource.plural}`;
  const own = { ...call, query: { ...call.query, invoice_id: call.id } };
  return listFurther(resource, own, { url, query: call.query });
}
