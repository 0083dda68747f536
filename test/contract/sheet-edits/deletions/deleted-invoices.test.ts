/** An owner deletes the row of an issued invoice that has payments: they stay, and Health knows the ways back. */
import { createPersonEdits } from '../../../../src/emulator/spreadsheet/person/person-edits.ts';
import type { CheckedHealth, Reply } from '../../../../src/pages/protocol.ts';
import { rowsByHeader } from '../../support/ledger.ts';
import { createPerson, deleteRowsAsPerson, type Person } from '../../support/person.ts';
import { eventTypesFrom, recordsOf } from '../../support/read-lists.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../../support/test-workspace.ts';

let workspace: TestWorkspace;
let person: Person;

beforeEach(() => {
  workspace = createTestWorkspace();
  person = createPerson(workspace);
});

const bill = () =>
  workspace.create('invoices', {
    customer_name: 'Ada',
    items: [
      { description: 'Engine', quantity: 2, unit_price: 100 },
      { description: 'Oil', quantity: 1, unit_price: 5 },
    ],
  });
const pay = (invoice: { readonly id: string }, body: object = {}) =>
  workspace.create('payments', { invoice_id: invoice.id, amount: 100, payment_date: '2026-01-03', ...body });
const paymentNow = ({ id }: { readonly id: string }) => workspace.get(`/api/v1/payments/${id}`).body;
const invoiceNow = ({ id }: { readonly id: string }) => workspace.get(`/api/v1/invoices/${id}`);

/** Deletes the row of an invoice and lets its trigger run; what brings it back. */
function deletes({ number }: { readonly number: string }) {
  const row = person.finds('Invoices', 'Number', number);
  const edits = createPersonEdits(workspace.workbook, workspace.clock);
  const deleted = deleteRowsAsPerson(workspace.workbook, edits, { sheet: 'Invoices', row, rows: 1 });
  person.does(() => deleted.event);
  return deleted;
}

function health(command: 'run_check' | 'fix_check', input: object = {}): CheckedHealth {
  const call = JSON.stringify({ command, input: { id: 'deleted_invoices', ...input } });
  const outcome = workspace.emulator.callFromPage('developerArea', [call], owner);
  const reply = JSON.parse(String(outcome.ok && outcome.value)) as Reply;
  if (!reply.ok) throw new Error(reply.message);
  return reply.answer as CheckedHealth;
}

describe('The payments of an invoice whose row was deleted', () => {
  test('stay, say so, and allow what can be done with them', () => {
    const [made, other] = [bill(), bill()];
    const payment = pay(made);
    const untouched = pay(other);
    expect(payment.invoice_deleted).toBe(false);
    const events = eventTypesFrom(workspace, () => deletes(made));
    expect(events.sort()).toEqual(['invoice.deleted', 'payment.updated']);
    expect(invoiceNow(made).status).toBe(404);
    expect(paymentNow(payment)).toMatchObject({
      invoice_deleted: true,
      status: 'received',
      invoice_id: made.id,
      version: 2,
      allowed_actions: ['void', 'unapply'],
    });
    expect(paymentNow(untouched)).toEqual(untouched);
  });

  test('can be voided', () => {
    const made = bill();
    const payment = pay(made);
    deletes(made);
    const { status, body } = workspace.post(`/api/v1/payments/${payment.id}/void`, {});
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'voided', invoice_deleted: true, allowed_actions: [] });
  });

  test('can be voided in the sheet', () => {
    const made = bill();
    const payment = pay(made);
    deletes(made);
    person.types('Payments', 2, 'Status', 'voided');
    expect(paymentNow(payment)).toMatchObject({ status: 'voided' });
  });

  test('can be taken back, and applied to another invoice', () => {
    const [made, other] = [bill(), bill()];
    const payment = pay(made);
    deletes(made);
    const path = `/api/v1/payments/${payment.id}`;
    const taken = workspace.post(`${path}/unapply`, { invoice_id: made.id }).body;
    expect(taken).toMatchObject({ unapplied_amount: 100, allowed_actions: ['void', 'apply', 'refund'] });
    expect(workspace.post(`${path}/apply`, { invoice_id: other.id }).status).toBe(200);
    expect(invoiceNow(other).body).toMatchObject({ amount_paid: 100, status: 'partially_paid' });
  });

  test('of a deposit say so while a part of it is applied there', () => {
    const made = bill();
    const deposit = workspace.create('payments', { customer_id: made.customer_id, amount: 300 });
    const path = `/api/v1/payments/${deposit.id}`;
    workspace.post(`${path}/apply`, { invoice_id: made.id, amount: 50 });
    deletes(made);
    expect(paymentNow(deposit)).toMatchObject({ invoice_deleted: true, unapplied_amount: 250 });
    const taken = workspace.post(`${path}/unapply`, { invoice_id: made.id }).body;
    expect(taken).toMatchObject({ invoice_deleted: false, unapplied_amount: 300 });
  });

  test('say no more of it once the row is back, which owes what they no longer pay', () => {
    const made = bill();
    const [voided, kept] = [pay(made), pay(made, { amount: 5 })];
    const deleted = deletes(made);
    workspace.post(`/api/v1/payments/${voided.id}/void`, {});
    person.does(() => deleted.undo());
    expect([voided, kept].map((one) => paymentNow(one).invoice_deleted)).toEqual([false, false]);
    expect(invoiceNow(made).body).toMatchObject({
      amount_paid: 5,
      amount_due: 200,
      status: 'partially_paid',
    });
  });
});

