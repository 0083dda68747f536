/** The two shapes of a new invoice: line items, or a name and a total. */
import { expectFaults } from './refused.ts';
import { createTestWorkspace } from './test-workspace.ts';
import { expectNothingWritten } from './workbook-watch.ts';

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

describe('shape B', () => {
  test('is one line, and the total stays as it was sent', () => {
    const invoice = create('invoices', { customer_name: 'Grace Hopper', total: 99.5 });
    expect(invoice).toMatchObject({
      shape: 'total',
      customer_name: 'Grace Hopper',
      subtotal: 99.5,
      tax_total: 0,
      total: 99.5,
      amount_due: 99.5,
      tax_inclusive: false,
      amounts: { total: '99.50' },
    });
    expect(invoice.items).toMatchObject([{ description: 'Invoice total', quantity: 1, unit_price: 99.5 }]);
  });

  test('with a tax rate contains the tax', () => {
    const invoice = create('invoices', { customer_name: 'Grace Hopper', total: '120.00', tax_rate: 20 });
    expect(invoice).toMatchObject({ tax_inclusive: true, taxable_total: 100, tax_total: 20, total: 120 });
    expect(invoice.items[0].tax_rate).toBe(20);
    const rounded = create('invoices', { customer_name: 'Grace Hopper', total: 0.01, tax_rate: 19 });
    expect(rounded).toMatchObject({ total: 0.01 });
  });

  test('takes a customer by id too', () => {
    const { id } = create('customers', { name: 'Mary Shelley' });
    expect(create('invoices', { customer_id: id, total: 1 }).customer_name).toBe('Mary Shelley');
  });

  test('takes no discount and no choice of inclusive prices, but a discount of zero', () => {
    expectFaults(
      refuse({ customer_name: 'Ada', total: 100, discount: '1', discount_percent: 5, tax_inclusive: true }),
      [
        '/discount mutually_exclusive',
        '/discount_percent mutually_exclusive',
        '/tax_inclusive mutually_exclusive',
      ],
    );
    expect(create('invoices', { customer_name: 'Ada', total: 100, discount: '0.00' }).discount).toBe('0.00');
  });

  test('refuses a negative total and one with more decimals than its currency', () => {
    expectFaults(refuse({ customer_name: 'Ada', total: -1 }), ['/total out_of_range']);
    expectFaults(refuse({ customer_name: 'Ada', total: 1.234 }), ['/total too_many_decimals']);
    expectFaults(refuse({ customer_name: 'Ada', total: 1.5, currency: 'JPY' }), ['/total too_many_decimals']);
    expect(create('invoices', { customer_name: 'Ada', total: '1.5000' }).total).toBe(1.5);
    expect(create('invoices', { customer_name: 'Ada', total: 1.234, currency: 'KWD' }).total).toBe(1.234);
  });
});

describe('neither shape', () => {
  test('is refused on both pointers, and so is a customer that is not named', () => {
    expectFaults(refuse({ customer_name: 'Ada' }), ['/items required', '/total required']);
    expectFaults(refuse({}), [
      '/customer_id required',
      '/customer_name required',
      '/items required',
      '/total required',
    ]);
  });
});

describe('the state of a new invoice', () => {
  test('is open, and paid at once when nothing is to be paid', () => {
    expect(create('invoices', { customer_name: 'Ada', total: 1 })).toMatchObject({ status: 'open' });
    const free = create('invoices', { customer_name: 'Ada', total: 0 });
    expect(free).toMatchObject({ status: 'paid', amount_due: 0, amount_paid: 0 });
    expect(free.status_transitions.paid_at).toBe(free.created_at);
    expect(free.status_transitions.finalized_at).toBe(free.created_at);
  });

  test('is draft when asked for: without number, dates and frozen customer', () => {
    const draft = create('invoices', { customer_name: 'Ada', total: 0, status: 'draft' });
    expect(draft).toMatchObject({
      status: 'draft',
      number: null,
      invoice_date: null,
      due_date: null,
      customer: null,
      status_transitions: { finalized_at: null, paid_at: null, voided_at: null, uncollectible_at: null },
    });
  });

  test('cannot be one that only an action reaches', () => {
    expectFaults(refuse({ customer_name: 'Ada', total: 1, status: 'paid' }), ['/status invalid_enum']);
  });

  test('keeps the customer as it was', () => {
    const address = { line1: '1 Analytical Way', city: 'London', postal_code: 'N1', country: 'GB' };
    const customer = create('customers', { name: 'Ada King', tax_id: 'GB1', billing_address: address });
    const { customer: kept } = create('invoices', { customer_id: customer.id, total: 1 });
    expect(kept).toMatchObject({ id: customer.id, name: 'Ada King', billing_address: address });
    expect(kept.tax_ids).toEqual([{ type: null, value: 'GB1' }]);
  });
});
