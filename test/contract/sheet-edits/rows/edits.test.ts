/** The edits of a person become part of the API: records are created, corrected, acted on and deleted, once each. */
import { customers } from '../../../../src/core/resources/customers.ts';
import { recordTable } from '../../../../src/core/store/table.ts';
import type { Interceptor, ServiceCall } from '../../../../src/emulator/execution/gate.ts';
import { createPerson, type Person } from '../../support/person.ts';
import { createTestWorkspace, type TestWorkspace } from '../../support/test-workspace.ts';
import { eventTypesFrom } from '../../support/read-lists.ts';
import { columnNamed } from '../../support/workbook-watch.ts';

let workspace: TestWorkspace;
let person: Person;

beforeEach(() => {
  workspace = createTestWorkspace();
  person = createPerson(workspace);
});

const toldSince = (act: () => void): string[] => eventTypesFrom(workspace, act);

const invoice = {
  customer_name: 'Ada',
  items: [{ description: 'Engine', quantity: 2, unit_price: 100, tax_rate: 20 }],
};

describe('A row that a person types', () => {
  test('becomes a customer when it has a name', () => {
    const events = toldSince(() => {
      person.typesRow('Customers', { Email: 'ada@example.com', Name: 'Ada Lovelace' });
    });
    expect(events).toEqual(['customer.created']);
    const { data } = workspace.get('/api/v1/customers').body;
    expect(data).toMatchObject([
      { name: 'Ada Lovelace', email: 'ada@example.com', version: 1, archived: false },
    ]);
    expect(person.sees('Customers', 2, 'ID')).toBe(data[0].id);
    expect(workspace.get(`/api/v1/customers/${data[0].id}`).status).toBe(200);
  });

  test('becomes an invoice with number, totals and a new customer when its status is filled', () => {
    const events = toldSince(() => {
      person.typesRow('Invoices', {
        Customer: 'Ada',
        'Invoice date': '1/31/2026',
        Total: '119.5',
        Status: 'Open',
      });
    });
    expect(events).toEqual(['customer.created', 'invoice.created', 'invoice.finalized']);
    const [made] = workspace.get('/api/v1/invoices').body.data;
    expect(made).toMatchObject({
      number: 'INV-2026-0001',
      status: 'open',
      shape: 'total',
      customer_name: 'Ada',
      invoice_date: '2026-01-31',
      due_date: '2026-03-02',
      total: 119.5,
      amount_due: 119.5,
    });
    expect(person.sees('Invoices', 2, 'Number')).toBe('INV-2026-0001');
    expect(person.sees('Invoices', 2, 'Invoice date')).toBe('2026-01-31');
    expect(person.sees('Invoice items', 2, 'Document')).toBe('INV-2026-0001');
  });

  test('books a payment on the invoice that it names by number', () => {
    const made = workspace.create('invoices', invoice);
    const events = toldSince(() => {
      person.typesRow('Payments', {
        Invoice: made.number,
        Amount: '100',
        Method: 'Bank transfer',
        Status: 'received',
      });
    });
    expect(events).toEqual(['invoice.partially_paid', 'payment.received']);
    expect(workspace.get(`/api/v1/invoices/${made.id}`).body).toMatchObject({
      status: 'partially_paid',
      amount_paid: 100,
      amount_due: 140,
      version: 2,
    });
    expect(workspace.get('/api/v1/payments').body.data).toMatchObject([
      { invoice_id: made.id, amount: 100, method: 'bank_transfer', status: 'received' },
    ]);
  });

  test('is told what it lacks, and stays as typed', () => {
    const row = person.typesRow('Invoices', {
      Customer: 'Ada',
      'Due date': 'soon',
      Total: '10',
      Status: 'open',
    });
    expect(workspace.get('/api/v1/invoices').body.data).toEqual([]);
    expect(person.sees('Invoices', row, 'Customer')).toBe('Ada');
    expect(person.reads('Invoices', row, 'Due date')).toContain('"soon" was not taken.');
    expect(workspace.get('/api/v1/customers').body.data).toEqual([]);
  });

  test('is one record however often its trigger runs and however it is sorted', () => {
    const row = person.typesRow('Invoices', { Customer: 'Ada', Total: '10', Status: 'open' });
    const events = toldSince(() => {
      person.does((edits) => edits.typeCell({ sheet: 'Invoices', row, column: 2 }, 'Open'));
      person.does((edits) => edits.sortSheet('Invoices', 1, 'descending'));
      workspace.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' });
    });
    expect(events).toEqual([]);
    expect(workspace.get('/api/v1/invoices').body.data).toHaveLength(1);
  });

  test('is a new record when it is a copy of another', () => {
    const made = workspace.create('invoices', { ...invoice, external_id: 'shop-1', notes: 'Thanks' });
    const cells = workspace.workbook.data.sheets
      .find(({ name }) => name === 'Invoices')
      ?.rows[1]?.map((cell) => (cell === undefined ? '' : String(cell)));
    const events = toldSince(() =>
      person.does((edits) => edits.paste({ sheet: 'Invoices', row: 3, column: 1 }, [cells ?? []])),
    );
    expect(events).toEqual(['invoice.created', 'invoice.finalized']);
    const { data } = workspace.get('/api/v1/invoices').body;
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({
      number: 'INV-2026-0002',
      external_id: null,
      notes: 'Thanks',
      total: made.total,
      items: [{ description: 'Engine', quantity: 2 }],
    });
    expect(data[0].items[0].id).not.toBe(made.items[0].id);
    expect(data[1]).toEqual(made);
  });
});

