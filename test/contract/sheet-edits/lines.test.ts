/** Lines of a document keep their rows while a person works on them. */
import type { Interceptor, ServiceCall } from '../../../src/emulator/execution/gate.ts';
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { chosenSwitches } from '../../chosen-switches.ts';
import { rowsByHeader } from '../support/ledger.ts';
import { createPerson, type Person } from '../support/person.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../support/test-workspace.ts';
import { eventTypesFrom } from '../support/read-lists.ts';
import { columnNamed } from '../support/workbook-watch.ts';

let workspace: TestWorkspace;
let person: Person;

beforeEach(() => {
  workspace = createTestWorkspace();
  person = createPerson(workspace);
});

const sheet = 'Invoice items';
const invoice = {
  customer_name: 'Ada',
  status: 'draft',
  items: [
    { description: 'Engine', quantity: 2, unit_price: 100, tax_rate: 20 },
    { description: 'Oil', quantity: 1, unit_price: 5 },
  ],
};

type AnyRecord = ReturnType<TestWorkspace['create']>;

const read = ({ id }: AnyRecord): AnyRecord => workspace.get(`/api/v1/invoices/${id}`).body;
const linesOf = (made: AnyRecord): unknown[][] =>
  read(made).items.map(({ description, quantity, unit_price }: AnyRecord) => [
    description,
    quantity,
    unit_price,
  ]);
const shown = (): unknown[] => rowsByHeader(workspace.workbook, sheet).map(({ Description }) => Description);

function sortByDescription(): void {
  person.does((edits) => edits.sortSheet(sheet, columnNamed(workspace, sheet, 'Description'), 'descending'));
}

// Where Google's search passes over what is hidden, a column is read in its place.
function isSearch({ member, detail: [, area] }: ServiceCall): boolean {
  return chosenSwitches.finderInHiddenColumns === 'searches'
    ? member === 'TextFinder.findAll'
    : member === 'Range.getValues' && /^([A-Z]+)2:\1\d+$/.test(String(area));
}

describe('A line stays in its row', () => {
  test('while its cells are corrected one after the other in a sheet that was sorted', () => {
    const made = workspace.create('invoices', invoice);
    sortByDescription();
    person.types(sheet, 2, 'Quantity', '10');
    expect(shown()).toEqual(['Oil', 'Engine']);
    person.types(sheet, 2, 'Unit price', '6');
    expect(linesOf(made)).toEqual([
      ['Engine', 2, 100],
      ['Oil', 10, 6],
    ]);
    expect(read(made).total).toBe(300);
    expect(shown()).toEqual(['Oil', 'Engine']);
  });

  test('where it was typed between others, with what is typed into it later', () => {
    const made = workspace.create('invoices', invoice);
    person.does((edits) => edits.insertRows(sheet, 3, 1));
    for (const [header, text] of [
      ['Document', 'Draft 1'],
      ['Description', 'Mid'],
      ['Unit price', '9'],
      ['Quantity', '4'],
    ] as const)
      person.types(sheet, 3, header, text);
    expect(linesOf(made)).toEqual([
      ['Engine', 2, 100],
      ['Oil', 1, 5],
      ['Mid', 4, 9],
    ]);
    expect(shown()).toEqual(['Engine', 'Mid', 'Oil']);
  });

  test('when a client changes the others, takes one away and adds one', () => {
    const made = workspace.create('invoices', { ...invoice, status: 'draft' });
    sortByDescription();
    const [engine, oil] = made.items;
    const patched = (items: unknown[]): void =>
      expect(workspace.call('PATCH', `/api/v1/invoices/${made.id}`, { body: { items } }).status).toBe(200);
    patched([{ ...engine, amount: undefined, amounts: undefined, sku: undefined, quantity: 3 }, oil]);
    expect(shown()).toEqual(['Oil', 'Engine']);
    patched([{ description: 'Filter', unit_price: 1 }, oil, { description: 'Belt', unit_price: 2 }]);
    expect(shown()).toEqual(['Oil', 'Filter', 'Belt']);
    workspace.post(`/api/v1/invoices/${made.id}/finalize`, {});
    expect(shown()).toEqual(['Oil', 'Filter', 'Belt']);
  });

  test('with what is typed into it while the trigger works', () => {
    const made = workspace.create('invoices', invoice);
    const edits = createPersonEdits(workspace.workbook, workspace.clock);
    const types = (row: number, header: string, text: string): void => {
      edits.typeCell({ sheet, row, column: columnNamed(workspace, sheet, header) }, text);
    };
    types(2, 'Quantity', '10');
    let isTyped = false;
    let pending = false;
    const meanwhile: Interceptor = (call, perform) => {
      const result = perform();
      if (!isTyped && isSearch(call)) {
        isTyped = true;
        // Behind the read of the lines.
        pending = true;
      } else if (pending && call.member === 'Range.getValues') {
        pending = false;
        types(2, 'Unit price', '6');
      }
      return result;
    };
    const execution = workspace.emulator.open({ kind: 'installable_trigger', activeUser: owner });
    const outcome = execution.attempt(
      'handleEdit',
      ({ spreadsheet }) => {
        const id = sheetNamed(workspace.workbook, sheet)?.id ?? 0;
        const area = { row: 2, column: 1, rows: 1, columns: 1 };
        return [{ range: spreadsheet.rangeObject(id, area), source: spreadsheet.spreadsheetObject() }];
      },
      { interceptors: [meanwhile], context: 'kept' },
    );
    expect(execution.end(outcome)).toMatchObject({ ok: true });
    expect([isTyped, pending]).toEqual([true, false]);
    expect(linesOf(made)[0]).toEqual(['Engine', 10, 6]);
  });

  test('when a correction is refused', () => {
    workspace.create('invoices', { ...invoice, status: 'open' });
    sortByDescription();
    person.types(sheet, 2, 'Unit price', '6');
    expect(shown()).toEqual(['Oil', 'Engine']);
    expect(person.sees(sheet, 2, 'Unit price')).toBe(5);
    expect(person.reads(sheet, 2, 'Document')).toContain('cannot change while it is open');
  });
});

