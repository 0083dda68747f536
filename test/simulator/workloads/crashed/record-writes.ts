/** Writes and actions of records, each alone. */
import { get, patch, post, recordOf, remove, type Script } from '../../actors/actor.ts';
import { threeLines } from '../../world/scene-records.ts';
import { type CrashedWorkload, overtaken, step, write } from './crashed-workload.ts';

/** Records that are created, changed and deleted over the API, each once. */
export const recordWrites: readonly CrashedWorkload[] = [
  write('create_customer', () =>
    post('customers', { name: '=HYPERLINK("x")', phone: '+33612345678', company: 'ACME Inc' }),
  ),
  // A logo of two properties, which stand in the sheet as well.
  write('patch_workspace', () =>
    patch('workspace', {
      iban: 'DE89370400440532013000',
      address: { city: 'Berlin', country: 'DE' },
      logo: `data:image/png;base64,iVBORw0KGgo${'A'.repeat(12_001)}`,
    }),
  ),
  write('create_product', () => post('products', { name: 'Gear', sku: 'G-2', unit_price: '19.99' })),
  write('create_invoice', ({ customer }) => post('invoices', { customer_id: customer, items: threeLines })),
  write('create_invoice_and_customer', () =>
    post('invoices', { customer_name: 'Mary Somerville', items: threeLines, discount: '50.00' }),
  ),
  write('create_invoice_of_total', () => post('invoices', { customer_name: 'Ada Lovelace', total: '40.00' })),
  write('create_quotation', ({ customer }) =>
    post('quotations', { customer_id: customer, status: 'sent', items: threeLines }),
  ),
  write('create_invoices', ({ customer }) =>
    post('invoices/batch', {
      data: [
        { customer_id: customer, items: threeLines },
        { customer_name: 'Mary Somerville', total: '40.00' },
      ],
    }),
  ),
  write('create_customers', () =>
    post('customers/batch', { data: [{ name: 'Ada Byron' }, { name: 'Grace' }] }),
  ),
  write('create_products', () =>
    post('products/batch', { data: [{ name: 'Gear', sku: 'G-3' }, { name: 'Cog' }], atomic: false }),
  ),
  write('create_quotations', ({ customer }) =>
    post('quotations/batch', { data: [{ customer_id: customer, items: threeLines }] }),
  ),
  write('create_payments', ({ invoice }) =>
    post('payments/batch', { data: ['1.00', '2.00'].map((amount) => ({ invoice_id: invoice, amount })) }),
  ),
  write('create_payment', ({ invoice }) => post('payments', { invoice_id: invoice, amount: '1.00' })),
  write('pay_invoice', ({ invoice }) => post(`invoices/${invoice}/payments`, { amount: '2.00' })),
  write('patch_customer', ({ customer }) =>
    patch(`customers/${customer}`, { notes: 'Pays late', phone: '0044' }),
  ),
  write('patch_product', ({ product }) => patch(`products/${product}`, { unit_price: '3.75' })),
  write('patch_draft_lines', ({ draft }) => patch(`invoices/${draft}`, { items: threeLines.slice(1) })),
  write('patch_quotation_lines', ({ quotationDraft }) =>
    patch(`quotations/${quotationDraft}`, { items: [...threeLines, ...threeLines], title: '+1' }),
  ),
  step('patch_if_match', 2, ({ invoice }) => patchIfMatch(`invoices/${invoice}`)),
  write('delete_draft', ({ draft }) => remove(`invoices/${draft}`)),
  write('delete_quotation', ({ quotationDraft }) => remove(`quotations/${quotationDraft}`)),
  write('delete_product', ({ product }) => remove(`products/${product}`)),
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
  const made = recordOf(yield post('customers', { name: 'Made to be deleted' }));
  yield remove(`customers/${String(made.id)}`);
}

/** Each action of a record, once. */
export const actionWrites: readonly CrashedWorkload[] = [
  write('finalize_invoice', ({ draft }) => post(`invoices/${draft}/finalize`)),
  step('finalize_if_match', 2, ({ draft }) => finalizeIfMatch(`invoices/${draft}`)),
  write('void_invoice', ({ invoice }) => post(`invoices/${invoice}/void`)),
  write('give_invoice_up', ({ invoice }) => post(`invoices/${invoice}/mark_uncollectible`)),
  write('duplicate_invoice', ({ invoice }) => post(`invoices/${invoice}/duplicate`)),
  write('send_quotation', ({ quotationDraft }) => post(`quotations/${quotationDraft}/send`)),
  write('issue_quotation', ({ quotationDraft }) => post(`quotations/${quotationDraft}/issue`)),
  write('accept_quotation', ({ quotation }) => post(`quotations/${quotation}/accept`)),
  write('decline_quotation', ({ quotation }) =>
    post(`quotations/${quotation}/decline`, { reason: '=TODAY()' }),
  ),
  write('cancel_quotation', ({ accepted }) => post(`quotations/${accepted}/cancel`)),
  write('convert_quotation', ({ accepted }) => post(`quotations/${accepted}/convert`)),
  write('duplicate_quotation', ({ quotation }) => post(`quotations/${quotation}/duplicate`)),
  write('rotate_link_of_invoice', ({ invoice }) => post(`invoices/${invoice}/rotate_link`)),
  write('rotate_link_of_quotation', ({ quotation }) => post(`quotations/${quotation}/rotate_link`)),
  write('void_payment', ({ payment }) => post(`payments/${payment}/void`)),
  write('patch_payment', ({ payment }) => patch(`payments/${payment}`, { reference: 'Transfer 7' })),
];

function* finalizeIfMatch(path: string): Script {
  const seen = yield get(path);
  yield post(`${path}/finalize`, undefined, { headers: { 'if-match': seen?.headers.ETag ?? '' } });
}
