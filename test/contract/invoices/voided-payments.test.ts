/** Payments that were booked in error are taken back, and their invoice owes again. */
import { createTestClient } from '../support/test-client.ts';
import { expectRefused } from '../support/expect-answer.ts';
import type { Answered } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestClient();
const { act, did, bill, read, eventsOf, create, deleteRow, type } = workspace;

function pay(invoice: Answered['body'], body: object = {}): Answered['body'] {
  return create('payments', { invoice_id: invoice.id, ...body });
}

describe('a voided payment', () => {
  test('makes the invoice owe again, step by step', () => {
    const invoice = bill();
    const first = pay(invoice, { amount: 40 });
    const second = pay(invoice);
    const voided = did(first, 'void');
    expect(voided).toMatchObject({ status: 'voided', allowed_actions: [], version: 2, amount: 40 });
    expect(voided.voided_at).toBe(voided.updated_at);
    const half = read(invoice);
    expect(half).toMatchObject({ status: 'partially_paid', amount_paid: 60, amount_due: 40 });
    expect(half.status_transitions.paid_at).toBeNull();
    did(second, 'void');
    expect(read(invoice)).toMatchObject({ status: 'open', amount_paid: 0, amount_due: 100 });
    expect(eventsOf(first)).toEqual(['payment.received', 'payment.voided']);
    expect(did(invoice, 'void').status).toBe('void');
  });

  test('is not voided twice', () => {
    const payment = pay(bill());
    did(payment, 'void');
    const answer = expectNothingWritten(workspace, () => act(payment, 'void'));
    expectRefused(answer, 409, 'payment_already_voided', { current_status: 'voided', allowed_actions: [] });
  });

  test('takes back what was booked, whatever a person has typed over its amount since', () => {
    const invoice = bill();
    const first = pay(invoice, { amount: 40 });
    pay(invoice, { amount: 25 });
    type('Payments', first, 'Amount', '4');
    expect(read(first)).toMatchObject({ amount: 40, amounts: { amount: '40.00' } });
    expect(did(first, 'void')).toMatchObject({ amount: 40, status: 'voided' });
    expect(read(invoice)).toMatchObject({ status: 'partially_paid', amount_paid: 25, amount_due: 75 });
  });

  test('of an invoice whose row a person has deleted is refused', () => {
    const invoice = bill();
    const payment = pay(invoice);
    deleteRow('Invoices', invoice);
    expectRefused(act(payment, 'void'), 404, 'not_found');
  });

  test('does not free its external_id', () => {
    const invoice = bill();
    did(pay(invoice, { external_id: 'bank-2' }), 'void');
    expectRefused(act(invoice, 'payments', { external_id: 'bank-2' }), 409, 'external_id_taken');
  });
});

describe('an invoice that was given up', () => {
  test('stays so until it is covered, and again when a payment is voided', () => {
    const invoice = did(bill(), 'mark_uncollectible');
    const part = pay(invoice, { amount: 60 });
    expect(read(invoice)).toMatchObject({ status: 'uncollectible', amount_paid: 60, amount_due: 40 });
    const rest = pay(invoice);
    expect(read(invoice)).toMatchObject({ status: 'paid', amount_due: 0 });
    did(rest, 'void');
    expect(read(invoice)).toMatchObject({ status: 'uncollectible', amount_paid: 60 });
    did(part, 'void');
    expect(read(invoice)).toMatchObject({ status: 'uncollectible', amount_paid: 0, amount_due: 100 });
    expect(eventsOf(invoice)).toEqual([
      'invoice.created',
      'invoice.finalized',
      'invoice.uncollectible',
      'invoice.paid',
    ]);
  });
});
