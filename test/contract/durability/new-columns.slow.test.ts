/** A column of a field that is newer than the workbook: Set up makes it, and until then its sheet stays in service. */
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { chooseSetUp } from '../../apps-script/workbook/choose-set-up.ts';
import { recordsOf } from '../support/read-lists.ts';
import { rowsByHeader } from '../support/ledger.ts';
import { type TestClient, createTestClient, pathOf } from '../support/test-client.ts';
import { expectRefused } from '../support/expect-answer.ts';
import { createTestWorkspace, owner } from '../support/test-workspace.ts';
import { chooseCommand } from '../../../src/local/runtime/menu-command.ts';
import type { Interceptor } from '../../../src/emulator/execution/gate.ts';
import { columnNamed } from '../support/workbook-watch.ts';

function headersOf({ workbook }: TestClient, sheet: string): string[] {
  return (workbook.data.sheets.find(({ name }) => name === sheet)?.rows[0] ?? []).map(String);
}

/** A workbook as code without the field has left it: it has no such column, and Set up has recorded none. */
function olderWorkbook(sheet: string, header: string, interceptor?: Interceptor): TestClient {
  const workspace = createTestClient(
    createTestWorkspace({ interceptors: interceptor === undefined ? [] : [interceptor] }),
  );
  const { properties, caches } = workspace.emulator.world;
  const headers = headersOf(workspace, sheet).filter((one) => one !== header);
  createPersonEdits(workspace.workbook, workspace.clock).deleteColumn(
    sheet,
    columnNamed(workspace, sheet, header),
  );
  const settings = JSON.parse(properties.snapshot().script?.settings ?? '{}');
  const columns = { [sheet]: headers };
  properties.open('script').set('settings', JSON.stringify({ ...settings, columns }));
  for (const name of ['settings', 'hints']) caches.open('script').remove(name);
  return workspace;
}

const bill = { customer_name: 'Ada', items: [{ description: 'Gears', unit_price: 100 }] };
const noted = { ...bill, notes: 'Thank you.' };

function cellIn({ workbook }: TestClient, { id }: { id: string }, header: string): unknown {
  return rowsByHeader(workbook, 'Invoices').find((row) => row.ID === id)?.[header];
}

function settingsOf({ emulator }: TestClient) {
  return JSON.parse(emulator.world.properties.snapshot().script?.settings ?? '{}');
}

/** The workbook at the moment in which Set up has put the column to use, and has filled nothing. */
function makeColumn(workspace: TestClient, sheet: string, header: string, behind: string): void {
  const hands = createPersonEdits(workspace.workbook, workspace.clock);
  const column = columnNamed(workspace, sheet, behind) + 1;
  hands.insertColumn(sheet, column);
  hands.typeCell({ sheet, row: 1, column }, header);
  const { properties, caches } = workspace.emulator.world;
  const settings = settingsOf(workspace);
  const made = {
    ...settings,
    columns: { ...settings.columns, [sheet]: headersOf(workspace, sheet) },
    filling: { [sheet]: [header] },
  };
  properties.open('script').set('settings', JSON.stringify(made));
  for (const name of ['settings', 'hints']) caches.open('script').remove(name);
}

function sweepAsked({ emulator }: TestClient): void {
  chooseCommand(emulator, 'checkAllRows', [], owner);
}

describe('before Set up', () => {
  const workspace = olderWorkbook('Invoices', 'Notes');
  const { call, create, get, patch, read, type, emulator, clock } = workspace;
  const first = create('invoices', noted);

  test('the field is written, read, listed and changed as if its column were there', () => {
    expect(first.notes).toBe('Thank you.');
    expect(get(pathOf(first)).body).toEqual(first);
    const changed = patch(first, { notes: 'Danke.' }, { 'If-Match': first.etag }).body;
    expect(changed).toMatchObject({ notes: 'Danke.', version: 2 });
    expect(read(first)).toEqual(changed);
    expect(recordsOf(workspace, 'invoices', { sort: '-total' })).toEqual([changed]);
    expect(patch(first, { notes: null }).body.notes).toBeNull();
    expect(patch(first, { notes: 'Merci.' }).body.notes).toBe('Merci.');
    expect(call('POST', `${pathOf(first)}/duplicate`).body.notes).toBe('Merci.');
  });

  test('what a person types into the other columns is taken, and the field stays', () => {
    type('Invoices', first, 'PO number', '4711');
    clock.advance(3_600_000);
    emulator.fireDueTriggers();
    expect(read(first)).toMatchObject({ po_number: '4711', notes: 'Merci.', version: 5 });
  });
});

