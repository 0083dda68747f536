/** Payments: what they do to their invoice, what they may not. */
import { createTestClient } from '../support/test-client.ts';
import { expectFaults, expectRefused } from '../support/expect-answer.ts';
import type { Answered } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestClient();
const { act, did, bill, read, eventsOf, post, get, create } = workspace;

function pay(invoice: Answered['body'], body: object = {}): Answered['body'] {
  return create('payments', { invoice_id: invoice.id, ...body });
}

describe('a payment', () => {
  test('may name its invoice by the number', () => {
    const draft = bill({ status: 'draft', number: 'OWN-7' });
    const invoice = bill({ number: 'OWN-7' });
    const payment = create('payments', { invoice_number: 'OWN-7', amount: 30 });
    expect(payment).toMatchObject({ invoice_id: invoice.id, invoice_number: 'OWN-7', amount: 30 });
    expect(read(invoice).amount_paid).toBe(30);
    expect(did(invoice, 'payments', { invoice_number: 'OWN-7', amount: 5 }).invoice_id).toBe(invoice.id);
    const refuse = (body: object): Answered =>
      expectNothingWritten(workspace, () => post('/api/v1/payments', body));
    expectFaults(refuse({ amount: 1 }), [
      '/customer_id required',
      '/invoice_id required',
      '/invoice_number required',
    ]);
    expectFaults(refuse({ invoice_number: 'own-7' }), ['/invoice_number not_found']);
    expectFaults(refuse({ invoice_id: bill().id, invoice_number: 'OWN-7' }), [
      '/invoice_number mutually_exclusive',
    ]);
    expectFaults(act(bill(), 'payments', { invoice_number: 'OWN-7' }), ['/invoice_number read_only']);
    did(invoice, 'mark_uncollectible');
    const only = bill({ status: 'draft', number: 'OWN-8' });
    expectRefused(refuse({ invoice_number: 'OWN-8' }), 409, 'invalid_state', { current_status: 'draft' });
    for (const one of [draft, only]) expect(read(one).amount_paid).toBe(0);
  });

  test('is all that is due when no amount is given, and pays the invoice', () => {
    const invoice = bill({
      customer_name: 'Payer',
      items: [{ description: 'x', unit_price: '19.99', tax_rate: 20 }],
    });
    const answer = act(invoice, 'payments');
    expect(answer.status).toBe(201);
    expect(answer.headers.Location).toBe(`/api/v1/payments/${answer.body.id}`);
    expect(answer.body).toMatchObject({
      object: 'payment',
      invoice_id: invoice.id,
      invoice_number: invoice.number,
      customer_id: invoice.customer_id,
      status: 'received',
      amount: 23.99,
      currency: 'EUR',
      payment_date: '2026-01-07',
      method: null,
      voided_at: null,
      allowed_actions: ['void', 'unapply'],
      amounts: { amount: '23.99' },
    });
    expect(get(`/api/v1/payments/${answer.body.id}`).body).toEqual(answer.body);
    const paid = read(invoice);
    expect(paid).toMatchObject({ status: 'paid', amount_paid: 23.99, amount_due: 0, version: 2 });
    expect(paid.status_transitions.paid_at).toBe(paid.updated_at);
    expect(eventsOf(invoice)).toEqual(['invoice.created', 'invoice.finalized', 'invoice.paid']);
    expect(eventsOf(answer.body)).toEqual(['payment.received']);
  });

  test('in part leaves the rest due, until the last one', () => {
    const invoice = bill();
    expect(did(invoice, 'payments', { amount: '30.10' }).amount).toBe(30.1);
    expect(read(invoice)).toMatchObject({ status: 'partially_paid', amount_paid: 30.1, amount_due: 69.9 });
    expect(pay(invoice, { amount: 0.1 }).amount).toBe(0.1);
    expect(pay(invoice).amount).toBe(69.8);
    expect(read(invoice)).toMatchObject({ status: 'paid', amount_paid: 100, amount_due: 0 });
    expect(eventsOf(invoice)).toEqual([
      'invoice.created',
      'invoice.finalized',
      'invoice.partially_paid',
      'invoice.partially_paid',
      'invoice.paid',
    ]);
    expect(get(`/api/v1/invoices/${invoice.id}/payments`).body.data).toHaveLength(3);
  });

  test('comes back with what it was given', () => {
    const given = {
      amount: 5,
      payment_date: '2026-01-03',
      method: 'direct_debit',
      reference: '=RF18 5390',
      notes: 'by Ada',
      external_id: 'bank-1',
      metadata: { line: '7' },
    };
    const invoice = bill();
    expect(pay(invoice, given)).toMatchObject(given);
    const answer = expectNothingWritten(workspace, () => act(invoice, 'payments', { external_id: 'bank-1' }));
    expectRefused(answer, 409, 'external_id_taken');
  });

  test.each([
    ['more than is due', { amount: '100.01' }, ['/amount payment_exceeds_amount_due']],
    ['nothing', { amount: 0 }, ['/amount out_of_range']],
    ['less than nothing', { amount: -1 }, ['/amount out_of_range']],
    ['too many decimals', { amount: '1.005' }, ['/amount too_many_decimals']],
    ['another word for its method', { method: 'barter' }, ['/method invalid_enum']],
    ['a day that is none', { payment_date: '2026-02-30' }, ['/payment_date invalid_date']],
    ['the server’s fields', { currency: 'EUR', status: 'received' }, ['/status read_only']],
  ])('of %s is refused', (_name, body, faults) => {
    const invoice = bill();
    for (const send of [
      () => act(invoice, 'payments', body),
      () => post('/api/v1/payments', { invoice_id: invoice.id, ...body }),
    ]) {
      expectFaults(expectNothingWritten(workspace, send), faults);
    }
  });

  test('knows the decimals of the invoice’s currency', () => {
    expectFaults(act(bill({ currency: 'JPY' }), 'payments', { amount: '1.5' }), [
      '/amount too_many_decimals',
    ]);
    const dinar = bill({ currency: 'KWD' });
    expect(did(dinar, 'payments', { amount: '1.005' }).amounts).toEqual({
      amount: '1.005',
      applied_amount: '1.005',
      unapplied_amount: '0.000',
      refunded_amount: '0.000',
      currency: 'KWD',
    });
    expect(read(dinar).amounts.amount_due).toBe('98.995');
  });

  test('needs its invoice: in the body a fault, in the path not found', () => {
    const unknown = 'inv_01KEBZ00000000000000000000';
    expectFaults(post('/api/v1/payments', {}), [
      '/customer_id required',
      '/invoice_id required',
      '/invoice_number required',
    ]);
    expectFaults(post('/api/v1/payments', { invoice_id: unknown }), ['/invoice_id not_found']);
    const invoice = bill();
    expectFaults(act(invoice, 'payments', { invoice_id: unknown }), ['/invoice_id read_only']);
    expect(act(invoice, 'payments', { invoice_id: invoice.id, amount: 1 }).status).toBe(201);
    for (const body of [undefined, { amount: 'x' }]) {
      expectRefused(act({ object: 'invoice', id: unknown }, 'payments', body), 404, 'not_found');
    }
  });
});

describe.each([
  ['draft', () => bill({ status: 'draft' })],
  ['void', () => did(bill(), 'void')],
  [
    'paid',
    () => {
      const invoice = bill();
      did(invoice, 'payments');
      return read(invoice);
    },
  ],
])('an invoice that is %s', (status, make) => {
  test('takes no payment, whatever else is wrong with it', () => {
    const invoice = make();
    for (const send of [
      () => act(invoice, 'payments'),
      () => act(invoice, 'payments', { amount: 'much', nonsense: 1 }),
      () => post('/api/v1/payments', { invoice_id: invoice.id, amount: 1 }),
    ]) {
      expectRefused(expectNothingWritten(workspace, send), 409, 'invalid_state', {
        current_status: status,
        allowed_actions: invoice.allowed_actions,
      });
    }
  });
});
