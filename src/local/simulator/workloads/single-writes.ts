/** Every kind of write alone, for the proof that tries every fault at each of its calls. */
import { type ApiCall, patch, post, remove, type Script, type Workload } from '../actor.ts';
import type { SceneFacts } from '../scene.ts';
import { threeLines } from '../story-of-scene.ts';

type Write = (ids: SceneFacts['ids']) => ApiCall;

const writes: Readonly<Record<string, Write>> = {
  create_customer: () => post('customers', { name: '=HYPERLINK("x")', phone: '+33612345678' }),
  create_product: () => post('products', { name: 'Gear', sku: 'G-2', unit_price: '19.99' }),
  create_invoice: ({ customer }) => post('invoices', { customer_id: customer, items: threeLines }),
  create_invoice_and_customer: () =>
    post('invoices', { customer_name: 'Mary Somerville', items: threeLines, discount: '50.00' }),
  create_invoice_of_total: () => post('invoices', { customer_name: 'Ada Lovelace', total: '40.00' }),
  create_quotation: ({ customer }) =>
    post('quotations', { customer_id: customer, status: 'sent', items: threeLines }),
  create_payment: ({ invoice }) => post('payments', { invoice_id: invoice, amount: '1.00' }),
  void_payment: ({ payment }) => post(`payments/${payment}/void`),
  patch_customer: ({ customer }) => patch(`customers/${customer}`, { notes: 'Pays late', phone: '0044' }),
  patch_draft_lines: ({ draft }) => patch(`invoices/${draft}`, { items: threeLines.slice(1) }),
  finalize_invoice: ({ draft }) => post(`invoices/${draft}/finalize`),
  void_invoice: ({ invoice }) => post(`invoices/${invoice}/void`),
  accept_quotation: ({ quotation }) => post(`quotations/${quotation}/accept`),
  convert_quotation: ({ accepted }) => post(`quotations/${accepted}/convert`),
  delete_draft: ({ draft }) => remove(`invoices/${draft}`),
  delete_product: ({ product }) => remove(`products/${product}`),
};

/** One workload for each write, never drawn for a run. */
export const singleWrites: readonly Workload[] = Object.entries(writes).map(([name, write]) => ({
  name,
  weight: 0,
  actors: ({ ids }) => [once(write(ids))],
}));

function* once(call: ApiCall): Script {
  yield call;
}
