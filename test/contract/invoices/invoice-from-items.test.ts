/** Invoices of shape A: line items, with what may be said of them and of the whole. */
import { expectFaults } from '../support/expect-answer.ts';
import { createTestWorkspace } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestWorkspace();
const { create } = workspace;
const line = { description: 'Consulting', quantity: 2, unit_price: 100, tax_rate: 20 };

function refuse(body: unknown): ReturnType<typeof workspace.post> {
  return expectNothingWritten(workspace, () => workspace.post('/api/v1/invoices', body));
}

describe('shape A', () => {
  test('takes the fields of the specification as it writes them', () => {
    const customer = create('customers', { name: 'Ada Lovelace' });
    const invoice = create('invoices', {
      customer_id: customer.id,
      invoice_date: '2026-01-07',
      due_date: '2026-02-06',
      discount: '50.00',
      items: [{ description: 'Consulting', quantity: 10, unit_price: 120.0, tax_rate: 20 }],
    });
    expect(invoice).toMatchObject({
      object: 'invoice',
      shape: 'items',
      status: 'open',
      customer_id: customer.id,
      customer_name: 'Ada Lovelace',
      invoice_date: '2026-01-07',
      due_date: '2026-02-06',
      discount: '50.00',
      total: 1380,
      version: 1,
      warnings: [],
    });
    expect(invoice.items[0]).toMatchObject({ quantity: 10, unit_price: 120, tax_rate: 20, amount: 1200 });
  });

  test('needs items and a customer alone: the rest has defaults', () => {
    const invoice = create('invoices', {
      customer_name: 'Ada Lovelace',
      items: [{ description: 'Consulting', unit_price: 100 }],
    });
    expect(invoice).toMatchObject({
      currency: 'EUR',
      discount: '0.00',
      discount_percent: null,
      tax_inclusive: false,
      notes: null,
      metadata: {},
      quotation_id: null,
      total: 100,
    });
    expect(invoice.items[0]).toMatchObject({ quantity: 1, tax_rate: 0, unit: null, product_id: null });
  });

  test('refuses an empty list of items', () => {
    expectFaults(refuse({ customer_name: 'Ada', items: [] }), ['/items required']);
  });

  test('takes 200 lines and no more', () => {
    const lines = (count: number): unknown[] => Array.from({ length: count }, () => line);
    expect(create('invoices', { customer_name: 'Ada', items: lines(200) }).items).toHaveLength(200);
    expectFaults(refuse({ customer_name: 'Ada', items: lines(201) }), ['/items too_many_items']);
  });

  test('checks a total that is sent along, and tells the right one', () => {
    expect(create('invoices', { customer_name: 'Ada', items: [line], total: '240.00' }).total).toBe(240);
    const answer = refuse({ customer_name: 'Ada', items: [line], total: 239.99 });
    expectFaults(answer, ['/total total_mismatch']);
    expect(answer.body.errors[0].computed).toBe('240.00');
  });

  test('refuses a tax rate beside the items, where nobody can tell whose it is', () => {
    expectFaults(refuse({ customer_name: 'Ada', items: [line], tax_rate: 20 }), [
      '/tax_rate mutually_exclusive',
    ]);
  });

  test('refuses a discount as amount and percentage, on the document and on a line', () => {
    expectFaults(refuse({ customer_name: 'Ada', items: [line], discount: '5', discount_percent: 5 }), [
      '/discount mutually_exclusive',
      '/discount_percent mutually_exclusive',
    ]);
    const both = { ...line, discount: '5', discount_percent: 5 };
    expectFaults(refuse({ customer_name: 'Ada', items: [line, both] }), [
      '/items/1/discount mutually_exclusive',
      '/items/1/discount_percent mutually_exclusive',
    ]);
  });

  test('refuses a discount above the subtotal, and one above its line', () => {
    expectFaults(refuse({ customer_name: 'Ada', items: [line], discount: '200.01' }), [
      '/discount discount_exceeds_subtotal',
    ]);
    const answer = refuse({ customer_name: 'Ada', items: [{ ...line, discount: '200.01' }] });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].pointer).toBe('/items/0/discount');
  });

  test('applies a percentage to the document and to a line', () => {
    const invoice = create('invoices', {
      customer_name: 'Ada',
      discount_percent: 10,
      items: [{ ...line, discount_percent: 5 }],
    });
    expect(invoice).toMatchObject({
      subtotal: 190,
      discount: '0.00',
      discount_percent: 10,
      discount_total: 19,
    });
    expect(invoice.total).toBe(205.2);
  });

  test('takes a negative quantity, and refuses none and a negative sum', () => {
    const returned = { description: 'Returned', quantity: -1, unit_price: 50 };
    expect(create('invoices', { customer_name: 'Ada', items: [line, returned] }).total).toBe(190);
    expectFaults(refuse({ customer_name: 'Ada', items: [returned] }), ['/items out_of_range']);
    expectFaults(refuse({ customer_name: 'Ada', items: [{ ...line, quantity: 0 }] }), [
      '/items/0/quantity out_of_range',
    ]);
  });
});
