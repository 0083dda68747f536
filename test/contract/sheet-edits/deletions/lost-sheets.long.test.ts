/** A sheet, its header row or all of its rows are gone: the records are not, until somebody says that they are. */
import { createPersonEdits } from '../../../../src/emulator/spreadsheet/person/person-edits.ts';
import { sheetNamed } from '../../../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { CheckedHealth, Reply } from '../../../../src/pages/protocol.ts';
import { chooseSetUp } from '../../../apps-script/workbook/choose-set-up.ts';
import { journalOf, rowsByHeader } from '../../support/ledger.ts';
import { createPerson, deleteRowsAsPerson, type Person } from '../../support/person.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../../support/test-workspace.ts';
import { eventTypesSoFar } from '../../support/read-lists.ts';
import { columnNamed } from '../../support/workbook-watch.ts';

let workspace: TestWorkspace;
let person: Person;

beforeEach(() => {
  workspace = createTestWorkspace();
  person = createPerson(workspace);
});

const invoice = { customer_name: 'Ada', items: [{ description: 'Engine', quantity: 2, unit_price: 100 }] };

function bill(count = 2): void {
  for (let made = 0; made < count; made += 1) workspace.create('invoices', invoice);
}

const plurals = ['customers', 'invoices', 'payments'];

/** All that callers can read, and all that they have been told. */
function known(): unknown {
  return [
    plurals.map((plural) => workspace.get(`/api/v1/${plural}?include=deleted`).body),
    eventTypesSoFar(workspace),
  ];
}

const listed = (): number => workspace.get('/api/v1/invoices').body.data.length;
const deletions = (): number => eventTypesSoFar(workspace).filter((type) => type.endsWith('.deleted')).length;

function sweep(): void {
  const outcome = workspace.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' });
  expect(outcome).toMatchObject({ ok: true });
}

function health(command: 'run_check' | 'fix_check', id: string): CheckedHealth {
  const call = JSON.stringify({ command, input: { id } });
  const outcome = workspace.emulator.callFromPage('developerArea', [call], owner);
  const reply = JSON.parse(String(outcome.ok && outcome.value)) as Reply;
  if (!reply.ok) throw new Error(reply.message);
  return reply.answer as CheckedHealth;
}

const ways: readonly (readonly [string, () => unknown])[] = [
  ['Set up', () => chooseSetUp(workspace)],
  ['Fix', () => health('fix_check', 'sheets')],
];

describe.each(ways)('%s', (_name, mend) => {
  test.each(['Invoices', 'Invoice items', 'Customers', 'journal'])(
    'names the renamed sheet %s as before',
    (sheet) => {
      bill();
      const before = known();
      person.does((edits) => edits.renameSheet(sheet, 'Rechnungen'));
      const refused = workspace.post('/api/v1/invoices', invoice);
      expect(refused).toMatchObject({ status: 503, body: { code: 'workspace_misconfigured', sheet } });
      mend();
      sweep();
      expect(known()).toEqual(before);
      expect(sheetNamed(workspace.workbook, 'Rechnungen')).toBeUndefined();
      bill(1);
      expect(listed()).toBe(3);
    },
  );

  test('knows a renamed sheet whose headers are renamed, too', () => {
    bill();
    const before = known();
    for (const [header, own] of [
      ['Number', 'Nummer'],
      ['Total', 'Summe'],
    ] as const)
      person.types('Invoices', 1, header, own);
    person.does((edits) => edits.renameSheet('Invoices', 'Rechnungen'));
    mend();
    sweep();
    expect(known()).toEqual(before);
  });

  test.each(['Invoices', 'Invoice items', 'Customers'])('puts the deleted header row of %s back', (sheet) => {
    bill();
    const before = [known(), rowsByHeader(workspace.workbook, sheet)];
    createPersonEdits(workspace.workbook, workspace.clock).deleteRows(sheet, 1, 1);
    mend();
    sweep();
    expect([known(), rowsByHeader(workspace.workbook, sheet)]).toEqual(before);
  });

  test.each([
    ['its notes left', false],
    ['its notes gone, too', true],
  ])('puts a cleared header row back, %s', (_left, isWhole) => {
    bill();
    person.does((edits) => edits.moveColumn('Invoices', columnNamed(workspace, 'Invoices', 'Total'), 2));
    bill(1);
    const before = [known(), rowsByHeader(workspace.workbook, 'Invoices')];
    const area = { row: 1, column: 1, rows: 1, columns: 26 };
    if (isWhole) sheetNamed(workspace.workbook, 'Invoices')?.notes.clear();
    person.does((edits) => edits.clearCells({ sheet: 'Invoices', area }));
    mend();
    sweep();
    expect([known(), rowsByHeader(workspace.workbook, 'Invoices')]).toEqual(before);
  });
});

