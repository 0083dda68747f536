/** A row comes back whose deletion the journal has forgotten by then: its record is there again, and that is told. */
import { createPersonEdits } from '../../../../src/emulator/spreadsheet/person/person-edits.ts';
import { sheetNamed } from '../../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { eventTypesFrom, recordsOf } from '../../support/read-lists.ts';
import { journalOf } from '../../support/ledger.ts';
import { createPerson, type RowDeletion, deleteRowsAsPerson, type Person } from '../../support/person.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../../support/test-workspace.ts';

const dayMs = 86_400_000;

let workspace: TestWorkspace;
let person: Person;
let gear: { readonly id: string };

beforeEach(() => {
  workspace = createTestWorkspace();
  person = createPerson(workspace);
  gear = workspace.create('products', { name: 'Gear', unit_price: 2.5, sku: 'G-1' });
  workspace.create('products', { name: 'Cog', unit_price: 1 });
});

function run(name: string): void {
  const outcome = workspace.emulator.run(name, [], { kind: 'time_trigger', activeUser: '' });
  expect(outcome).toMatchObject({ ok: true });
}

function deletes(row: number): RowDeletion {
  const edits = createPersonEdits(workspace.workbook, workspace.clock);
  const deleted = deleteRowsAsPerson(workspace.workbook, edits, { sheet: 'Products', row });
  person.does(() => deleted.event);
  return deleted;
}

function forgetsDeletion(): void {
  run('sweepRows');
  run('runDispatcher');
  workspace.clock.advance(31 * dayMs);
  workspace.create('customers', { name: 'Zoë' });
  run('runDispatcher');
  run('runDispatcher');
  const kinds = journalOf(workspace.workbook).flatMap(({ records }) => records.map(({ kind }) => kind));
  expect(kinds).toEqual(['created']);
}

const expectBack = (): void => {
  expect(workspace.get(`/api/v1/products/${gear.id}`).body).toMatchObject({ unit_price: 2.5, version: 2 });
  expect(recordsOf(workspace, 'products')).toHaveLength(2);
};

test('a row that could not be read all that time is the record once it is corrected', () => {
  const deleted = deletes(2);
  const undone = deleted.undo();
  person.types('Products', 2, 'Unit price', 'a few');
  person.does(() => undone);
  forgetsDeletion();
  // As it was, and no trigger tells of it.
  const [, row = []] = sheetNamed(workspace.workbook, 'Products')?.rows ?? [];
  row[3] = 2.5;
  expect(eventTypesFrom(workspace, () => run('sweepRows'))).toEqual(['product.updated']);
  expectBack();
  expect(eventTypesFrom(workspace, () => run('sweepRows'))).toEqual([]);
});

test('Set up does not take such a row for a record', () => {
  const undone = deletes(2).undo();
  person.types('Products', 2, 'Unit price', 'a few');
  person.does(() => undone);
  expect(workspace.emulator.run('setUp', [], { kind: 'menu', activeUser: owner })).toMatchObject({
    ok: true,
  });
  forgetsDeletion();
  const [, row = []] = sheetNamed(workspace.workbook, 'Products')?.rows ?? [];
  row[3] = 2.5;
  expect(eventTypesFrom(workspace, () => run('sweepRows'))).toEqual(['product.updated']);
});

test('it is so though the record was the only one of its kind', () => {
  deletes(3);
  const deleted = deletes(2);
  forgetsDeletion();
  expect(eventTypesFrom(workspace, () => person.does(() => deleted.undo()))).toEqual(['product.updated']);
});

test('a row out of an old version of the sheet is the record again', () => {
  const deleted = deletes(2);
  forgetsDeletion();
  expect(eventTypesFrom(workspace, () => person.does(() => deleted.undo()))).toEqual(['product.updated']);
  expectBack();
});

test('it is a new record where another has its sku by now', () => {
  const deleted = deletes(2);
  forgetsDeletion();
  const other = workspace.create('products', { name: 'New gear', unit_price: 3, sku: 'G-1' });
  expect(eventTypesFrom(workspace, () => person.does(() => deleted.undo()))).toEqual(['product.created']);
  expect(workspace.get(`/api/v1/products/${gear.id}`).status).toBe(404);
  const withSku = recordsOf(workspace, 'products').filter(({ sku }) => sku === 'G-1');
  expect(withSku.map(({ id }) => id)).toEqual([other.id]);
});