test('A copy of a row whose data is gone does not stand for the record', () => {
  const made = workspace.create('customers', { name: 'Ada' });
  person.types('Customers', 2, 'Data', 'gone');
  const cells = workspace.workbook.data.sheets.find(({ name }) => name === 'Customers')?.rows[1] ?? [];
  const texts = cells.map((cell) => (cell === undefined ? '' : String(cell)));
  person.does((edits) => edits.paste({ sheet: 'Customers', row: 3, column: 1 }, [texts]));
  expect(person.sees('Customers', 2, 'ID')).toBe(made.id);
  expect(person.sees('Customers', 3, 'ID')).toBeUndefined();
});

describe('A cell that a person changes', () => {
  test('is a correction: the version rises, and an event tells of it', () => {
    const made = workspace.create('customers', { name: 'Ada' });
    const events = toldSince(() => person.types('Customers', 2, 'Phone', '00 44'));
    expect(events).toEqual(['customer.updated']);
    const now = workspace.get(`/api/v1/customers/${made.id}`).body;
    expect(now).toMatchObject({ phone: '00 44', version: 2 });
    expect(now.updated_at > made.updated_at).toBe(true);
  });

  test('is an action when it is the status', () => {
    const made = workspace.create('quotations', { customer_name: 'Ada', total: '50', status: 'sent' });
    const events = toldSince(() => person.types('Quotations', 2, 'Status', 'accepted'));
    expect(events).toEqual(['quotation.accepted']);
    const now = workspace.get(`/api/v1/quotations/${made.id}`).body;
    expect(now).toMatchObject({ status: 'accepted', version: 2 });
    expect(now.accepted_at).not.toBeNull();
  });

  test('issues a draft when its status is set to open', () => {
    const made = workspace.create('invoices', { ...invoice, status: 'draft' });
    const events = toldSince(() => person.types('Invoices', 2, 'Status', 'open'));
    expect(events).toEqual(['invoice.finalized']);
    expect(workspace.get(`/api/v1/invoices/${made.id}`).body).toMatchObject({
      status: 'open',
      number: 'INV-2026-0001',
    });
    expect(person.sees('Invoices', 2, 'Number')).toBe('INV-2026-0001');
  });

  test.each([
    ['Status', 'draft', 'open'],
    ['Status', 'paid', 'open'],
    ['Total', '1', 240],
    ['Number', 'INV-2026-0009', 'INV-2026-0001'],
    ['Created', 'yesterday', null],
  ])('%s is restored when a person may not decide it', (header, text, expected) => {
    const made = workspace.create('invoices', invoice);
    const events = toldSince(() => person.types('Invoices', 2, header, text));
    expect(events).toEqual([]);
    expect(person.sees('Invoices', 2, header)).toBe(expected ?? made.created_at);
    expect(workspace.get(`/api/v1/invoices/${made.id}`).body).toEqual(made);
    if (header === 'Status') expect(person.reads('Invoices', 2, 'Status')).toContain('It can be set to');
  });

  test.each(['Invoice date', 'Due date'])('gets its %s back when the invoice is issued', (header) => {
    const made = workspace.create('invoices', invoice);
    const shown = person.sees('Invoices', 2, header);
    const events = toldSince(() => person.types('Invoices', 2, header, ''));
    expect(events).toEqual([]);
    expect(person.sees('Invoices', 2, header)).toBe(shown);
    expect(workspace.get(`/api/v1/invoices/${made.id}`).body).toEqual(made);
  });

  test('gets the day of a payment back, and takes what was typed beside it', () => {
    const { id } = workspace.create('invoices', invoice);
    const made = workspace.create('payments', { invoice_id: id, method: 'card' });
    person.does((edits) => {
      const column = columnNamed(workspace, 'Payments', 'Method');
      edits.typeCell({ sheet: 'Payments', row: 2, column }, 'cash');
      return undefined;
    });
    person.types('Payments', 2, 'Payment date', '');
    expect(workspace.get(`/api/v1/payments/${made.id}`).body).toMatchObject({
      payment_date: made.payment_date,
      method: 'cash',
      version: 2,
    });
    expect(person.sees('Payments', 2, 'Payment date')).toBe(made.payment_date);
  });

  test('quarantines the record while it cannot be read, and is taken when it is put right', () => {
    const made = workspace.create('customers', { name: 'Ada', payment_terms_days: 10 });
    person.types('Customers', 2, 'Payment terms (days)', 'soon');
    expect(workspace.get(`/api/v1/customers/${made.id}`)).toMatchObject({
      status: 409,
      body: { code: 'record_quarantined', column: 'Payment terms (days)' },
    });
    expect(person.reads('Customers', 2, 'Payment terms (days)')).toContain('must be a number');
    person.types('Customers', 2, 'Payment terms (days)', '20');
    expect(workspace.get(`/api/v1/customers/${made.id}`).body).toMatchObject({
      payment_terms_days: 20,
      version: 2,
    });
  });

  test.each(['12.50', '12,50'])('takes the number %s that is a text', (text) => {
    const { id } = workspace.create('products', { name: 'Gear', unit_price: '1.00' });
    person.types('Products', 2, 'Unit price', `'${text}`);
    expect(workspace.get(`/api/v1/products/${id}`).body).toMatchObject({ unit_price: 12.5, version: 2 });
    expect(person.sees('Products', 2, 'Unit price')).toBe(12.5);
  });

  test.each(['1.234', '5 USD', '5 €', '5%'])('leaves %s to its owner: it may mean another number', (text) => {
    const { id } = workspace.create('products', { name: 'Gear', unit_price: '1.00' });
    person.types('Products', 2, 'Unit price', `'${text}`);
    expect(person.reads('Products', 2, 'Unit price')).toContain('must be a number');
    expect(workspace.get(`/api/v1/products/${id}`).body).toMatchObject({ code: 'record_quarantined' });
  });

  test.each(['', '12', '{}'])('quarantines the record when its data is "%s"', (text) => {
    const made = workspace.create('invoices', invoice);
    person.types('Invoices', 2, 'Data', text);
    expect(workspace.get(`/api/v1/invoices/${made.id}`)).toMatchObject({
      status: 409,
      body: { code: 'record_quarantined', column: 'Data' },
    });
    expect(workspace.get('/api/v1/invoices').body).toMatchObject({ data: [], quarantined: 1 });
    workspace.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' });
    expect(person.sees('Invoices', 2, 'Number')).toBe(made.number);
  });

  test('of a line item corrects the draft, its sums and its other lines', () => {
    const made = workspace.create('invoices', { ...invoice, status: 'draft' });
    const events = toldSince(() => person.types('Invoice items', 2, 'Quantity', '3'));
    expect(events).toEqual(['invoice.updated']);
    expect(workspace.get(`/api/v1/invoices/${made.id}`).body).toMatchObject({
      total: 360,
      amount_due: 360,
      version: 2,
      items: [{ id: made.items[0].id, quantity: 3, amount: 300 }],
    });
    expect(person.sees('Invoices', 2, 'Total')).toBe(360);
    expect(person.sees('Invoice items', 2, 'Amount')).toBe(300);
  });

  test.each(['open', 'paid'])('of a line item of an invoice that is %s is restored', (status) => {
    const made = workspace.create('invoices', invoice);
    if (status === 'paid') workspace.create('payments', { invoice_id: made.id });
    const events = toldSince(() => person.types('Invoice items', 2, 'Unit price', '1'));
    expect(events).toEqual([]);
    expect(person.sees('Invoice items', 2, 'Unit price')).toBe(100);
    expect(person.reads('Invoice items', 2, 'Document')).toContain(`cannot change while it is ${status}`);
  });

  test('adds a line when it is typed below the others with the document’s name', () => {
    const made = workspace.create('invoices', { ...invoice, status: 'draft' });
    person.typesRow('Invoice items', {
      Document: made.display_number,
      Description: 'Oil',
      Quantity: '1',
      'Unit price': '5',
    });
    const now = workspace.get(`/api/v1/invoices/${made.id}`).body;
    expect(now.items).toMatchObject([{ description: 'Engine' }, { description: 'Oil', amount: 5 }]);
    expect(now.total).toBe(245);
    const rows = workspace.workbook.data.sheets.find(({ name }) => name === 'Invoice items')?.rows ?? [];
    expect(rows).toHaveLength(3);
  });
});

