/** Notes tell a person which cell was restored and why, and are removed once the row is right. */
import { noteKey } from '../../../src/emulator/spreadsheet/workbook/sheet-data.ts';
import { styleAt } from '../../../src/emulator/spreadsheet/workbook/style-grid.ts';
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { createPerson, type Person } from '../support/person.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../support/test-workspace.ts';
import { columnNamed } from '../support/workbook-watch.ts';

let workspace: TestWorkspace;
let person: Person;

beforeEach(() => {
  workspace = createTestWorkspace();
  person = createPerson(workspace);
});

const hour = 3_600_000;

const invoice = {
  customer_name: 'Ada',
  items: [{ description: 'Engine', quantity: 2, unit_price: 100, tax_rate: 20 }],
};

function sweep(): void {
  const outcome = workspace.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' });
  if (!outcome.ok) throw new Error(outcome.text);
}

function checkAllRows(): void {
  const outcome = workspace.emulator.run('checkAllRows', [], { kind: 'menu', activeUser: owner });
  if (!outcome.ok) throw new Error(outcome.text);
}

/** Types where no trigger is told of it. */
function typesUnseen(sheet: string, row: number, header: string, text: string): void {
  person.does((edits) => {
    edits.typeCell({ sheet, row, column: columnNamed(workspace, sheet, header) }, text);
    return undefined;
  });
}

/** Writes a note as a person does. */
function writesNote(sheet: string, row: number, header: string, text: string): void {
  const data = sheetNamed(workspace.workbook, sheet);
  if (data === undefined) throw new Error(`There is no sheet "${sheet}".`);
  const column = columnNamed(workspace, sheet, header);
  workspace.workbook.apply({ op: 'set_notes', sheet_id: data.id, row, column, notes: [[text]] });
}

/** All notes below the header. */
function notesIn(sheet: string): string[] {
  const notes = sheetNamed(workspace.workbook, sheet)?.notes ?? new Map<never, string>();
  const firstBelow = Number(noteKey(2, 1));
  return [...notes].flatMap(([key, text]) => (Number(key) >= firstBelow && text !== '' ? [text] : []));
}

describe('A cell that the API sets is restored, with a note that says where to change it', () => {
  test.each([
    ['Total', '9999', 'Billing API › Correct this invoice'],
    ['Tax', '0', 'Billing API › Correct this invoice'],
    ['Discount', '50', 'Billing API › Correct this invoice'],
    ['Paid', '240', 'record or void a payment in the sheet Payments'],
    ['Due', '0', 'record or void a payment in the sheet Payments'],
    ['Number', 'INV-7', 'It can change only in a draft'],
    ['Currency', 'USD', 'It can change only in a draft'],
    ['Customer', 'Bob', 'It can change only in a draft'],
    ['Due date', '', 'This cell cannot be empty'],
    ['Created', 'yesterday', 'Only the API sets this'],
    ['ID', 'inv_1', 'Only the API sets this'],
  ])('an invoice’s %s', (header, typed, remedy) => {
    const { id } = workspace.create('invoices', invoice);
    const before = person.sees('Invoices', 2, header);
    person.types('Invoices', 2, header, typed);
    expect(person.sees('Invoices', 2, header)).toEqual(before);
    const note = person.reads('Invoices', 2, header);
    expect(note).toContain(
      `${typed === '' ? 'An empty cell' : `"${typed}"`} was not taken, and the cell was restored.`,
    );
    expect(note).toContain(remedy);
    expect(workspace.get(`/api/v1/invoices/${id}`).body).toMatchObject({ version: 1, total: 240 });
  });

  test.each(['Amount', 'Invoice'])('a payment’s %s', (header) => {
    const { id } = workspace.create('invoices', invoice);
    workspace.create('payments', { invoice_id: id, amount: 10 });
    person.types('Payments', 2, header, '7');
    expect(person.reads('Payments', 2, header)).toContain(
      '"7" was not taken, and the cell was restored. A recorded payment does not change: set its Status to voided, and record another.',
    );
  });

  test.each([
    ['Amount', '1', 'change the quantity or the unit price'],
    ['Document', 'INV-9', 'A line stays with its document'],
  ])('a line’s %s', (header, typed, remedy) => {
    workspace.create('invoices', invoice);
    const before = person.sees('Invoice items', 2, header);
    person.types('Invoice items', 2, header, typed);
    expect(person.sees('Invoice items', 2, header)).toEqual(before);
    expect(person.reads('Invoice items', 2, header)).toContain(remedy);
  });

  test('while what was corrected beside it is taken', () => {
    const { id } = workspace.create('invoices', invoice);
    typesUnseen('Invoices', 2, 'Total', '1');
    person.types('Invoices', 2, 'PO number', 'PO-1');
    expect(workspace.get(`/api/v1/invoices/${id}`).body).toMatchObject({ po_number: 'PO-1', total: 240 });
    expect(person.sees('Invoices', 2, 'Total')).toBe(240);
    expect(person.reads('Invoices', 2, 'Total')).toContain('the cell was restored');
    expect(person.reads('Invoices', 2, 'PO number')).toBe('');
  });

  test('of a paid invoice, whose lines cannot change', () => {
    const { id } = workspace.create('invoices', invoice);
    workspace.create('payments', { invoice_id: id });
    person.types('Invoices', 2, 'Total', '1');
    expect(person.reads('Invoices', 2, 'Total')).toContain('which cannot change while the invoice is paid');
  });
});

