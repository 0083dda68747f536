/** Every code of a fault within a body is met over HTTP: of each there is a request with that fault and no other. */
import { fieldCodes } from '../../../src/openapi/schemas/code-meanings.ts';
import { createTestClient } from '../support/test-client.ts';
import { expectFaults } from '../support/expect-answer.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestClient();
const { bill, create, patch, post } = workspace;

const archived = create('customers', { name: 'Grace', archived: true });
const inactive = create('products', { name: 'Cam', unit_price: 1, active: false });
const foreign = create('products', { name: 'Gear', unit_price: 1, currency: 'JPY' });
for (const email of ['one@example.com', 'two@example.com']) create('customers', { name: 'Twin', email });
const invoice = bill();
const writer = workspace.createKey('workspace:write');
const deposit = create('payments', { customer_id: invoice.customer_id, amount: 5 });

/** What is sent where, and where the fault is. */
type Provocation = readonly [plural: string, body: object, pointer: string];

const line = { description: 'Work', unit_price: 10 };
const total = { customer_name: 'Ada', total: 10 };
const items = { customer_name: 'Ada', items: [line] };

const provocations: Readonly<Record<string, Provocation>> = {
  required: ['customers', { name: ' ' }, '/name'],
  invalid_type: ['customers', { name: 7 }, '/name'],
  invalid_format: ['customers', { name: 'Ada', external_id: ' padded' }, '/external_id'],
  invalid_date: ['invoices', { ...total, invoice_date: '2026-02-30' }, '/invoice_date'],
  out_of_range: ['products', { name: 'Gear', unit_price: -1 }, '/unit_price'],
  too_long: ['customers', { name: 'x'.repeat(201) }, '/name'],
  too_many_items: ['invoices', { ...items, items: Array(201).fill(line) }, '/items'],
  too_many_decimals: ['invoices', { ...total, total: '1.234' }, '/total'],
  invalid_currency: ['customers', { name: 'Ada', currency: 'XXX' }, '/currency'],
  invalid_email: ['customers', { name: 'Ada', email: 'ada@localhost' }, '/email'],
  invalid_enum: ['invoices', { ...total, status: 'opne' }, '/status'],
  unknown_field: ['customers', { name: 'Ada', emial: 'ada@example.com' }, '/emial'],
  read_only: ['invoices', { ...total, amount_due: 10 }, '/amount_due'],
  mutually_exclusive: ['invoices', { ...total, tax_inclusive: true }, '/tax_inclusive'],
  not_found: ['invoices', { customer_id: 'cus_1', total: 10 }, '/customer_id'],
  customer_ambiguous: ['invoices', { customer_name: 'Twin', total: 10 }, '/customer_name'],
  total_mismatch: ['invoices', { ...items, total: 11 }, '/total'],
  discount_exceeds_subtotal: ['invoices', { ...items, discount: 11 }, '/discount'],
  due_before_invoice_date: ['invoices', { ...total, due_date: '2026-01-01' }, '/due_date'],
  exceeds_creditable_amount: [
    'credit_notes',
    { invoice_id: invoice.id, amount: 101, reason: 'duplicate' },
    '/amount',
  ],
  exceeds_refundable_amount: ['refunds', { payment_id: deposit.id, amount: 6 }, '/amount'],
  payment_exceeds_amount_due: ['payments', { invoice_id: invoice.id, amount: 101 }, '/amount'],
  currency_mismatch: [
    'invoices',
    { customer_name: 'Ada', items: [{ product_id: foreign.id }] },
    '/items/0/unit_price',
  ],
  inactive_product: [
    'invoices',
    { customer_name: 'Ada', items: [{ product_id: inactive.id }] },
    '/items/0/product_id',
  ],
  url_not_allowed: ['webhook_endpoints', { url: 'https://localhost/hook', event_types: ['*'] }, '/url'],
  invalid_iban: ['workspace', { iban: 'DE88370400440532013000' }, '/iban'],
  invalid_bic: ['workspace', { bic: 'COBADEFFX' }, '/bic'],
  archived_customer: ['invoices', { customer_id: archived.id, total: 10 }, '/customer_id'],
};

test('of every fault there is a request that has it', () => {
  expect(Object.keys(provocations).sort()).toEqual(Object.keys(fieldCodes).sort());
});

test.each(Object.entries(provocations))('%s', (code, [plural, body, pointer]) => {
  // The workspace is the one record that nobody creates.
  const send = () =>
    plural === 'workspace'
      ? workspace.call('PATCH', '/api/v1/workspace', { key: writer, body })
      : post(`/api/v1/${plural}`, body);
  const answer = expectNothingWritten(workspace, send);
  expectFaults(answer, [`${pointer} ${code}`]);
});

test('a change is told of its faults as a creation is', () => {
  expectFaults(patch(invoice, { due_date: 'soon', external_id: ' padded' }), [
    '/due_date invalid_date',
    '/external_id invalid_format',
  ]);
});
