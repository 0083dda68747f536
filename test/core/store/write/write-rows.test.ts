/** Writes of one transaction that go to the same sheet keep out of each other's way. */
import type { RowWrite } from '../../../../src/core/store/write/row-write.ts';
import { writeRows } from '../../../../src/core/store/write/write-rows.ts';
import type { Session } from '../../../../src/core/store/session.ts';
import { defaultSettings } from '../../../../src/core/settings.ts';
import type { Table, TableColumn } from '../../../../src/core/store/table.ts';
import {
  blankWorkbook,
  createWorkbook,
  sheetNamed,
} from '../../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { emulateGoogle } from '../../../emulated-workspace.ts';

const columns = [
  ['id', 'Name'],
  ['document_id', 'ID'],
].map(
  ([key = '', header = '']): TableColumn => ({
    key,
    header,
    cell: 'text',
    decimal: undefined,
    system: false,
    hidden: false,
    added: false,
    blank: '',
  }),
);
const table: Table = { sheet: 'Lines', columns, idIndex: 1, revIndex: 1 };

type NamedRow = readonly [name: string, id: string];

function rowsAfter(present: readonly NamedRow[], maxRows: number, writes: readonly RowWrite[]): unknown[][] {
  const snapshot = blankWorkbook('Lovelace Engines', 'Etc/UTC', 'en_US');
  const [sheet] = snapshot.sheets;
  if (sheet === undefined) throw new Error('A blank workbook has a sheet.');
  const rows = [['Name', 'ID'], ...present.map((row) => [...row])];
  const workbook = createWorkbook({ ...snapshot, sheets: [{ ...sheet, name: 'Lines', maxRows, rows }] });
  const google = emulateGoogle({ workbook });
  const execution = google.begin();
  const session: Session = {
    workspace: execution.workspace,
    resources: [],
    settings: defaultSettings,
    today: '2026-01-07',
    lookedMs: 0,
    hints: { journal: null, keys: null, applied: 0, tails: {}, gaps: {}, counts: {}, mixed: [], layouts: {} },
    unfinished: 0,
    hasUnflushedWrites: false,
    keepsLock: false,
    holdsLock: true,
    seenLayouts: new Map(),
  };
  writeRows(session, writes);
  execution.end();
  return (sheetNamed(google.workbook, 'Lines')?.rows ?? []).slice(1);
}

function append(...rows: readonly NamedRow[]): RowWrite {
  return { kind: 'append', table, rows, seq: 0 };
}

function replace(documentId: string, ...names: readonly string[]): RowWrite {
  return { kind: 'items', table, documentId, rows: names.map((name) => [name, documentId]) };
}

function remove(id: string): RowWrite {
  return { kind: 'delete', table, id, likelyRow: 0, seq: 0 };
}

const present: readonly NamedRow[] = [
  ['a1', 'A'],
  ['b1', 'B'],
  ['a2', 'A'],
  ['c1', 'C'],
  ['b2', 'B'],
];

test('rows of two records go one below the other', () => {
  const writes = [append(['d1', 'D'], ['d2', 'D']), append(['e1', 'E']), append(['f1', 'F'])];
  expect(rowsAfter(present, 1000, writes)).toEqual([
    ...present,
    ['d1', 'D'],
    ['d2', 'D'],
    ['e1', 'E'],
    ['f1', 'F'],
  ]);
});

test('a full sheet grows for all of them', () => {
  const writes = [append(['d1', 'D']), append(['e1', 'E'], ['e2', 'E'])];
  expect(rowsAfter(present, 6, writes)).toEqual([...present, ['d1', 'D'], ['e1', 'E'], ['e2', 'E']]);
});

test('two records that are deleted take none of their neighbours along', () => {
  expect(rowsAfter(present, 1000, [remove('A'), remove('B')])).toEqual([['c1', 'C']]);
});

test('lines stay where they stand, new ones take the rows of those that are gone', () => {
  expect(rowsAfter(present, 1000, [replace('A', 'a2', 'a1'), replace('B', 'b3', 'b2')])).toEqual([
    ['a1', 'A'],
    ['b3', 'B'],
    ['a2', 'A'],
    ['c1', 'C'],
    ['b2', 'B'],
  ]);
});

test('one record shrinks while another grows and a third comes', () => {
  const writes = [replace('A', 'a1 new'), replace('B', 'b1 new', 'b2 new', 'b3 new'), append(['d1', 'D'])];
  expect(rowsAfter(present, 1000, writes)).toEqual([
    ['a1 new', 'A'],
    ['b1 new', 'B'],
    ['c1', 'C'],
    ['b2 new', 'B'],
    ['b3 new', 'B'],
    ['d1', 'D'],
  ]);
});
