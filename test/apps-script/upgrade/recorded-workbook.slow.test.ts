/** A workbook of version 1.0 gets the columns and sheets of this version. */
import type {
  SheetSnapshot,
  WorkbookSnapshot,
} from '../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { rowsByHeader } from '../../contract/support/ledger.ts';
import { schemaVersion } from '../../../src/core/settings.ts';
import { expectAnsweredAsBefore, openUpgraded, settled } from './answered-as-before.ts';

function sheetOf({ sheets }: WorkbookSnapshot, name: string): SheetSnapshot {
  const found = sheets.find((sheet) => sheet.name === name);
  if (found === undefined) throw new Error(`There is no sheet "${name}".`);
  return found;
}

test('every record, list, balance and event is answered as before', () => {
  expect(Object.keys(settled.answers).length).toBeGreaterThan(90);
  expectAnsweredAsBefore(openUpgraded(), settled.answers);
});

test('every cell stays where it was but for the check of records', () => {
  const { emulator } = openUpgraded();
  const after = emulator.world.workbook.toSnapshot();
  const visible = settled.workbook.sheets.filter(
    ({ name }) => !['Sheet1', 'Dashboard', 'figures', 'Settings', 'journal'].includes(name),
  );
  expect(visible).toHaveLength(9);
  for (const { name, rows, notes } of visible) {
    const [header = []] = rows;
    const now = sheetOf(after, name);
    const keptIn = (one: SheetSnapshot): unknown[][] => {
      const places = header.flatMap((title, column) =>
        title === undefined ? [column] : title === 'Check' ? [] : [(one.rows[0] ?? []).indexOf(title)],
      );
      return one.rows.map((cells) => places.map((column) => cells[column]));
    };
    expect(keptIn(now)).toEqual(keptIn({ ...now, rows }));
    const titleAt = ([titles = []]: SheetSnapshot['rows'], { column }: { column: number }) =>
      titles[column - 1];
    for (const note of notes.filter(({ row }) => row > 1)) {
      const told = now.notes.map((one) => ({ ...one, column: titleAt(now.rows, one) }));
      expect(told).toContainEqual({ ...note, column: titleAt(rows, note) });
    }
  }
  const customers = sheetOf(after, 'Customers');
  expect(customers.rows[0]?.[2]).toBe('Mine');
  expect(customers.rows[1]?.[2]).toBe('own 2');
  expect(sheetOf(after, 'Products').rows[29]?.[0]).toBe('A note below the table');
});

test('Set up finds nothing to change afterwards, and no row is rewritten', () => {
  const workspace = openUpgraded();
  const before = JSON.stringify(workspace.emulator.world.workbook.toSnapshot());
  expect(workspace.setUp()).toMatch(/Everything is in order/);
  expect(JSON.stringify(workspace.emulator.world.workbook.toSnapshot())).toBe(before);
  expect(
    // Where text in a text cell is read as if it were typed, the version is a number.
    rowsByHeader(workspace.emulator.world.workbook, 'Settings').map((row) =>
      Object.values(row).slice(0, 2).map(String),
    ),
  ).toContainEqual(['Layout version', String(schemaVersion)]);
});
