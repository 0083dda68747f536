/** How the records of the scene came to be: one in every state that a workload begins with. */
import { type Answer, type ApiCall, post } from './actor.ts';

/** Lines whose texts a spreadsheet would take for something else. */
export const threeLines = [
  { description: '=SUM(A1)', quantity: 3, unit_price: '19.99', tax_rate: 5 },
  { description: '00123', quantity: 10, unit_price: 120, tax_rate: 20 },
  { description: '1/2', unit_price: '12.50' },
] as const;

/** Creates the records. @returns their ids by what they are good for */
export function storyOfScene(send: (call: ApiCall) => Answer): Record<string, string> {
  const create = (path: string, body?: unknown): string => String(send(post(path, body)).body.id);
  const remarks = { notes: 'Pays late', metadata: { ledger: '00042' } };
  const customer = create('customers', {
    name: 'Charles Babbage',
    email: 'charles@example.com',
    ...remarks,
  });
  const other = create('customers', { name: 'Ada Lovelace', phone: '00123', ...remarks });
  const product = create('products', { name: 'Cog', sku: 'G-1', unit_price: '2.50' });
  const bill = (more: object): string =>
    create('invoices', { customer_id: customer, items: threeLines, ...more });
  const offer = (more: object): string =>
    create('quotations', { customer_id: other, items: threeLines, ...more });
  const invoice = bill({});
  const paid = bill({ discount: '50.00' });
  const accepted = offer({ status: 'sent' });
  send(post(`quotations/${accepted}/accept`));
  return {
    customer,
    other,
    product,
    invoice,
    paid,
    payment: create('payments', { invoice_id: paid, amount: '10.00' }),
    totalInvoice: create('invoices', { customer_name: 'Ada Lovelace', total: '99.50' }),
    draft: bill({ status: 'draft' }),
    quotation: offer({ status: 'sent' }),
    quotationDraft: offer({}),
    accepted,
  };
}