describe('A row that a person deletes', () => {
  test('is a deleted record: 404, a tombstone, an event, and its number stays used', () => {
    const made = workspace.create('invoices', invoice);
    const events = toldSince(() => person.does((edits) => edits.deleteRows('Invoices', 2, 1)));
    expect(events).toEqual(['invoice.deleted']);
    expect(workspace.get(`/api/v1/invoices/${made.id}`).status).toBe(404);
    const { data } = workspace.get('/api/v1/invoices', { query: 'include=deleted' }).body;
    expect(data).toMatchObject([{ id: made.id, object: 'invoice', deleted: true }]);
    expect(workspace.create('invoices', invoice).number).toBe('INV-2026-0002');
    expect(workspace.workbook.data.sheets.find(({ name }) => name === 'Invoice items')?.rows).toHaveLength(2);
  });

  test('sets the quotation back that its draft was made from, and that can be converted again', () => {
    const quotation = workspace.create('quotations', { customer_name: 'Ada', total: 50, status: 'sent' });
    const path = `/api/v1/quotations/${quotation.id}`;
    workspace.post(`${path}/accept`, {});
    const draft = workspace.post(`${path}/convert`, { status: 'draft' }).body;
    const events = toldSince(() => person.does((edits) => edits.deleteRows('Invoices', 2, 1)));
    expect(events).toEqual(['quotation.updated', 'invoice.deleted']);
    expect(workspace.get(`/api/v1/invoices/${draft.id}`).status).toBe(404);
    expect(workspace.get(path).body).toMatchObject({ status: 'accepted', invoice_id: null });
    expect(person.sees('Quotations', 2, 'Status')).toBe('accepted');
    const again = workspace.post(`${path}/convert`, {});
    expect(again.status).toBe(201);
    // Deleting the row of an issued document does not undo it.
    person.does((edits) => edits.deleteRows('Invoices', 2, 1));
    expect(workspace.get(path).body).toMatchObject({ status: 'invoiced', invoice_id: again.body.id });
  });

  test('is told once, also when it was cleared instead, and the sweep looks again', () => {
    workspace.create('customers', { name: 'Ada' });
    workspace.create('customers', { name: 'Grace' });
    const columns = recordTable(customers).columns.length;
    const events = toldSince(() => {
      person.does((edits) =>
        edits.clearCells({ sheet: 'Customers', area: { row: 2, column: 1, rows: 1, columns } }),
      );
      workspace.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' });
      workspace.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' });
    });
    expect(events).toEqual(['customer.deleted']);
  });
});