describe('while Set up fills the column', () => {
  const workspace = olderWorkbook('Invoices', 'Notes');
  const { create, patch, read, type, eventsOf, clock, emulator } = workspace;
  const [old, edited, cleared, changed] = [1, 2, 3, 4].map((index) =>
    // The notes of an issued invoice are not a person's to correct.
    create('invoices', { ...noted, status: 'draft', notes: `Note ${index}` }),
  );
  makeColumn(workspace, 'Invoices', 'Notes', 'Currency');
  const sweep = (): void => {
    clock.advance(3_600_000);
    emulator.fireDueTriggers();
  };

  test('a row that is not filled is read as it was, and counts as nobody’s edit', () => {
    for (const one of [old, edited, cleared, changed]) expect(read(one)).toEqual(one);
    sweepAsked(workspace);
    expect(read(old)).toEqual(old);
    expect(eventsOf(old)).toEqual(['invoice.created']);
  });

  test('a person’s edit of another cell keeps the field, and what the person types into its cell counts', () => {
    type('Invoices', edited, 'PO number', '4711');
    sweepAsked(workspace);
    expect(read(edited)).toMatchObject({ po_number: '4711', notes: 'Note 2', version: 2 });
    expect(cellIn(workspace, edited, 'Notes')).toBe('Note 2');
    type('Invoices', cleared, 'Notes', 'Typed');
    sweepAsked(workspace);
    expect(read(cleared)).toMatchObject({ notes: 'Typed', version: 2 });
  });

  test('a write moves the field into its cell, and then a person may clear it', () => {
    expect(patch(changed, { po_number: '1' }, { 'If-Match': changed.etag }).body.notes).toBe('Note 4');
    expect(cellIn(workspace, changed, 'Notes')).toBe('Note 4');
    for (const one of [changed, cleared]) type('Invoices', one, 'Notes', '');
    sweepAsked(workspace);
    expect(read(changed)).toMatchObject({ notes: null, version: 3 });
    expect(read(cleared)).toMatchObject({ notes: null, version: 3 });
  });

  test('a trigger goes on, and no record changes', () => {
    expect(cellIn(workspace, old, 'Notes')).toBe('');
    sweep();
    expect(cellIn(workspace, old, 'Notes')).toBe('Note 1');
    expect(read(old)).toEqual(old);
    expect(settingsOf(workspace).filling).toEqual({});
    type('Invoices', old, 'Notes', '');
    sweepAsked(workspace);
    expect(read(old)).toMatchObject({ notes: null, version: 2 });
  });
});

test('Set up makes the column at its place, fills it, and no record counts as changed', () => {
  const workspace = olderWorkbook('Invoices', 'Notes');
  const { create, patch, read, clock, emulator, eventsOf } = workspace;
  const before = headersOf(createTestClient(), 'Invoices');
  const first = create('invoices', noted);
  expect(chooseSetUp(workspace)).toContain('Added the column "Notes" to the sheet "Invoices".');
  expect(headersOf(workspace, 'Invoices')).toEqual(before);
  expect(cellIn(workspace, first, 'Notes')).toBe('Thank you.');
  expect(read(first)).toEqual(first);
  clock.advance(3_600_000);
  emulator.fireDueTriggers();
  expect(read(first)).toEqual(first);
  expect(eventsOf(first)).toEqual(['invoice.created', 'invoice.finalized']);
  expect(patch(first, { notes: 'Danke.' }, { 'If-Match': first.etag }).body).toMatchObject({
    notes: 'Danke.',
    version: 2,
  });
  expect(chooseSetUp(workspace)).toEqual(['Everything is in order: nothing was changed.']);
});

