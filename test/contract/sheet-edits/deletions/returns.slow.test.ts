/** A row that a person deletes and brings back is the same record again. */
import type { Interceptor } from '../../../../src/emulator/execution/gate.ts';
import { createPersonEdits } from '../../../../src/emulator/spreadsheet/person/person-edits.ts';
import { eventTypesFrom, recordsOf } from '../../support/read-lists.ts';
import { journalOf, rowsByHeader } from '../../support/ledger.ts';
import { createPerson, deleteRowsAsPerson, type Person } from '../../support/person.ts';
import { createTestWorkspace, type TestWorkspace } from '../../support/test-workspace.ts';
import { columnNamed } from '../../support/workbook-watch.ts';

let workspace: TestWorkspace;
let person: Person;

/** What happens beside an execution: once, before the first call of a service at which it is due. */
let beside: { readonly isDue: (member: string) => boolean; readonly happens: () => void } | null;

const interceptor: Interceptor = (call, perform) => {
  if (beside?.isDue(call.member) === true) {
    const { happens } = beside;
    beside = null;
    happens();
  }
  return perform();
};

beforeEach(() => {
  beside = null;
  workspace = createTestWorkspace({ interceptors: [interceptor] });
  person = createPerson(workspace);
});

const toldSince = (act: () => void): string[] => eventTypesFrom(workspace, act);

function sweep(): void {
  const outcome = workspace.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' });
  expect(outcome).toMatchObject({ ok: true });
}

/** Deletes a row and lets its trigger run; what brings it back. */
function deletes(sheet: string, row: number, rows = 1) {
  const deleted = deletesUnnoticed(sheet, row, rows);
  person.does(() => deleted.event);
  return deleted;
}

function deletesUnnoticed(sheet: string, row: number, rows = 1) {
  const edits = createPersonEdits(workspace.workbook, workspace.clock);
  return deleteRowsAsPerson(workspace.workbook, edits, { sheet, row, rows });
}

const tombstones = (plural: string): string[] =>
  recordsOf(workspace, plural, { include: 'deleted' })
    .filter(({ deleted }) => deleted === true)
    .map(({ id }) => id);

const invoice = {
  customer_name: 'Ada',
  items: [
    { description: 'Engine', quantity: 2, unit_price: 100 },
    { description: 'Oil', quantity: 1, unit_price: 5 },
  ],
};