describe('A request that meets an edit before its trigger has run', () => {
  const types = (sheet: string, row: number, header: string, text: string): void =>
    person.does((edits) => {
      edits.typeCell({ sheet, row, column: columnNamed(workspace, sheet, header) }, text);
      return undefined;
    });

  test('commits the edit first, then its own change', () => {
    const made = workspace.create('customers', { name: 'Ada' });
    types('Customers', 2, 'Phone', '0044');
    const events = toldSince(() =>
      expect(
        workspace.call('PATCH', `/api/v1/customers/${made.id}`, { body: { company: 'Engines' } }),
      ).toMatchObject({
        status: 200,
        body: { phone: '0044', company: 'Engines', version: 3 },
      }),
    );
    expect(events).toEqual(['customer.updated', 'customer.updated']);
  });

  test('finds the invoice void when a person has voided it', () => {
    const made = workspace.create('invoices', invoice);
    types('Invoices', 2, 'Status', 'void');
    const events = toldSince(() =>
      expect(workspace.post('/api/v1/payments', { invoice_id: made.id })).toMatchObject({
        status: 409,
        body: { code: 'invalid_state', current_status: 'void' },
      }),
    );
    expect(events).toEqual(['invoice.voided']);
  });

  test('takes no notice of a status that a person cannot set', () => {
    const made = workspace.create('invoices', invoice);
    types('Invoices', 2, 'Status', 'paid');
    expect(workspace.get(`/api/v1/invoices/${made.id}`).body.status).toBe('open');
    expect(workspace.create('payments', { invoice_id: made.id, amount: '40' })).toMatchObject({ amount: 40 });
    expect(workspace.get(`/api/v1/invoices/${made.id}`).body).toMatchObject({
      status: 'partially_paid',
      amount_due: 200,
    });
    expect(person.sees('Invoices', 2, 'Status')).toBe('partially_paid');
  });
});

