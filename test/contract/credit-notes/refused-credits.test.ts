/** What no credit note and no refund may do, each as it is refused, and that nothing is written then. */
import { expectFaults, expectRefused } from '../support/expect-answer.ts';

import { createTestClient } from '../support/test-client.ts';
import type { Answered } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestClient();
const { act, did, bill, read, post, create, patch, remove, setSetting, type } = workspace;

type AnyRecord = Answered['body'];

function refused(invoice: AnyRecord, body: object = {}): Answered {
  const request = { invoice_id: invoice.id, reason: 'order_change', ...body };
  return expectNothingWritten(workspace, () => post('/api/v1/credit_notes', request));
}

function credited(invoice: AnyRecord, body: object = {}): AnyRecord {
  return create('credit_notes', { invoice_id: invoice.id, reason: 'order_change', ...body });
}

function lineOf(invoice: AnyRecord, more: object = {}): object {
  return { lines: [{ invoice_item_id: invoice.items[0].id, ...more }] };
}

function paid(body: object = {}): AnyRecord {
  const invoice = bill(body);
  did(invoice, 'payments');
  return invoice;
}

describe('more than is left', () => {
  test('is refused with the most that can be credited', () => {
    const invoice = bill();
    credited(invoice, { amount: 30 });
    const [fault] = refused(invoice, { amount: 70.01 }).body.errors;
    expect(fault).toMatchObject({ pointer: '/amount', code: 'exceeds_creditable_amount', max: '70.00' });
    expectFaults(refused(invoice, lineOf(invoice, { quantity: 2 })), [
      '/lines/0/quantity exceeds_creditable_amount',
    ]);
    expectFaults(refused(invoice, lineOf(invoice, { amount: 71 })), [
      '/lines/0/amount exceeds_creditable_amount',
    ]);
    credited(invoice);
    expectFaults(refused(invoice), ['/invoice_id exceeds_creditable_amount']);
    expectFaults(refused(invoice, lineOf(invoice)), ['/lines exceeds_creditable_amount']);
  });

  test('is refused to the second of two notes that come in one batch', () => {
    const invoice = bill();
    const data = [60, 60].map((amount) => ({ invoice_id: invoice.id, reason: 'duplicate', amount }));
    const both = (atomic: boolean): Answered => post('/api/v1/credit_notes/batch', { data, atomic });
    expectFaults(
      expectNothingWritten(workspace, () => both(true)),
      ['/data/1/amount exceeds_creditable_amount'],
    );
    const { status, body } = both(false);
    expect(status).toBe(207);
    expect(body.results.map((one: { status: number }) => one.status)).toEqual([201, 422]);
    expect(read(invoice)).toMatchObject({ credit_notes_total: 60, amount_due: 40 });
  });

  test('is refused to a draft that was made before another note', () => {
    const invoice = bill();
    const draft = credited(invoice, { amount: 60, status: 'draft' });
    credited(invoice, { amount: 60 });
    const answer = expectNothingWritten(workspace, () => act(draft, 'issue'));
    expectFaults(answer, ['/amount exceeds_creditable_amount']);
  });
});

describe('an invoice that takes no credit note', () => {
  test('is a draft, a void one, and none', () => {
    expectRefused(refused(bill({ status: 'draft' })), 409, 'invalid_state');
    const gone = bill();
    did(gone, 'void');
    expectRefused(refused(gone), 409, 'invalid_state');
    expectFaults(refused({ id: 'inv_01KEC5BTJDCM399FZ375AMZ0ZR' }), ['/invoice_id not_found']);
    expectFaults(refused({ id: undefined }), ['/invoice_id required', '/invoice_number required']);
    expectFaults(refused(bill(), { invoice_number: 'INV-9999' }), ['/invoice_number mutually_exclusive']);
  });

  test('is one whose row a person has broken, until that is put right', () => {
    const invoice = bill();
    type('Invoices', invoice, 'Total', 'a hundred');
    expectRefused(refused(invoice, { amount: 30 }), 409, 'record_quarantined');
    type('Invoices', invoice, 'Total', '100');
    expect(credited(invoice, { amount: 30 }).total).toBe(30);
  });

  test('is not one whose customer is archived: it can still be corrected', () => {
    const invoice = paid({ customer_name: 'Archived' });
    const customer = read({ object: 'customer', id: invoice.customer_id });
    patch(customer, { archived: true });
    const note = credited(invoice, { amount: 30 });
    expect(note).toMatchObject({ customer_id: customer.id, customer_name: 'Archived' });
    expect(did(note, 'refund').amount).toBe(30);
  });
});

describe('a line', () => {
  test('of another invoice is not found, and one that comes twice is told', () => {
    const [invoice, other] = [bill(), bill()];
    expectFaults(refused(invoice, lineOf(other, { quantity: 1 })), ['/lines/0/invoice_item_id not_found']);
    const line = { invoice_item_id: invoice.items[0].id, amount: 1 };
    expectFaults(refused(invoice, { lines: [line, line] }), ['/lines/1/invoice_item_id mutually_exclusive']);
    expectFaults(refused(invoice, { lines: [{}] }), ['/lines/0/invoice_item_id required']);
  });

  test('has a quantity or an amount, a note lines or an amount', () => {
    const invoice = bill();
    expectFaults(refused(invoice, lineOf(invoice, { quantity: 1, amount: 1 })), [
      '/lines/0/amount mutually_exclusive',
      '/lines/0/quantity mutually_exclusive',
    ]);
    expectFaults(refused(invoice, { ...lineOf(invoice), amount: 3 }), [
      '/amount mutually_exclusive',
      '/lines mutually_exclusive',
    ]);
  });
});