describe('A note goes', () => {
  test('when the cell that the API could not use is corrected', () => {
    workspace.create('customers', { name: 'Ada' });
    person.types('Customers', 2, 'Payment terms (days)', 'soon');
    expect(person.reads('Customers', 2, 'Payment terms (days)')).toContain('must be a number');
    person.types('Customers', 2, 'Payment terms (days)', '20');
    expect(notesIn('Customers')).toEqual([]);
  });

  test('when the cell gets back what it had', () => {
    const { id } = workspace.create('customers', { name: 'Ada', payment_terms_days: 30 });
    person.types('Customers', 2, 'Payment terms (days)', 'soon');
    person.types('Customers', 2, 'Payment terms (days)', '30');
    expect(notesIn('Customers')).toEqual([]);
    expect(workspace.get(`/api/v1/customers/${id}`).body.version).toBe(1);
  });

  test.each([
    ['the sweep', sweep],
    ['Check all rows', checkAllRows],
  ])('when the correction is found by %s', (_by, look) => {
    workspace.create('customers', { name: 'Ada', payment_terms_days: 30 });
    person.types('Customers', 2, 'Payment terms (days)', 'soon');
    look();
    expect(notesIn('Customers')).toHaveLength(1);
    typesUnseen('Customers', 2, 'Payment terms (days)', '30');
    look();
    expect(notesIn('Customers')).toEqual([]);
  });

  test('when a typed row becomes a record', () => {
    const row = person.typesRow('Invoices', { Customer: 'Ada', Status: 'open' });
    expect(notesIn('Invoices')).toHaveLength(1);
    person.types('Invoices', row, 'Total', '10');
    expect(workspace.get('/api/v1/invoices').body.data).toHaveLength(1);
    expect(notesIn('Invoices')).toEqual([]);
  });

  test('when its typed row is cleared', () => {
    const row = person.typesRow('Invoices', {
      Customer: 'Ada',
      'Due date': 'soon',
      Total: '10',
      Status: 'open',
    });
    expect(notesIn('Invoices')).not.toEqual([]);
    person.does((edits) =>
      edits.clearCells({ sheet: 'Invoices', area: { row, column: 1, rows: 1, columns: 20 } }),
    );
    expect(notesIn('Invoices')).toEqual([]);
  });

  test('when the next correction of the record is taken', () => {
    workspace.create('invoices', invoice);
    person.types('Invoices', 2, 'Due date', '1/1/2020');
    expect(person.reads('Invoices', 2, 'Due date')).not.toBe('');
    person.types('Invoices', 2, 'Due date', '1/8/2027');
    expect(notesIn('Invoices')).toEqual([]);
  });

  test('when lines that were refused are corrected', () => {
    workspace.create('invoices', { ...invoice, status: 'draft' });
    person.types('Invoice items', 2, 'Quantity', 'many');
    expect(notesIn('Invoice items')).toHaveLength(1);
    person.types('Invoice items', 2, 'Quantity', '3');
    expect(notesIn('Invoice items')).toEqual([]);
  });

  test('a day after a cell was restored, or when all rows are checked', () => {
    workspace.create('invoices', invoice);
    person.types('Invoices', 2, 'Total', '1');
    sweep();
    expect(notesIn('Invoices')).toHaveLength(1);
    workspace.clock.advance(25 * hour);
    sweep();
    expect(notesIn('Invoices')).toEqual([]);
    person.types('Invoices', 2, 'Total', '1');
    checkAllRows();
    expect(notesIn('Invoices')).toEqual([]);
  });

  test('not before a person can have read it', () => {
    workspace.create('invoices', invoice);
    person.types('Invoices', 2, 'Total', '1');
    // The trigger of a cell that was typed before, and whose edit was applied with the first.
    person.types('Invoices', 2, 'PO number', '');
    expect(person.reads('Invoices', 2, 'Total')).toContain('the cell was restored');
  });
});

