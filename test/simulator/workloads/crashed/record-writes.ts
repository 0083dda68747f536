/** Writes and actions of records, each alone. */
import { get, patch, post, answeredRecord, remove, type Script } from '../../actors/actor.ts';
import { oddLines } from '../../world/scene-records.ts';
import { type CrashedWorkload, overtaken, step, crashedWrite } from './crashed-workload.ts';

/** Records that are created, changed and deleted over the API, each once. */
export const recordWrites: readonly CrashedWorkload[] = [
  crashedWrite('create_customer', () =>
    post('customers', { name: '=HYPERLINK("x")', phone: '+33612345678', company: 'ACME Inc' }),
  ),
  // A logo of two properties, which stand in the sheet as well.
  crashedWrite('patch_workspace', () =>
    patch('workspace', {
      iban: 'DE89370400440532013000',
      address: { city: 'Berlin', country: 'DE' },
      logo: `data:image/png;base64,iVBORw0KGgo${'A'.repeat(12_001)}`,
    }),
  ),
  crashedWrite('create_product', () => post('products', { name: 'Gear', sku: 'G-2', unit_price: '19.99' })),
  crashedWrite('create_invoice', ({ customer }) =>
    post('invoices', { customer_id: customer, items: oddLines }),
  ),
  crashedWrite('create_invoice_and_customer', () =>
    post('invoices', { customer_name: 'Mary Somerville', items: oddLines, discount: '50.00' }),
  ),
  crashedWrite('create_invoice_of_total', () =>
    post('invoices', { customer_name: 'Ada Lovelace', total: '40.00' }),
  ),
  crashedWrite('create_quotation', ({ customer }) =>
    post('quotations', { customer_id: customer, status: 'sent', items: oddLines }),
  ),
  crashedWrite('create_invoices', ({ customer }) =>
    post('invoices/batch', {
      data: [
        { customer_id: customer, items: oddLines },
        { customer_name: 'Mary Somerville', total: '40.00' },
      ],
    }),
  ),
  crashedWrite('create_customers', () =>
    post('customers/batch', { data: [{ name: 'Ada Byron' }, { name: 'Grace' }] }),
  ),
  crashedWrite('create_products', () =>
    post('products/batch', { data: [{ name: 'Gear', sku: 'G-3' }, { name: 'Cog' }], atomic: false }),
  ),
  crashedWrite('create_quotations', ({ customer }) =>
    post('quotations/batch', { data: [{ customer_id: customer, items: oddLines }] }),
  ),
  crashedWrite('create_payments', ({ invoice }) =>
    post('payments/batch', { data: ['1.00', '2.00'].map((amount) => ({ invoice_id: invoice, amount })) }),
  ),
  crashedWrite('create_payment', ({ invoice }) => post('payments', { invoice_id: invoice, amount: '1.00' })),
  crashedWrite('pay_invoice', ({ invoice }) => post(`invoices/${invoice}/payments`, { amount: '2.00' })),
  crashedWrite('patch_customer', ({ customer }) =>
    patch(`customers/${customer}`, { notes: 'Pays late', phone: '0044' }),
  ),
  crashedWrite('patch_product', ({ product }) => patch(`products/${product}`, { unit_price: '3.75' })),
  crashedWrite('patch_draft_lines', ({ draft }) => patch(`invoices/${draft}`, { items: oddLines.slice(1) })),
  crashedWrite('patch_quotation_lines', ({ quotationDraft }) =>
    patch(`quotations/${quotationDraft}`, { items: [...oddLines, ...oddLines], title: '+1' }),
  ),
  step('patch_if_match', 2, ({ invoice }) => patchIfMatch(`invoices/${invoice}`)),
  crashedWrite('delete_draft', ({ draft }) => remove(`invoices/${draft}`)),
  crashedWrite('delete_quotation', ({ quotationDraft }) => remove(`quotations/${quotationDraft}`)),
  crashedWrite('delete_product', ({ product }) => remove(`products/${product}`)),
  step('delete_customer', 2, () => makeAndDelete()),
];

/** Changes that die while their rows are read and while another client, or their own, comes to write. */
export const overtakenReads: readonly CrashedWorkload[] = [
  overtaken('read_beside_repeat', ({ customer }) => {
    const path = `customers/${customer}`;
    const change = { ...patch(path, { notes: 'Read beside' }), idempotencyKey: 'read-beside' };
    return [change, get(path), change];
  }),
  overtaken('list_beside_creation', ({ product }) => [
    patch(`products/${product}`, { unit_price: '4.75' }),
    get('products'),
    post('products', { name: 'Gear', unit_price: '19.99' }),
  ]),
];

function* patchIfMatch(path: string): Script {
  const seen = yield get(path);
  yield patch(path, { notes: 'Seen before' }, { headers: { 'if-match': seen?.headers.ETag ?? '' } });
}

// One that is billed to stays.
function* makeAndDelete(): Script {
  const made = answeredRecord(yield post('customers', { name: 'Made to be deleted' }));
  yield remove(`customers/${String(made.id)}`);
}

/** Each action of a record, once. */
export const actionWrites: readonly CrashedWorkload[] = [
  crashedWrite('finalize_invoice', ({ draft }) => post(`invoices/${draft}/finalize`)),
  step('finalize_if_match', 2, ({ draft }) => finalizeIfMatch(`invoices/${draft}`)),
  crashedWrite('void_invoice', ({ invoice }) => post(`invoices/${invoice}/void`)),
  crashedWrite('give_invoice_up', ({ invoice }) => post(`invoices/${invoice}/mark_uncollectible`)),
  crashedWrite('duplicate_invoice', ({ invoice }) => post(`invoices/${invoice}/duplicate`)),
  crashedWrite('send_quotation', ({ quotationDraft }) => post(`quotations/${quotationDraft}/send`)),
  crashedWrite('issue_quotation', ({ quotationDraft }) => post(`quotations/${quotationDraft}/issue`)),
  crashedWrite('accept_quotation', ({ quotation }) => post(`quotations/${quotation}/accept`)),
  crashedWrite('decline_quotation', ({ quotation }) =>
    post(`quotations/${quotation}/decline`, { reason: '=TODAY()' }),
  ),
  crashedWrite('cancel_quotation', ({ accepted }) => post(`quotations/${accepted}/cancel`)),
  crashedWrite('convert_quotation', ({ accepted }) => post(`quotations/${accepted}/convert`)),
  crashedWrite('duplicate_quotation', ({ quotation }) => post(`quotations/${quotation}/duplicate`)),
  crashedWrite('rotate_link_of_invoice', ({ invoice }) => post(`invoices/${invoice}/rotate_link`)),
  crashedWrite('rotate_link_of_quotation', ({ quotation }) => post(`quotations/${quotation}/rotate_link`)),
  crashedWrite('void_payment', ({ payment }) => post(`payments/${payment}/void`)),
  crashedWrite('patch_payment', ({ payment }) => patch(`payments/${payment}`, { reference: 'Transfer 7' })),
];

function* finalizeIfMatch(path: string): Script {
  const seen = yield get(path);
  yield post(`${path}/finalize`, undefined, { headers: { 'if-match': seen?.headers.ETag ?? '' } });
}