describe('What no trigger has told', () => {
  test('is found by the sweep', () => {
    const made = workspace.create('customers', { name: 'Ada' });
    const { workbook } = workspace;
    const events = toldSince(() => {
      // The trigger is lost: only the edits are used.
      person.does((edits) => {
        edits.typeCell({ sheet: 'Customers', row: 2, column: 1 }, 'Ada King');
        edits.typeCell({ sheet: 'Customers', row: 3, column: 1 }, 'Grace');
        return undefined;
      });
      const outcome = workspace.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' });
      expect(outcome).toMatchObject({ ok: true });
    });
    expect(events).toEqual(['customer.updated', 'customer.created']);
    expect(workspace.get(`/api/v1/customers/${made.id}`).body).toMatchObject({
      name: 'Ada King',
      version: 2,
    });
    expect(workbook.data.sheets.length).toBeGreaterThan(0);
  });

  test('is left to the next sweep where the time of one has run out', () => {
    const { clock, emulator } = workspace;
    person.does((edits) => {
      const names = Array.from({ length: 30 }, (_none, index) => [`Customer ${index}`]);
      edits.paste({ sheet: 'Customers', row: 2, column: 1 }, names);
      return undefined;
    });
    let isFirstCommit = true;
    const slow = <T>(call: ServiceCall, perform: () => T): T => {
      if (call.member === 'SpreadsheetApp.flush' && isFirstCommit) {
        isFirstCommit = false;
        clock.advance(250_000);
      }
      return perform();
    };
    const sweeps = (interceptors: readonly Interceptor[]): number => {
      const execution = emulator.open({ kind: 'time_trigger', activeUser: '' });
      execution.end(execution.attempt('sweepRows', () => [], { interceptors, context: 'kept' }));
      return workspace.get('/api/v1/customers', { query: 'limit=100' }).body.data.length;
    };
    expect(sweeps([slow])).toBe(25);
    expect(sweeps([])).toBe(30);
  });
});