describe('What a person has written in a note', () => {
  test('stays before, with and after what the API has to say', () => {
    workspace.create('customers', { name: 'Ada' });
    writesNote('Customers', 2, 'Payment terms (days)', 'Ask Ada.');
    writesNote('Customers', 2, 'Name', 'A friend.');
    person.types('Customers', 2, 'Payment terms (days)', 'soon');
    expect(person.reads('Customers', 2, 'Payment terms (days)')).toMatch(
      /^Ask Ada\.\n\nBilling API: .*must be a number/,
    );
    person.types('Customers', 2, 'Payment terms (days)', '20');
    checkAllRows();
    expect(notesIn('Customers').sort()).toEqual(['A friend.', 'Ask Ada.']);
    expect(person.reads('Customers', 1, 'Name')).not.toBe('');
  });
});

describe('An edit is told of in a sentence', () => {
  /** What the spreadsheet shows while something is done. */
  function toldWhile(act: () => void): readonly string[] {
    const { toasts } = workspace.emulator.world.screen;
    const before = toasts.length;
    act();
    return toasts.slice(before);
  }

  test('which says how the document stands', () => {
    const told = toldWhile(() =>
      person.typesRow('Invoices', { Customer: 'Ada', Total: '129.8', Status: 'open' }),
    );
    expect(told).toEqual(['INV-2026-0001, 129.80 EUR, is open.']);
  });

  test('which says how a draft stands with its line, typed before it or after it', () => {
    const line = { Document: 'Ada', Description: 'Engine', 'Tax %': '0', 'Unit price': '100' };
    person.typesRow('Invoice items', line);
    const draft = { Customer: 'Ada', Status: 'draft' };
    expect(toldWhile(() => person.typesRow('Invoices', draft))).toEqual(['Draft 1, 100.00 EUR, is draft.']);
    expect(toldWhile(() => person.typesRow('Invoice items', { ...line, 'Unit price': '5' }))).toEqual([
      ...Array(2).fill(expect.stringContaining('Row 3: This row is not a line yet. Unit price: ')),
      'Draft 1, 105.00 EUR, is draft.',
    ]);
  });

  test('or what was not taken; the cell is red until it is right', () => {
    workspace.create('customers', { name: 'Ada', payment_terms_days: 30 });
    const types = (text: string) =>
      toldWhile(() => person.types('Customers', 2, 'Payment terms (days)', text));
    const colour = () => {
      const column = columnNamed(workspace, 'Customers', 'Payment terms (days)');
      const sheet = sheetNamed(workspace.workbook, 'Customers');
      return sheet === undefined ? null : styleAt(sheet.styles, 2, column).background;
    };
    expect(types('soon')).toEqual([expect.stringMatching(/^Row 2: .*must be a number/)]);
    expect(colour()).toBe('#fce8e6');
    expect(types('30')).toEqual([]);
    expect(colour()).toBeUndefined();
  });
});
