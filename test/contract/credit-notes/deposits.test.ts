/** Deposits and overpayments: money that is applied to invoices later, or given back. */
import { expectFaults, expectRefused } from '../support/expect-answer.ts';
import { createTestClient } from '../support/test-client.ts';
import type { Answered } from '../support/test-workspace.ts';

const { act, did, bill, read, post, get, create, eventsOf } = createTestClient();

type AnyRecord = Answered['body'];

function balanceOf(customer: string): AnyRecord {
  return get(`/api/v1/customers/${customer}/balance`).body.balances;
}

describe('an overpayment', () => {
  test('is refused unless it is to stay as credit', () => {
    const invoice = bill();
    expectFaults(act(invoice, 'payments', { amount: 130 }), ['/amount payment_exceeds_amount_due']);
    const payment = did(invoice, 'payments', { amount: 130, overpayment: 'credit' });
    expect(payment).toMatchObject({
      amount: 130,
      applied_amount: 100,
      unapplied_amount: 30,
      refunded_amount: 0,
      allocations: [{ invoice_id: invoice.id, amount: 100 }],
      allowed_actions: ['void', 'apply', 'unapply', 'refund'],
    });
    expect(read(invoice)).toMatchObject({ status: 'paid', amount_paid: 100, amount_due: 0 });
    expect(balanceOf(invoice.customer_id)).toMatchObject([
      { currency: 'EUR', credit_available: 30, balance_due: 0 },
    ]);
    const refund = did(payment, 'refund');
    expect(refund).toMatchObject({ payment_id: payment.id, credit_note_id: null, amount: 30 });
    expectRefused(act(payment, 'void'), 409, 'payment_refunded');
    did(refund, 'void');
    did(payment, 'void');
    expect(read(payment)).toMatchObject({
      status: 'voided',
      applied_amount: 0,
      unapplied_amount: 0,
      allocations: [],
    });
    expect(read(invoice)).toMatchObject({ status: 'open', amount_due: 100 });
  });
});

describe('a deposit', () => {
  test('is a payment of a customer that is applied to invoices later', () => {
    const customer = create('customers', { name: 'Grace' });
    const deposit = create('payments', { customer_id: customer.id, amount: 150 });
    expect(deposit).toMatchObject({
      invoice_id: null,
      invoice_number: null,
      currency: 'EUR',
      applied_amount: 0,
      unapplied_amount: 150,
    });
    const [first, second] = [1, 2].map(() => bill({ customer_name: undefined, customer_id: customer.id }));
    did(deposit, 'apply', { invoice_id: first.id });
    expect(read(first)).toMatchObject({ status: 'paid', amount_paid: 100 });
    const applied = did(deposit, 'apply', { invoice_id: second.id });
    expect(applied).toMatchObject({ applied_amount: 150, unapplied_amount: 0 });
    expect(read(second)).toMatchObject({ status: 'partially_paid', amount_due: 50 });
    expect(eventsOf(deposit)).toEqual(['payment.received', 'payment.applied', 'payment.applied']);
    did(deposit, 'unapply', { invoice_id: first.id, amount: 25 });
    expect(read(first)).toMatchObject({ status: 'partially_paid', amount_due: 25 });
    did(deposit, 'void');
    for (const one of [first, second]) expect(read(one)).toMatchObject({ status: 'open', amount_due: 100 });
  });

  test('needs a customer and an amount, and is applied to invoices of that customer and currency', () => {
    const customer = create('customers', { name: 'Grace' });
    expectFaults(post('/api/v1/payments', { customer_id: customer.id }), ['/amount required']);
    expectFaults(post('/api/v1/payments', { customer_id: 'cus_none', amount: 5 }), [
      '/customer_id not_found',
    ]);
    const deposit = create('payments', { customer_id: customer.id, amount: 20, currency: 'USD' });
    const euros = bill({ customer_name: undefined, customer_id: customer.id, currency: 'EUR' });
    expectFaults(act(deposit, 'apply', { invoice_id: euros.id }), ['/invoice_id currency_mismatch']);
    expectFaults(act(deposit, 'apply', { invoice_id: bill().id }), ['/invoice_id not_found']);
    expectFaults(
      post('/api/v1/payments', {
        invoice_id: euros.id,
        customer_id: bill({ customer_name: 'Bob' }).customer_id,
      }),
      ['/customer_id mutually_exclusive'],
    );
  });
});
