/** Credit notes: what they credit, what they do to their invoice, and what they may not. */
import { expectFaults, expectRefused } from '../support/expect-answer.ts';
import { createTestClient } from '../support/test-client.ts';
import type { Answered } from '../support/test-workspace.ts';

const workspace = createTestClient();
const { act, did, bill, read, eventsOf, post, get, create, patch, remove } = workspace;

type AnyRecord = Answered['body'];

const chairs = { items: [{ description: 'Chair', quantity: 2, unit_price: '68.33', tax_rate: 20 }] };

function credit(invoice: AnyRecord, body: object = {}): AnyRecord {
  return create('credit_notes', { invoice_id: invoice.id, reason: 'order_change', ...body });
}

function refuse(invoice: AnyRecord, body: object = {}): Answered {
  return post('/api/v1/credit_notes', { invoice_id: invoice.id, reason: 'order_change', ...body });
}

function oneOf(invoice: AnyRecord, quantity: number): object {
  return { lines: [{ invoice_item_id: invoice.items[0].id, quantity }] };
}

describe('a credit note', () => {
  test('about one of two pieces lowers what its invoice owes; the next one credits the rest', () => {
    const invoice = bill(chairs);
    const first = credit(invoice, oneOf(invoice, 1));
    expect(first).toMatchObject({
      object: 'credit_note',
      status: 'issued',
      number: 'CN-2026-0001',
      invoice_id: invoice.id,
      invoice_number: invoice.number,
      invoice_date: invoice.invoice_date,
      customer_id: invoice.customer_id,
      customer_name: 'Ada',
      customer: invoice.customer,
      credit_note_date: '2026-01-07',
      reason: 'order_change',
      subtotal: 68.33,
      tax_total: 13.67,
      total: 82,
      applied_amount: 82,
      refunded_amount: 0,
      remaining_credit: 0,
      allocations: [
        { invoice_id: invoice.id, invoice_number: invoice.number, amount: 82, date: '2026-01-07' },
      ],
      items: [
        {
          invoice_item_id: invoice.items[0].id,
          description: 'Chair',
          quantity: 1,
          invoice_quantity: 1,
          unit_price: 68.33,
          amount: 68.33,
        },
      ],
      allowed_actions: ['unapply', 'void'],
    });
    expect(read(invoice)).toMatchObject({
      status: 'open',
      amount_credited: 82,
      credit_notes_total: 82,
      amount_paid: 0,
      amount_due: 81.99,
    });
    const second = credit(invoice);
    expect(second.total).toBe(81.99);
    expect(read(invoice)).toMatchObject({
      status: 'credited',
      amount_due: 0,
      allowed_actions: ['duplicate'],
    });
    expect(eventsOf(first)).toEqual(['credit_note.created', 'credit_note.issued']);
    expect(eventsOf(invoice).slice(-3)).toEqual(['invoice.updated', 'invoice.updated', 'invoice.credited']);
    expectFaults(refuse(invoice), ['/invoice_id exceeds_creditable_amount']);
  });

  test('about a paid invoice is the customer’s credit, which is refunded', () => {
    const invoice = bill(chairs);
    did(invoice, 'payments');
    const note = credit(invoice, oneOf(invoice, 1));
    expect(note).toMatchObject({ applied_amount: 0, remaining_credit: 82, allocations: [] });
    expect(read(invoice)).toMatchObject({ status: 'paid', amount_credited: 0, credit_notes_total: 82 });
    const refund = did(note, 'refund', { amount: 50, method: 'card' });
    expect(refund).toMatchObject({
      object: 'refund',
      credit_note_id: note.id,
      credit_note_number: note.number,
      payment_id: null,
      status: 'paid',
      amount: 50,
      method: 'card',
      refund_date: '2026-01-07',
    });
    expect(read(note)).toMatchObject({ refunded_amount: 50, remaining_credit: 32 });
    expectFaults(act(note, 'refund', { amount: 33 }), ['/amount exceeds_refundable_amount']);
    expectRefused(act(note, 'void'), 409, 'credit_note_applied');
    did(refund, 'void', { reason: 'card expired' });
    expect(read(note)).toMatchObject({ refunded_amount: 0, remaining_credit: 82 });
    expect(did(note, 'void')).toMatchObject({ status: 'void', remaining_credit: 0 });
    expect(read(invoice)).toMatchObject({ status: 'paid', credit_notes_total: 0, amount_due: 0 });
    expect(eventsOf(refund)).toEqual(['refund.created', 'refund.voided']);
  });

  test('refunds its rest in the same request', () => {
    const invoice = bill(chairs);
    did(invoice, 'payments');
    const note = credit(invoice, { refund: { method: 'bank_transfer', reference: 'R-1' } });
    expect(note).toMatchObject({ total: 163.99, refunded_amount: 163.99, remaining_credit: 0 });
    const [refund] = get('/api/v1/refunds', { query: `credit_note_id=${note.id}` }).body.data;
    expect(refund).toMatchObject({ amount: 163.99, method: 'bank_transfer', reference: 'R-1' });
    expectFaults(refuse(bill(), { refund: {} }), ['/refund/amount exceeds_refundable_amount']);
  });

  test('over an amount is spread over the tax rates', () => {
    const invoice = bill({
      items: [
        { description: 'Books', unit_price: 100, tax_rate: 5 },
        { description: 'Chairs', unit_price: 100, tax_rate: 20 },
      ],
    });
    const note = credit(invoice, { amount: 45 });
    expect(note).toMatchObject({ total: 45, amount: 45 });
    expect(note.tax_breakdown.map((row: AnyRecord) => [row.tax_rate, row.taxable + row.tax])).toEqual([
      [20, 24],
      [5, 21],
    ]);
    expect(note.items.map((item: AnyRecord) => [item.quantity, item.invoice_quantity])).toEqual([
      [1, null],
      [1, null],
    ]);
  });

  test('is applied to another invoice of the customer, and taken back', () => {
    const paid = bill();
    did(paid, 'payments');
    const note = credit(paid);
    const other = bill({ customer_name: undefined, customer_id: paid.customer_id });
    expect(did(note, 'apply', { invoice_id: other.id, amount: 60 })).toMatchObject({
      applied_amount: 60,
      remaining_credit: 40,
    });
    expect(read(other)).toMatchObject({ status: 'open', amount_credited: 60, amount_due: 40 });
    expectRefused(act(note, 'void'), 409, 'credit_note_applied');
    expectFaults(act(note, 'apply', { invoice_id: other.id, amount: 41 }), [
      '/amount exceeds_creditable_amount',
    ]);
    did(note, 'apply', { invoice_id: other.id });
    // The credit of another invoice's note pays it.
    expect(read(other)).toMatchObject({ status: 'paid', amount_due: 0, amount_credited: 100 });
    expectRefused(act(other, 'void'), 409, 'invoice_has_credit_notes');
    did(note, 'unapply', { invoice_id: other.id, amount: 30 });
    expect(read(other)).toMatchObject({ status: 'open', amount_due: 30 });
    did(note, 'unapply', { invoice_id: other.id });
    expect(read(note)).toMatchObject({ applied_amount: 0, remaining_credit: 100, allocations: [] });
    expect(eventsOf(note)).toEqual([
      ...['credit_note.created', 'credit_note.issued', 'credit_note.applied', 'credit_note.applied'],
      ...['credit_note.updated', 'credit_note.updated'],
    ]);
    const stranger = bill({ customer_name: 'Charles' });
    expectFaults(act(note, 'apply', { invoice_id: stranger.id }), ['/invoice_id not_found']);
  });

  test('gives back what it took off its invoice when it is void', () => {
    const invoice = bill();
    did(invoice, 'payments', { amount: 40 });
    const note = credit(invoice, { amount: 60 });
    expect(read(invoice)).toMatchObject({ status: 'paid', amount_due: 0 });
    did(note, 'void');
    expect(read(invoice)).toMatchObject({ status: 'partially_paid', amount_due: 60, amount_credited: 0 });
    expect(credit(invoice).total).toBe(100);
  });

  test('lowers the due of its own invoice again when a payment is void', () => {
    const invoice = bill();
    const payment = did(invoice, 'payments');
    const note = credit(invoice, { amount: 30 });
    expect(note.remaining_credit).toBe(30);
    did(payment, 'void');
    expect(read(invoice)).toMatchObject({ status: 'open', amount_due: 70, amount_credited: 30 });
    expect(read(note)).toMatchObject({ applied_amount: 30, remaining_credit: 0 });
  });

  test('may be a draft that claims nothing, and is computed anew when it is issued', () => {
    const invoice = bill(chairs);
    const draft = credit(invoice, { status: 'draft', ...oneOf(invoice, 2) });
    expect(draft).toMatchObject({ number: null, total: 163.99, credit_note_date: null, remaining_credit: 0 });
    expect(read(invoice).credit_notes_total).toBe(0);
    const other = credit(invoice, oneOf(invoice, 1));
    expectFaults(act(draft, 'issue'), ['/lines/0/quantity exceeds_creditable_amount']);
    expect(patch(draft, oneOf(invoice, 1)).body.total).toBe(81.99);
    expect(patch(draft, { amount: 20 }).body).toMatchObject({ total: 20, lines: [] });
    expect(patch(draft, oneOf(invoice, 1)).body).toMatchObject({ total: 81.99, amount: null });
    did(other, 'void');
    expect(did(draft, 'issue')).toMatchObject({ status: 'issued', total: 82 });
    expectRefused(patch(draft, { amount: 5 }), 409, 'invalid_state');
    expect(patch(draft, { notes: 'sent by mail' }).body.notes).toBe('sent by mail');
    expectRefused(remove(draft), 409, 'not_deletable');
    const second = credit(invoice, { status: 'draft' });
    expect(remove(second).status).toBe(200);
  });

  test('is refused for drafts, void invoices, lines of other invoices, and quantity and amount together', () => {
    expectRefused(refuse(bill({ status: 'draft' })), 409, 'invalid_state');
    const gone = bill();
    did(gone, 'void');
    expectRefused(refuse(gone), 409, 'invalid_state');
    const [invoice, other] = [bill(), bill()];
    expectFaults(refuse(invoice, oneOf(other, 1)), ['/lines/0/invoice_item_id not_found']);
    const line = { invoice_item_id: invoice.items[0].id };
    expectFaults(refuse(invoice, { lines: [{ ...line, quantity: 1, amount: 1 }] }), [
      '/lines/0/amount mutually_exclusive',
      '/lines/0/quantity mutually_exclusive',
    ]);
    expectFaults(refuse(invoice, { lines: [line], amount: 3 }), [
      '/amount mutually_exclusive',
      '/lines mutually_exclusive',
    ]);
    expectFaults(refuse(invoice, { amount: '1.005' }), ['/amount too_many_decimals']);
    expectFaults(refuse(invoice, { amount: 100.01 }), ['/amount exceeds_creditable_amount']);
    expectFaults(refuse(invoice, { reason: 'other' }), ['/reason_text required']);
    expectFaults(refuse(invoice, { lines: [] }), ['/lines required']);
    expectRefused(act(invoice, 'payments', { amount: 0 }), 422, 'validation_failed');
  });

  test('tells in a preview what can be credited', () => {
    const invoice = bill(chairs);
    credit(invoice, oneOf(invoice, 1));
    const { status, body } = post('/api/v1/credit_notes/preview', {
      invoice_id: invoice.id,
      reason: 'duplicate',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: null, total: 81.99, max_creditable: 81.99 });
    expect(body.creditable_lines).toEqual([
      { invoice_item_id: invoice.items[0].id, quantity: 1, amount: 68.33 },
    ]);
    expect(get(`/api/v1/invoices/${invoice.id}/credit_notes`).body.data).toHaveLength(1);
  });

  test('about an invoice that is uncollectible leaves it so until it is covered', () => {
    const invoice = bill();
    did(invoice, 'mark_uncollectible');
    credit(invoice, { amount: 40 });
    expect(read(invoice)).toMatchObject({ status: 'uncollectible', amount_due: 60 });
    credit(invoice);
    expect(read(invoice)).toMatchObject({ status: 'credited', amount_due: 0 });
  });
});
