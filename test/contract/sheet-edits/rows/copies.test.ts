/** Copies of documents are new documents: their customer and products must be offered, as for any other. */
import { createTestClient } from '../../support/test-client.ts';
import { expectFaults } from '../../support/expect-answer.ts';
import { expectNothingWritten } from '../../support/workbook-watch.ts';

const workspace = createTestClient();
const { act, create, did, patch } = workspace;

const customer = create('customers', { name: 'Ada' });
const product = create('products', { name: 'Gear', unit_price: 5 });
const body = {
  customer_id: customer.id,
  items: [{ description: 'Work', unit_price: 10 }, { product_id: product.id }],
};
const invoice = create('invoices', body);
const quotation = did(create('quotations', body), 'accept');

const copies = [
  ['the duplicate of an invoice', invoice, 'duplicate', {}],
  ['the duplicate of a quotation', quotation, 'duplicate', {}],
  ['the invoice of a quotation', quotation, 'convert', {}],
  ['the draft of an invoice of a quotation', quotation, 'convert', { status: 'draft' }],
] as const;

afterEach(() => {
  patch(customer, { archived: false });
  patch(product, { active: true });
});

test.each(copies)('%s is refused while the customer is archived', (_name, record, action, input) => {
  patch(customer, { archived: true });
  expectFaults(
    expectNothingWritten(workspace, () => act(record, action, input)),
    ['/customer_id archived_customer'],
  );
});

test.each(copies)('%s is refused while a product of it is inactive', (_name, record, action, input) => {
  patch(product, { active: false });
  expectFaults(
    expectNothingWritten(workspace, () => act(record, action, input)),
    ['/items/1/product_id inactive_product'],
  );
});

test('both are told at once, and neither keeps a draft from being issued', () => {
  const draft = create('invoices', { ...body, status: 'draft' });
  patch(customer, { archived: true });
  patch(product, { active: false });
  expectFaults(act(draft, 'duplicate'), [
    '/customer_id archived_customer',
    '/items/1/product_id inactive_product',
  ]);
  expect(did(draft, 'finalize').status).toBe('open');
});

test('all are made once both are offered again', () => {
  for (const record of [invoice, quotation])
    expect(did(record, 'duplicate')).toMatchObject({ status: 'draft', customer_id: customer.id, total: 15 });
  expect(did(quotation, 'convert')).toMatchObject({ status: 'open', customer_id: customer.id, total: 15 });
});