describe('A row that is deleted among the lines', () => {
  test('is a line less as soon as the trigger runs', () => {
    const made = workspace.create('invoices', invoice);
    const events = eventTypesFrom(workspace, () => person.does((edits) => edits.deleteRows(sheet, 2, 1)));
    expect(events).toEqual(['invoice.updated']);
    expect(read(made)).toMatchObject({ total: 5, version: 2 });
  });

  test('is a line less when it was cleared instead', () => {
    const made = workspace.create('invoices', invoice);
    const area = { row: 3, column: 1, rows: 1, columns: 10 };
    person.does((edits) => edits.clearCells({ sheet, area }));
    expect(read(made).total).toBe(240);
  });

  test('is restored, with a note, where the invoice was issued', () => {
    const made = workspace.create('invoices', { ...invoice, status: 'open' });
    person.does((edits) => edits.deleteRows(sheet, 2, 1));
    expect(read(made)).toEqual(made);
    expect(shown()).toEqual(['Oil', 'Engine']);
    expect(person.reads(sheet, 3, 'Document')).toContain('The line was restored.');
    expect(person.reads(sheet, 3, 'Document')).toContain('Billing API › Correct this invoice');
  });

  test('is restored, with a note, when the sweep finds it after a payment', () => {
    const made = workspace.create('invoices', { ...invoice, status: 'open' });
    person.does((edits) => {
      edits.deleteRows(sheet, 2, 1);
      return undefined;
    });
    workspace.create('payments', { invoice_id: made.id, amount: 10 });
    expect(workspace.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' }).ok).toBe(true);
    expect(shown()).toEqual(['Oil', 'Engine']);
    expect(person.reads(sheet, 3, 'Document')).toContain('The line was restored.');
  });

  test('is restored, with a note, when it was the last', () => {
    const made = workspace.create('invoices', { customer_name: 'Ada', total: 10 });
    person.does((edits) => edits.deleteRows(sheet, 2, 1));
    expect(read(made)).toEqual(made);
    expect(person.reads(sheet, 2, 'Document')).toContain('The line was restored.');
  });
});

/** The texts of a row, as a person copies them. */
function copied(row: number, changes: Readonly<Record<string, string>> = {}): string[] {
  const rows = workspace.workbook.data.sheets.find(({ name }) => name === sheet)?.rows ?? [];
  const cells = (rows[row - 1] ?? []).map((cell) => (cell === undefined ? '' : String(cell)));
  for (const [header, text] of Object.entries(changes))
    cells[columnNamed(workspace, sheet, header) - 1] = text;
  return cells;
}

const pastes = (row: number, cells: string[]): void =>
  person.does((edits) => edits.paste({ sheet, row, column: 1 }, [cells]));

describe('A row that is copied among the lines', () => {
  test('is a further line of the same document, in the row where it was put', () => {
    const made = workspace.create('invoices', invoice);
    person.does((edits) => edits.insertRows(sheet, 3, 1));
    pastes(3, copied(4, { Quantity: '3' }));
    expect(linesOf(made)).toEqual([
      ['Engine', 2, 100],
      ['Oil', 1, 5],
      ['Oil', 3, 5],
    ]);
    expect(shown()).toEqual(['Engine', 'Oil', 'Oil']);
    expect(person.sees(sheet, 3, 'Line ID')).toBe(read(made).items[2].id);
  });

  test('is a line of the document whose number it shows', () => {
    const made = workspace.create('invoices', invoice);
    const other = workspace.create('invoices', invoice);
    pastes(6, copied(2, { Document: other.display_number }));
    expect(read(made)).toEqual(made);
    expect(read(other).total).toBe(485);
    expect(person.sees(sheet, 6, 'Document ID')).toBe(other.id);
  });

  test('stays, with a note, where it cannot be a line', () => {
    const paid = workspace.create('invoices', { ...invoice, status: 'open' });
    const other = workspace.create('invoices', invoice);
    workspace.create('payments', { invoice_id: paid.id, amount: 10 });
    pastes(6, copied(2));
    expect(person.reads(sheet, 6, 'Document')).toContain('cannot change while it is partially_paid');
    pastes(7, copied(4, { Document: paid.number }));
    expect(person.reads(sheet, 7, 'Document')).toContain('cannot change while it is partially_paid');
    pastes(8, copied(4, { Document: 'INV-2026-0099' }));
    expect(person.reads(sheet, 8, 'Document')).toContain('no invoice "INV-2026-0099"');
    expect(shown()).toHaveLength(7);
    expect([read(paid).total, read(other)]).toEqual([245, other]);
  });

  test('is found by the sweep', () => {
    const made = workspace.create('invoices', invoice);
    person.does((edits) => {
      edits.paste({ sheet, row: 4, column: 1 }, [copied(3)]);
      return undefined;
    });
    expect(workspace.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' }).ok).toBe(true);
    expect(read(made).total).toBe(250);
  });
});

describe('The number under Document', () => {
  const line = { Description: 'Filter', 'Unit price': '10' };

  test('is taken in whatever case it is typed', () => {
    const made = workspace.create('invoices', invoice);
    const row = person.typesRow(sheet, { ...line, Document: 'dRAFT 1' });
    expect(read(made).total).toBe(255);
    expect(person.sees(sheet, row, 'Document')).toBe(made.display_number);
  });

  test('that no invoice has is noted', () => {
    workspace.create('invoices', invoice);
    const row = person.typesRow(sheet, { ...line, Document: 'INV-2026-0099' });
    expect(person.reads(sheet, row, 'Document')).toContain('no invoice "INV-2026-0099"');
  });

  test('that is typed over on a line is restored, with a note', () => {
    const made = workspace.create('invoices', invoice);
    const other = workspace.create('invoices', invoice);
    person.types(sheet, 2, 'Document', other.display_number);
    expect(person.sees(sheet, 2, 'Document')).toBe(made.display_number);
    expect(person.reads(sheet, 2, 'Document')).toContain('A line stays with its document');
    expect([read(made), read(other)]).toEqual([made, other]);
  });
});

test('Ids of documents that a person has cleared come back, and no line is billed twice', () => {
  const made = [workspace.create('invoices', invoice), workspace.create('invoices', invoice)];
  const column = columnNamed(workspace, sheet, 'Document ID');
  const clears = (isTold: boolean): void =>
    person.does((edits) => {
      const edit = edits.clearCells({ sheet, area: { row: 2, column, rows: 4, columns: 1 } });
      return isTold ? edit : undefined;
    });
  const ids = made.flatMap(({ id }) => [id, id]);
  clears(true);
  expect(rowsByHeader(workspace.workbook, sheet).map((row) => row['Document ID'])).toEqual(ids);
  clears(false);
  for (let times = 0; times < 2; times += 1)
    expect(workspace.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' }).ok).toBe(true);
  expect(made.map(read)).toEqual(made);
  // They had been written below by then.
  expect(person.reads(sheet, 2, 'Document')).toContain('is in another row');
});