describe('A deletion that a person takes back', () => {
  test('gives the record its id, its number and its lines again, a version later', () => {
    const made = workspace.create('invoices', invoice);
    workspace.create('invoices', invoice);
    const deleted = deletes('Invoices', 2);
    expect(workspace.get(`/api/v1/invoices/${made.id}`).status).toBe(404);
    expect(tombstones('invoices')).toEqual([made.id]);
    const events = toldSince(() => person.does(() => deleted.undo()));
    expect(events).toEqual(['invoice.updated']);
    const now = workspace.get(`/api/v1/invoices/${made.id}`).body;
    expect(now).toEqual({
      ...made,
      version: made.version + 1,
      updated_at: expect.any(String),
      etag: expect.any(String),
    });
    expect(now.updated_at > made.updated_at).toBe(true);
    expect(tombstones('invoices')).toEqual([]);
    const lines = rowsByHeader(workspace.workbook, 'Invoice items').filter(
      (row) => row['Document ID'] === made.id,
    );
    expect(lines.map((row) => row.Description)).toEqual(['Engine', 'Oil']);
    expect(workspace.create('invoices', invoice).number).toBe('INV-2026-0003');
    expect(recordsOf(workspace, 'invoices').map(({ number }) => number)).toEqual(
      ['3', '2', '1'].map((n) => `INV-2026-000${n}`),
    );
  });

  test('is found by the sweep when no trigger has told of it, and told once', () => {
    const made = workspace.create('customers', { name: 'Ada' });
    const deleted = deletes('Customers', 2);
    deleted.undo();
    const events = toldSince(() => {
      sweep();
      sweep();
    });
    expect(events).toEqual(['customer.updated']);
    expect(workspace.get(`/api/v1/customers/${made.id}`).body.version).toBe(2);
    expect(tombstones('customers')).toEqual([]);
  });

  test('is the same when the row is pasted below the others, with what was typed into it since', () => {
    const made = workspace.create('customers', { name: 'Ada', external_id: 'crm-1' });
    workspace.create('customers', { name: 'Grace' });
    const [, row = []] = workspace.workbook.data.sheets.find(({ name }) => name === 'Customers')?.rows ?? [];
    const cells = row.map((cell) => (cell === undefined ? '' : String(cell)));
    deletes('Customers', 2);
    const events = toldSince(() =>
      person.does((edits) =>
        edits.paste({ sheet: 'Customers', row: 30, column: 1 }, [['Ada King', ...cells.slice(1)]]),
      ),
    );
    expect(events).toEqual(['customer.updated']);
    expect(workspace.get(`/api/v1/customers/${made.id}`).body).toMatchObject({
      name: 'Ada King',
      external_id: 'crm-1',
      version: 2,
    });
    expect(recordsOf(workspace, 'customers').map(({ name }) => name)).toEqual(['Grace', 'Ada King']);
    expect(tombstones('customers')).toEqual([]);
  });

  test('of a draft takes its quotation along, unless that has another invoice by now', () => {
    const quotation = workspace.create('quotations', { customer_name: 'Ada', total: 50, status: 'sent' });
    const path = `/api/v1/quotations/${quotation.id}`;
    workspace.post(`${path}/accept`, {});
    const draft = workspace.post(`${path}/convert`, { status: 'draft' }).body;
    const first = deletes('Invoices', 2);
    expect(toldSince(() => person.does(() => first.undo()))).toEqual([
      'invoice.updated',
      'quotation.updated',
    ]);
    expect(workspace.get(path).body).toMatchObject({ status: 'invoiced', invoice_id: draft.id });
    const second = deletes('Invoices', 2);
    const other = workspace.post(`${path}/convert`, { status: 'draft' }).body;
    expect(toldSince(() => person.does(() => second.undo()))).toEqual(['invoice.updated']);
    expect(workspace.get(path).body).toMatchObject({ status: 'invoiced', invoice_id: other.id });
    expect(workspace.get(`/api/v1/invoices/${draft.id}`).status).toBe(200);
  });

  test('leaves the row that is back before the deletion is written', () => {
    const made = workspace.create('invoices', invoice);
    const deleted = deletesUnnoticed('Invoices', 2);
    const events = toldSince(() => {
      const entries = journalOf(workspace.workbook).length;
      beside = {
        isDue: () => journalOf(workspace.workbook).length > entries,
        happens: () => void deleted.undo(),
      };
      person.does(() => deleted.event);
      sweep();
    });
    expect(beside).toBeNull();
    expect(events).toEqual(['invoice.deleted', 'invoice.updated']);
    expect(workspace.get(`/api/v1/invoices/${made.id}`).body).toMatchObject({ version: 2, total: 205 });
  });

  test('is told once when two runs find it at the same time', () => {
    workspace.create('invoices', invoice);
    const deleted = deletesUnnoticed('Invoices', 2);
    const events = toldSince(() => {
      beside = { isDue: (member) => member === 'Lock.tryLock', happens: sweep };
      person.does(() => deleted.event);
    });
    expect(beside).toBeNull();
    expect(events).toEqual(['invoice.deleted']);
  });

  test('may be deleted and taken back again and again', () => {
    const made = workspace.create('products', { name: 'Gear', unit_price: 1 });
    for (const version of [2, 3]) {
      const deleted = deletes('Products', 2);
      expect(tombstones('products')).toEqual([made.id]);
      person.does(() => deleted.undo());
      expect(workspace.get(`/api/v1/products/${made.id}`).body.version).toBe(version);
    }
  });

  test('is a new record where another has its external id by now', () => {
    const made = workspace.create('customers', { name: 'Ada', external_id: 'crm-1' });
    const deleted = deletes('Customers', 2);
    const other = workspace.create('customers', { name: 'Ada', external_id: 'crm-1' });
    const events = toldSince(() => person.does(() => deleted.undo()));
    expect(events).toEqual(['customer.created']);
    expect(workspace.get(`/api/v1/customers/${made.id}`).status).toBe(404);
    const [fresh] = recordsOf(workspace, 'customers').filter(({ id }) => id !== other.id);
    expect(fresh).toMatchObject({ name: 'Ada', external_id: null, version: 1 });
  });

  test('of 30 rows is one of 30 records', () => {
    for (let count = 0; count < 34; count += 1) workspace.create('products', { name: 'Gear', unit_price: 1 });
    const before = recordsOf(workspace, 'products').map(({ id }) => id);
    const deleted = deletes('Products', 2, 30);
    expect(tombstones('products')).toHaveLength(30);
    person.does(() => deleted.undo());
    expect(recordsOf(workspace, 'products').map(({ id }) => id)).toEqual(before);
    expect(tombstones('products')).toEqual([]);
  });
});

