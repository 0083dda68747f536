/** Invoices of shape B, a name and a total; of neither shape; and the states that invoices begin in. */
import { expectFaults } from '../support/expect-answer.ts';
import { createTestWorkspace } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestWorkspace();
const { create } = workspace;

function refuse(body: unknown): ReturnType<typeof workspace.post> {
  return expectNothingWritten(workspace, () => workspace.post('/api/v1/invoices', body));
}

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