test('a header row of which nothing tells how it was is left to the version history', () => {
  bill();
  person.does((edits) => edits.moveColumn('Invoices', columnNamed(workspace, 'Invoices', 'Total'), 2));
  createPersonEdits(workspace.workbook, workspace.clock).deleteRows('Invoices', 1, 1);
  const before = sheetNamed(workspace.workbook, 'Invoices')?.rows.map((cells) => [...cells]);
  workspace.clock.advance(7 * 3_600_000);
  expect(chooseSetUp(workspace)).toContainEqual(expect.stringContaining('version history'));
  sweep();
  expect(sheetNamed(workspace.workbook, 'Invoices')?.rows).toEqual(before);
  const written = journalOf(workspace.workbook).flatMap(({ records }) => records);
  expect(written.filter(({ kind }) => kind === 'deleted')).toEqual([]);
});

test('of two sheets that look like the missing one the owner names the right one', () => {
  bill();
  const before = known();
  person.does((edits) => edits.renameSheet('Invoices', 'Rechnungen'));
  const { sheets } = workspace.workbook.data;
  const sheet = sheets.find(({ name }) => name === 'Rechnungen');
  if (sheet !== undefined) sheets.push({ ...sheet, id: 4711, name: 'Copy' });
  expect(chooseSetUp(workspace)).toContainEqual(
    expect.stringMatching(
      /^The sheet "Invoices" is missing, and each of "Rechnungen" and "Copy" has its columns\./,
    ),
  );
  expect(sheetNamed(workspace.workbook, 'Invoices')).toBeUndefined();
  person.does((edits) => edits.renameSheet('Rechnungen', 'Invoices'));
  sweep();
  expect(known()).toEqual(before);
});

test('the records of a deleted sheet wait until the owner says that they were deleted', () => {
  bill();
  // The newest change of all comes back from the journal, whatever has become of its row.
  workspace.create('customers', { name: 'Grace' });
  person.does((edits) => edits.deleteSheet('Invoices'));
  expect(chooseSetUp(workspace)).toContain(
    'The sheet "Invoices" is missing, with 2 records. See Health in the developer area.',
  );
  sweep();
  bill(1);
  sweep();
  expect([listed(), deletions()]).toEqual([1, 0]);
  expect(health('run_check', 'vanished')).toMatchObject({
    state: 'fault',
    sentences: ['Records that disappeared from the sheet "Invoices" all at once: 2.', expect.any(String)],
    is_fixable: true,
  });
  expect(health('fix_check', 'vanished').state).toBe('good');
  expect([listed(), deletions()]).toEqual([1, 2]);
  // A record that is deleted from now on is deleted at once.
  person.does((edits) => edits.deleteRows('Invoices', 2, 1));
  expect([listed(), deletions()]).toEqual([0, 3]);
});

test('lines whose sheet is gone are shown again', () => {
  bill();
  workspace.create('invoices', { ...invoice, status: 'draft' });
  workspace.create('invoices', { customer_name: 'Ada', total: 5 });
  workspace.create('customers', { name: 'Grace' });
  const [records] = known() as unknown[];
  person.does((edits) => edits.deleteSheet('Invoice items'));
  chooseSetUp(workspace);
  sweep();
  expect((known() as unknown[])[0]).toEqual(records);
  expect(rowsByHeader(workspace.workbook, 'Invoice items')).toHaveLength(4);
});

test('a few rows that a person deletes are deleted, though there are no others', () => {
  bill(10);
  person.does((edits) => edits.deleteRows('Invoices', 2, 10));
  expect(deletions()).toBe(10);
});

test('more than ten records that are gone at once are the same again when their rows are back', () => {
  bill(11);
  const before = known();
  let undo = (): unknown => undefined;
  person.does((edits) => {
    const deleted = deleteRowsAsPerson(workspace.workbook, edits, { sheet: 'Invoices', row: 2, rows: 11 });
    undo = () => deleted.undo();
    return deleted.event;
  });
  sweep();
  expect([listed(), deletions()]).toEqual([0, 0]);
  expect(health('run_check', 'vanished').state).toBe('fault');
  undo();
  sweep();
  expect(known()).toEqual(before);
  expect(health('run_check', 'vanished').state).toBe('good');
  person.does((edits) => edits.deleteRows('Invoices', 2, 1));
  expect(deletions()).toBe(1);
});

test('what vanished payments have paid stays paid until they are deleted', () => {
  bill(11);
  for (const { id } of workspace.get('/api/v1/invoices').body.data)
    workspace.create('payments', { invoice_id: id });
  const statuses = (): readonly string[] => [
    ...new Set<string>(
      workspace.get('/api/v1/invoices').body.data.map(({ status }: { status: string }) => status),
    ),
  ];
  person.does((edits) => edits.deleteRows('Payments', 2, 11));
  sweep();
  expect([statuses(), deletions()]).toEqual([['paid'], 0]);
  health('fix_check', 'vanished');
  expect([statuses(), deletions()]).toEqual([['open'], 11]);
});

test('those that come back by half leave the others waiting', () => {
  bill(12);
  const rows = sheetNamed(workspace.workbook, 'Invoices')?.rows ?? [];
  const kept = rows.slice(1, 7).map((cells) => [...cells]);
  person.does((edits) => edits.deleteRows('Invoices', 2, 12));
  rows.splice(1, 6, ...kept);
  sweep();
  expect([listed(), deletions()]).toEqual([6, 0]);
  expect(health('run_check', 'vanished').sentences[0]).toMatch(/: 6\.$/);
});