describe('Health', () => {
  test('says nothing of a deleted invoice without payments', () => {
    deletes(bill());
    expect(health('run_check')).toMatchObject({ state: 'good', cases: [] });
  });

  test('lists the invoice with its payments, and brings it back from the journal', () => {
    const made = bill();
    const payment = pay(made);
    const before = invoiceNow(made).body;
    deletes(made);
    bill();
    const found = health('run_check');
    expect(found).toMatchObject({ state: 'warning', is_fixable: false });
    expect(found.cases).toEqual([
      {
        sentence: 'INV-2026-0001 of Ada, 205.00 EUR. Its payments stay: 100.00 EUR of 2026-01-03.',
        remedies: [
          { id: `restore:${made.id}`, words: 'Restore', question: null },
          {
            id: `void:${made.id}`,
            words: 'Void the payments',
            question: '1 payment of INV-2026-0001 is void then, which cannot be undone.',
          },
        ],
      },
    ]);
    const events = eventTypesFrom(workspace, () =>
      expect(health('fix_check', { remedy: `restore:${made.id}` }).state).toBe('good'),
    );
    expect(events.sort()).toEqual(['invoice.updated', 'payment.updated']);
    const { version, updated_at, etag, ...same } = before;
    expect(invoiceNow(made).body).toMatchObject({ ...same, version: version + 1 });
    expect(paymentNow(payment).invoice_deleted).toBe(false);
    const lines = rowsByHeader(workspace.workbook, 'Invoice items').filter(
      (row) => row['Document ID'] === made.id,
    );
    expect(lines.map((row) => row.Description)).toEqual(['Engine', 'Oil']);
    expect([updated_at, etag]).not.toContain(invoiceNow(made).body.etag);
    // The row stands below younger ones, and everything goes on.
    const next = bill();
    expect(next.number).toBe('INV-2026-0003');
    expect(recordsOf(workspace, 'invoices').map(({ number }) => number)).toEqual(
      ['3', '2', '1'].map((n) => `INV-2026-000${n}`),
    );
    expect(pay(made, { amount: 105 }).status).toBe('received');
    expect(invoiceNow(made).body).toMatchObject({ status: 'paid', amount_due: 0 });
  });

  test('voids the payments, and the invoice stays deleted', () => {
    const made = bill();
    const payments = [pay(made), pay(made, { amount: 5 })];
    deletes(made);
    expect(health('fix_check', { remedy: `void:${made.id}` })).toMatchObject({ state: 'good', cases: [] });
    expect(payments.map((one) => paymentNow(one))).toEqual([
      expect.objectContaining({ status: 'voided', void_reason: 'Its invoice was deleted in the sheet.' }),
      expect.objectContaining({ status: 'voided' }),
    ]);
    expect(invoiceNow(made).status).toBe(404);
  });

  test('leaves a payment that another invoice has a part of, and says so', () => {
    const [made, other] = [bill(), bill()];
    const deposit = workspace.create('payments', {
      customer_id: made.customer_id,
      amount: 100,
      payment_date: '2026-01-03',
    });
    for (const { id } of [made, other])
      workspace.post(`/api/v1/payments/${deposit.id}/apply`, { invoice_id: id, amount: 40 });
    deletes(made);
    const { sentences } = health('fix_check', { remedy: `void:${made.id}` });
    expect(sentences).toContain(
      'The payment of 100.00 EUR of 2026-01-03 is for INV-2026-0002, too, and stays. Set its Status to voided by hand.',
    );
    expect(paymentNow(deposit).status).toBe('received');
  });
});