describe('A payment whose row a person deletes', () => {
  const paidIn = (...amounts: string[]) => {
    const made = workspace.create('invoices', invoice);
    const payments = amounts.map((amount) => workspace.create('payments', { invoice_id: made.id, amount }));
    return { made, payments };
  };
  const now = (id: string) => workspace.get(`/api/v1/invoices/${id}`).body;

  test('is owed again: the invoice follows in the same commit, with an event of its own', () => {
    const { made, payments } = paidIn('5', '200');
    expect(now(made.id).status).toBe('paid');
    const events = toldSince(() => deletes('Payments', 3));
    expect(events.sort()).toEqual(['invoice.updated', 'payment.deleted']);
    expect(now(made.id)).toMatchObject({
      status: 'partially_paid',
      amount_paid: 5,
      amount_due: 200,
      version: 4,
      status_transitions: { paid_at: null },
    });
    expect(workspace.get(`/api/v1/payments/${payments[1]?.id}`).status).toBe(404);
    expect(tombstones('payments')).toEqual([payments[1]?.id]);
    const stamps = recordsOf(workspace, 'events')
      .slice(0, 2)
      .map(({ timestamp }) => timestamp);
    expect(new Set(stamps).size).toBe(1);
    deletes('Payments', 2);
    expect(now(made.id)).toMatchObject({ status: 'open', amount_paid: 0, amount_due: 205 });
  });

  test('counts again when the deletion is taken back', () => {
    const { made, payments } = paidIn('5', '200');
    const deleted = deletes('Payments', 3);
    const events = toldSince(() => person.does(() => deleted.undo()));
    expect(events.sort()).toEqual(['invoice.updated', 'payment.updated']);
    expect(now(made.id)).toMatchObject({ status: 'paid', amount_paid: 205, amount_due: 0 });
    expect(workspace.get(`/api/v1/payments/${payments[1]?.id}`).body).toMatchObject({
      status: 'received',
      version: 2,
    });
  });

  test('is voided once by a caller who finds it back before its trigger has run', () => {
    const { made, payments } = paidIn('5', '200');
    deletes('Payments', 3).undo();
    const voided = workspace.post(`/api/v1/payments/${payments[1]?.id}/void`, {});
    expect(voided).toMatchObject({ status: 200, body: { status: 'voided' } });
    expect(now(made.id)).toMatchObject({ status: 'partially_paid', amount_paid: 5, amount_due: 200 });
  });

  test('comes back voided when its invoice has been paid without it', () => {
    const { made, payments } = paidIn('205');
    const deleted = deletes('Payments', 2);
    workspace.create('payments', { invoice_id: made.id, amount: '200' });
    const events = toldSince(() => person.does(() => deleted.undo()));
    expect(events).toEqual(['payment.voided']);
    expect(workspace.get(`/api/v1/payments/${payments[0]?.id}`).body.status).toBe('voided');
    expect(now(made.id)).toMatchObject({ status: 'partially_paid', amount_paid: 200 });
    expect(person.reads('Payments', 2, 'Status')).toContain('paid in full without this payment');
    expect(person.sees('Payments', 2, 'Status')).toBe('voided');
  });

  test('counts for none of its invoices when one of them has been paid without it', () => {
    const customer = workspace.create('customers', { name: 'Ada' });
    const { customer_name: _typed, ...rest } = invoice;
    const [first, second] = [1, 2].map(() =>
      workspace.create('invoices', { ...rest, customer_id: customer.id }),
    );
    const payment = workspace.create('payments', { customer_id: customer.id, amount: '410' });
    for (const id of [first?.id, second?.id])
      workspace.post(`/api/v1/payments/${payment.id}/apply`, { invoice_id: id, amount: '205' });
    expect([now(first?.id), now(second?.id)].map(({ status }) => status)).toEqual(['paid', 'paid']);
    const deleted = deletes('Payments', 2);
    workspace.create('payments', { invoice_id: second?.id, amount: '200' });
    const events = toldSince(() => person.does(() => deleted.undo()));
    expect(events).toEqual(['payment.voided']);
    expect(workspace.get(`/api/v1/payments/${payment.id}`).body.status).toBe('voided');
    expect(now(first?.id)).toMatchObject({ status: 'open', amount_paid: 0, amount_due: 205 });
    expect(now(second?.id)).toMatchObject({ status: 'partially_paid', amount_paid: 200 });
  });

  test('stays away when it was voided, and another has its external id by now', () => {
    const made = workspace.create('invoices', invoice);
    const pay = (amount: number) =>
      workspace.create('payments', { invoice_id: made.id, amount, external_id: 'bank-1' });
    const voided = pay(5);
    workspace.post(`/api/v1/payments/${voided.id}/void`, {});
    const deleted = deletes('Payments', 2);
    const other = pay(7);
    person.does(() => deleted.undo());
    sweep();
    expect(workspace.get(`/api/v1/payments/${voided.id}`).status).toBe(404);
    expect(recordsOf(workspace, 'payments').map(({ id }) => id)).toEqual([other.id]);
    expect(now(made.id)).toMatchObject({ amount_paid: 7 });
    expect(person.reads('Payments', 2, 'Status')).toContain('"voided" was not taken.');
  });

  test('is one of 30 that are deleted at once: all their invoices follow', () => {
    const ids = Array.from({ length: 30 }, () => paidIn('5').made.id);
    // Were these all, they might have vanished by accident.
    for (let count = 0; count < 4; count += 1) paidIn('5');
    deletes('Payments', 2, 30);
    const shown = recordsOf(workspace, 'invoices').filter(({ id }) => ids.includes(id));
    expect(shown.map(({ status, amount_paid }) => [status, amount_paid])).toEqual(ids.map(() => ['open', 0]));
  });

  test('changes nothing when it was voided before', () => {
    const { made, payments } = paidIn('5');
    workspace.post(`/api/v1/payments/${payments[0]?.id}/void`, {});
    const before = now(made.id);
    const events = toldSince(() => deletes('Payments', 2));
    expect(events).toEqual(['payment.deleted']);
    expect(now(made.id)).toEqual(before);
  });

  test('is counted anew when its invoice is away at that time and comes back', () => {
    const { made } = paidIn('5', '200');
    const invoiceRow = deletes('Invoices', 2);
    deletes('Payments', 3);
    person.does(() => invoiceRow.undo());
    expect(now(made.id)).toMatchObject({ status: 'partially_paid', amount_paid: 5, amount_due: 200 });
  });

  test('is counted by the sweep when its invoice could not be read at that time', () => {
    const { made } = paidIn('5');
    person.types('Invoices', 2, 'Total', 'much');
    person.types('Invoices', 2, 'Due date', 'some day');
    deletes('Payments', 2);
    person.types('Invoices', 2, 'Due date', '2026-03-01');
    sweep();
    expect(now(made.id)).toMatchObject({ status: 'open', amount_paid: 0, amount_due: 205 });
  });
});

describe('A row whose id a person has written over', () => {
  test('is not taken for a deleted one, and gets its id back', () => {
    const made = workspace.create('customers', { name: 'Ada' });
    workspace.create('customers', { name: 'Grace' });
    const events = toldSince(() => {
      // The trigger is lost.
      createPersonEdits(workspace.workbook, workspace.clock).typeCell(
        { sheet: 'Customers', row: 2, column: columnNamed(workspace, 'Customers', 'ID') },
        'no id',
      );
      deletes('Customers', 3);
      sweep();
    });
    expect(events).toEqual(['customer.deleted']);
    expect(person.sees('Customers', 2, 'ID')).toBe(made.id);
    expect(tombstones('customers')).not.toContain(made.id);
  });

  test('gets it back also while another of its cells cannot be read', () => {
    const made = workspace.create('customers', { name: 'Ada' });
    person.types('Customers', 2, 'Payment terms (days)', 'soon');
    person.types('Customers', 2, 'ID', '-3.5');
    expect(person.sees('Customers', 2, 'ID')).toBe(made.id);
    expect(workspace.get(`/api/v1/customers/${made.id}`)).toMatchObject({
      status: 409,
      body: { code: 'record_quarantined' },
    });
  });
});