test('a request that began before Set up had put the column to use fills it nevertheless', () => {
  let meanwhile = (): void => undefined;
  const workspace = olderWorkbook('Invoices', 'Notes', (call, perform) => {
    const answer = perform();
    if (call.member === 'Cache.getAll') meanwhile();
    return answer;
  });
  const { create, read, emulator } = workspace;
  const first = create('invoices', { ...noted, status: 'draft' });
  const cached = emulator.world.caches.open('script');
  const earlier = JSON.stringify(settingsOf(workspace));
  makeColumn(workspace, 'Invoices', 'Notes', 'Currency');
  const { version } = workspace.patch(first, { notes: 'Second' }).body;
  expect(cellIn(workspace, first, 'Notes')).toBe('Second');
  cached.put('settings', earlier, 600, workspace.clock.now());
  meanwhile = () => cached.put('settings', JSON.stringify(settingsOf(workspace)), 600, workspace.clock.now());
  expect(workspace.patch(first, { notes: 'Third' }).body).toMatchObject({
    notes: 'Third',
    version: version + 1,
  });
  expect(cellIn(workspace, first, 'Notes')).toBe('Third');
  sweepAsked(workspace);
  expect(read(first)).toMatchObject({ notes: 'Third', version: version + 1 });
  // Such a request leaves a cell as filled as it was: a person may clear it afterwards.
  cached.put('settings', earlier, 600, workspace.clock.now());
  expect(workspace.patch(first, { po_number: '4711' }).body.notes).toBe('Third');
  workspace.type('Invoices', first, 'Notes', '');
  sweepAsked(workspace);
  expect(read(first)).toMatchObject({ notes: null, po_number: '4711', version: version + 3 });
});

test('a column that a person has made under the same header is not touched before Set up', () => {
  const workspace = olderWorkbook('Invoices', 'Notes');
  const { workbook, clock, create, read, patch } = workspace;
  const first = create('invoices', noted);
  const hands = createPersonEdits(workbook, clock);
  hands.insertColumn('Invoices', 1);
  hands.typeCell({ sheet: 'Invoices', row: 1, column: 1 }, 'Notes');
  hands.typeCell({ sheet: 'Invoices', row: 2, column: 1 }, 'Hers');
  expect(read(first)).toEqual(first);
  expect(patch(first, { notes: 'Danke.' }).body.notes).toBe('Danke.');
  expect(workbook.data.sheets.find(({ name }) => name === 'Invoices')?.rows[1]?.[0]).toBe('Hers');
});

test('a column that Set up has made and a person deletes is refused to every request, as ever', () => {
  const workspace = olderWorkbook('Invoices', 'Notes');
  chooseSetUp(workspace);
  const first = workspace.create('invoices', noted);
  createPersonEdits(workspace.workbook, workspace.clock).deleteColumn(
    'Invoices',
    columnNamed(workspace, 'Invoices', 'Notes'),
  );
  for (const request of [
    () => workspace.get('/api/v1/invoices', { query: 'q=a' }),
    () => workspace.patch(first, { po_number: 'B' }),
  ])
    expectRefused(request(), 503, 'workspace_misconfigured', { sheet: 'Invoices', column: 'Notes' });
  expect(chooseSetUp(workspace)).toContain('Added the column "Notes" to the sheet "Invoices".');
  expect(workspace.read(first)).toEqual(first);
  expect(cellIn(workspace, first, 'Notes')).toBe('Thank you.');
});

test('Health names the missing column, and its Fix makes and records it as Set up does', () => {
  const workspace = olderWorkbook('Invoices', 'Notes');
  const ask = (command: string) => {
    const call = JSON.stringify({ command, input: { id: 'sheets' } });
    const outcome = workspace.emulator.callFromPage('developerArea', [call], owner);
    return outcome.ok ? JSON.parse(String(outcome.value)).answer : outcome;
  };
  const first = workspace.create('invoices', noted);
  expect(ask('run_check')).toMatchObject({ state: 'fault' });
  expect(JSON.stringify(ask('run_check'))).toContain('has no column \\"Notes\\"');
  expect(ask('fix_check')).toMatchObject({ state: 'good' });
  expect(workspace.read(first)).toEqual(first);
  expect(settingsOf(workspace).columns.Invoices).toContain('Notes');
});
