/** A request with a conflict and faults besides is told of the conflict: 409 comes before 422. */
import { createTestClient } from '../support/test-client.ts';
import { expectFaults, expectRefused } from '../support/expect-answer.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestClient();
const { act, bill, create, did, patch, post, setSetting } = workspace;

const total = { customer_name: 'Ada', total: 10 };
const unknown = { customer_id: 'cus_1' };

test.each([
  ['customers', { name: 'Grace' }, { name: 7 }],
  ['products', { name: 'Gear', unit_price: 1 }, { unit_price: 'dear' }],
  ['quotations', total, { total: 'dear', title: 7 }],
  ['invoices', total, { due_date: 'soon' }],
])('%s: an external_id that is taken comes before a fault', (plural, sound, faulty) => {
  const { id } = create(plural, { ...sound, external_id: 'taken' });
  const attempt = { ...sound, ...faulty, external_id: 'taken' };
  const answer = expectNothingWritten(workspace, () => post(`/api/v1/${plural}`, attempt));
  expectRefused(answer, 409, 'external_id_taken', { existing_id: id });
});

test.each([
  ['customers', { name: 'Grace' }, { name: null }],
  ['products', { name: 'Gear', unit_price: 1 }, { unit_price: 'dear' }],
  ['quotations', total, { customer_id: 'cus_1' }],
  ['invoices', total, { due_date: 'soon' }],
])('%s: of a change, too', (plural, sound, faulty) => {
  const { id } = create(plural, { ...sound, external_id: 'another' });
  const record = create(plural, { ...sound, external_id: 'own' });
  const attempt = (external_id: string) => patch(record, { ...faulty, external_id });
  expectRefused(attempt('another'), 409, 'external_id_taken', { existing_id: id });
  for (const own of ['own', ' padded']) expectRefused(attempt(own), 422, 'validation_failed');
});

test('an sku that is taken comes before a fault, and one that is none is a fault itself', () => {
  create('products', { name: 'Gear', unit_price: 1, sku: 'G-1' });
  expectRefused(post('/api/v1/products', { sku: 'G-1' }), 409, 'sku_taken');
  expectFaults(post('/api/v1/products', { name: 'x', unit_price: 1, sku: ' G-1' }), ['/sku invalid_format']);
  expectFaults(post('/api/v1/products', { sku: 'G-2' }), ['/name required', '/unit_price required']);
});

test('the state of the invoice comes before the faults of its payment, by either path', () => {
  const invoice = did(bill(), 'void');
  for (const body of [{ amount: 'much' }, { amount: -1 }, { method: 'barter', payment_date: 'today' }]) {
    const direct = { ...body, invoice_id: invoice.id };
    for (const attempt of [
      () => post('/api/v1/payments', direct),
      () => post('/api/v1/payments', direct, { headers: { 'Idempotency-Key': 'once' } }),
      () => act(invoice, 'payments', body),
    ]) {
      expectRefused(expectNothingWritten(workspace, attempt), 409, 'invalid_state', {
        current_status: 'void',
        allowed_actions: ['duplicate'],
      });
    }
  }
});

test('the payments of an invoice come before the faults of what would void it', () => {
  const invoice = bill();
  create('payments', { invoice_id: invoice.id, amount: 1 });
  expectRefused(act(invoice, 'void', { reason: 'x' }), 409, 'invoice_has_payments', {
    allowed_actions: ['mark_uncollectible', 'duplicate', 'payments'],
  });
});

test('a payment of nobody’s invoice, or of none, has faults alone', () => {
  expectFaults(post('/api/v1/payments', { amount: 'much' }), [
    '/amount invalid_format',
    '/customer_id required',
    '/invoice_id required',
    '/invoice_number required',
  ]);
  expectFaults(post('/api/v1/payments', { amount: 'much', invoice_id: 'inv_1' }), [
    '/amount invalid_format',
    '/invoice_id not_found',
  ]);
});

describe('what a document is issued under comes before the faults of what it holds', () => {
  test('a number that is taken, or that of another turn', () => {
    const invoice = bill({ number: 'A-1' });
    const answer = post('/api/v1/invoices', { ...unknown, total: 1, number: 'A-1' });
    expectRefused(answer, 409, 'number_taken', { existing_id: invoice.id });
    const sent = { ...unknown, total: 1, status: 'sent', number: 'QUO-2026-0099' };
    expectRefused(post('/api/v1/quotations', sent), 409, 'number_reserved');
  });

  test('a day of which the books are closed', () => {
    setSetting('Books closed through', '2025-12-31');
    const invoice_date = '2025-12-31';
    expectRefused(post('/api/v1/invoices', { ...unknown, total: 1, invoice_date }), 409, 'period_locked');
    const customer = create('customers', { name: 'Gone' });
    const quotation = did(create('quotations', { ...total, customer_name: 'Gone' }), 'accept');
    patch(customer, { archived: true });
    expectRefused(act(quotation, 'convert', { invoice_date }), 409, 'period_locked');
    expectFaults(act(quotation, 'convert'), ['/customer_id archived_customer']);
  });
});