describe('an amount', () => {
  test('has at most the decimals of its currency, and is more than nothing', () => {
    const yen = bill({ currency: 'JPY' });
    const invoice = bill();
    expectFaults(refused(yen, { amount: '0.5' }), ['/amount too_many_decimals']);
    expectFaults(refused(invoice, { amount: '1.005' }), ['/amount too_many_decimals']);
    expectFaults(refused(invoice, lineOf(invoice, { amount: '1.005' })), [
      '/lines/0/amount too_many_decimals',
    ]);
    expectFaults(refused(invoice, lineOf(invoice, { quantity: '0.12345' })), [
      '/lines/0/quantity too_many_decimals',
    ]);
    for (const amount of ['0', '-1']) expectFaults(refused(invoice, { amount }), ['/amount out_of_range']);
    expectFaults(refused(invoice, { amount: 'ten' }), ['/amount invalid_format']);
  });
});

describe('a refund', () => {
  test('without credit behind it is refused, and so is more than there is', () => {
    const open = credited(bill());
    const nothing = expectNothingWritten(workspace, () => act(open, 'refund'));
    expectFaults(nothing, ['/amount exceeds_refundable_amount']);
    expectFaults(refused(bill(), { refund: {} }), ['/refund/amount exceeds_refundable_amount']);
    const note = credited(paid(), { amount: 30 });
    const [fault] = act(note, 'refund', { amount: '30.01' }).body.errors;
    expect(fault).toMatchObject({ code: 'exceeds_refundable_amount', max: '30.00' });
    expectFaults(act(note, 'refund', { amount: '1.005' }), ['/amount too_many_decimals']);
    expectFaults(post('/api/v1/refunds', { credit_note_id: 'cn_none', amount: 1 }), [
      '/credit_note_id not_found',
    ]);
    did(note, 'refund');
    expectFaults(act(note, 'refund'), ['/amount exceeds_refundable_amount']);
    const draft = credited(paid(), { status: 'draft' });
    expectRefused(act(draft, 'refund'), 409, 'invalid_state');
    const payment = did(bill(), 'payments');
    expectFaults(act(payment, 'refund'), ['/amount exceeds_refundable_amount']);
  });
});

describe('closed books', () => {
  test('take no note, no use of credit and no refund of their days, and let none of them go', () => {
    const customer = create('customers', { name: 'Early' });
    const invoice = bill({ customer_name: 'Early', invoice_date: '2026-01-02' });
    const other = bill({ customer_name: 'Early', invoice_date: '2026-01-02' });
    did(invoice, 'payments', { payment_date: '2026-01-02' });
    const early = credited(invoice, { amount: 10, credit_note_date: '2026-01-04' });
    const spent = credited(invoice, { amount: 10, credit_note_date: '2026-01-04' });
    const refund = did(spent, 'refund', { amount: 2, refund_date: '2026-01-04' });
    did(spent, 'apply', { invoice_id: other.id, amount: 3, date: '2026-01-04' });
    const draft = credited(invoice, { status: 'draft', credit_note_date: '2026-01-04' });
    setSetting('Books closed through', '2026-01-05');
    const day = '2026-01-05';
    const locked = (answer: () => Answered): void =>
      expectRefused(expectNothingWritten(workspace, answer), 409, 'period_locked');
    expectRefused(refused(invoice, { credit_note_date: day }), 409, 'period_locked');
    expectRefused(refused(invoice, { amount: 5, refund: { refund_date: day } }), 409, 'period_locked');
    locked(() => act(draft, 'issue'));
    locked(() => act(early, 'void'));
    locked(() => act(early, 'apply', { invoice_id: other.id, date: day }));
    locked(() => act(early, 'refund', { refund_date: day }));
    locked(() => act(spent, 'unapply', { invoice_id: other.id }));
    locked(() => act(refund, 'void'));
    locked(() => post('/api/v1/payments', { customer_id: customer.id, amount: 5, payment_date: day }));
    // The invoice is of a closed day; its correction is not.
    expect(credited(invoice, { amount: 10 }).credit_note_date).toBe('2026-01-07');
    setSetting('Books closed through', '');
  });
});

describe('a credit note that was used', () => {
  test('is not void before that is taken back', () => {
    const note = credited(paid(), { amount: 30 });
    const other = bill();
    did(note, 'apply', { invoice_id: other.id, amount: 10 });
    const refund = did(note, 'refund', { amount: 5 });
    const unvoided = (): Answered => expectNothingWritten(workspace, () => act(note, 'void'));
    expectRefused(unvoided(), 409, 'credit_note_applied');
    did(note, 'unapply', { invoice_id: other.id });
    expectRefused(unvoided(), 409, 'credit_note_applied');
    did(refund, 'void');
    expect(did(note, 'void').status).toBe('void');
    expectRefused(act(note, 'void'), 409, 'invalid_state');
    expectRefused(act(note, 'apply', { invoice_id: other.id }), 409, 'invalid_state');
    expectRefused(remove(note), 409, 'not_deletable');
  });

  test('keeps its invoice from being void, and its customer from being deleted', () => {
    const invoice = bill({ customer_name: 'Kept' });
    credited(invoice, { amount: 30 });
    expectRefused(act(invoice, 'void'), 409, 'invoice_has_credit_notes');
    const depositor = create('customers', { name: 'Depositor' });
    create('payments', { customer_id: depositor.id, amount: 5 });
    for (const id of [invoice.customer_id, depositor.id])
      expectRefused(remove({ object: 'customer', id }), 409, 'not_deletable');
  });
});
