/** A file of copied and changed rows is the file that would be written of the workbook anew, whatever has changed. */
import fc from 'fast-check';
import { buffer } from 'node:stream/consumers';
import type { WorkbookMutation } from '../../../src/emulator/spreadsheet/mutations/mutation.ts';
import {
  blankWorkbook,
  createWorkbook,
  type Workbook,
} from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { WorkbookSnapshot } from '../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import type { WorkbookChanges } from '../../../src/emulator/spreadsheet/workbook/workbook-changes.ts';
import { entryRulesOfPerson } from '../../../src/emulator/spreadsheet/typing/entered-values.ts';
import { WorkbookError } from '../../../src/emulator/spreadsheet/workbook/workbook-error.ts';
import { OldFileUnfit } from '../../../src/local/workbook-file/xlsx/old-rows.ts';
import { readWorkbook } from '../../../src/local/workbook-file/xlsx/xlsx-reader.ts';
import { rowsOf, writeChanges } from '../../../src/local/workbook-file/xlsx/xlsx-writer.ts';
import { readZip } from '../../../src/local/workbook-file/xlsx/zip-reader.ts';

// A sheet of so many rows is not written whole because it is small.
const contentRows = 230;
const gridRows = 260;
const columns = 6;
const sheetIds = [0, 1];

const sheet_id = fc.constantFrom(...sheetIds);
const row = fc.oneof(
  fc.integer({ min: 1, max: gridRows }),
  fc.integer({ min: contentRows - 3, max: gridRows }),
);
const column = fc.integer({ min: 1, max: columns });
const rows = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 40 }));
const area = fc.record({ row, column, rows, columns: fc.integer({ min: 1, max: 3 }) });
const value = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('<row r="7">', '</row></sheetData>', "'=", ' & ', 'open'),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
);
const formula = fc.constantFrom('', '=A1+1', '=SUM(Second!$A$2:$A$240)', '=Sheet1!B5&"x"', '=$A$229');
const style = fc.constantFrom({ bold: true }, { bold: null }, { numberFormat: '0.00' }, { fontSize: 30 });
const rules = entryRulesOfPerson(2026);

const mutation = fc.oneof(
  fc.record({
    op: fc.constant('enter_values'),
    sheet_id,
    row,
    column,
    values: tableOf(value),
    rules: fc.constant(rules),
  }),
  fc.record({ op: fc.constant('set_formulas'), sheet_id, row, column, formulas: tableOf(formula) }),
  fc.record({
    op: fc.constant('clear'),
    sheet_id,
    area,
    parts: fc.constantFrom(['contents'], ['contents', 'formats']),
  }),
  fc.record({ op: fc.constant('set_style'), sheet_id, area, style }),
  fc.record({ op: fc.constant('set_styles'), sheet_id, row, column, styles: tableOf(style) }),
  fc.record({ op: fc.constant('insert_rows'), sheet_id, row, rows, style_from: fc.constantFrom(null, 1, 3) }),
  fc.record({ op: fc.constant('delete_rows'), sheet_id, row, rows }),
  fc.record({
    op: fc.constant('sort_rows'),
    sheet_id,
    area,
    keys: fc.constant([{ column: 1, ascending: true }]),
  }),
  fc.record({ op: fc.constant('set_notes'), sheet_id, row, column, notes: fc.constant([['A note']]) }),
  fc.record({ op: fc.constant('set_sheet'), sheet_id, name: fc.constantFrom('Renamed', 'Again') }),
  fc.record({
    op: fc.constant('insert_columns'),
    sheet_id,
    column,
    columns: fc.constant(1),
    style_from: fc.constant(null),
  }),
);

function tableOf<T>(cell: fc.Arbitrary<T>): fc.Arbitrary<T[][]> {
  return fc
    .record({ down: fc.integer({ min: 1, max: 3 }), right: fc.integer({ min: 1, max: 3 }) })
    .chain(({ down, right }) =>
      fc.array(fc.array(cell, { minLength: right, maxLength: right }), { minLength: down, maxLength: down }),
    );
}

function filledWorkbook(): Workbook {
  const { sheets, ...rest } = blankWorkbook('Copied', 'Europe/Berlin', 'en_US');
  const filled = ['Sheet1', 'Second'].map((name, id) => ({
    ...sheets[0],
    id,
    name,
    maxRows: gridRows,
    maxColumns: columns,
    rows: Array.from({ length: contentRows }, (_, index) => [`row ${index}`, index, index % 2 === 0]),
    formats: [{ area: { row: 1, column: 1, rows: 1, columns }, style: { bold: true } }],
  }));
  return createWorkbook({ ...rest, sheets: filled as never });
}

function apply(workbook: Workbook, change: unknown): void {
  try {
    workbook.apply(change as WorkbookMutation);
  } catch (error) {
    // The generator also makes changes that Google refuses.
    if (!(error instanceof WorkbookError)) throw error;
  }
}

async function written(changes: WorkbookChanges, old: Uint8Array | null): Promise<Uint8Array> {
  const parts = old === null ? null : readZip(old);
  return buffer(writeChanges({ changes, foldedSequence: 1, old: parts }, (sheet) => rowsOf(changes, sheet)));
}

test('after any changes, the file of copied and changed rows is read as the workbook in memory', async () => {
  const seen = { copied: 0, whole: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(mutation, { maxLength: 5 }), { minLength: 1, maxLength: 4 }),
      async (checkpoints) => {
        const workbook = filledWorkbook();
        const tracker = workbook.trackChanges();
        let file = await written(tracker.take(true), null);
        tracker.written();
        for (const changes of checkpoints) {
          for (const change of changes) apply(workbook, change);
          file = await checkpoint(tracker, file, seen);
          expect((await readWorkbook(file, '')).snapshot).toEqual(inFile(workbook));
        }
      },
    ),
    { numRuns: 150 },
  );
  expect(seen.copied).toBeGreaterThan(seen.whole);
}, 300_000);

/** A file has the notes in reading order. */
function inFile(workbook: Workbook): WorkbookSnapshot {
  const { sheets, ...rest } = workbook.toSnapshot();
  const sorted = sheets.map(({ notes, ...sheet }) => ({
    ...sheet,
    notes: [...notes].sort((one, other) => one.row - other.row || one.column - other.column),
  }));
  return { ...rest, sheets: sorted };
}

async function checkpoint(
  tracker: ReturnType<Workbook['trackChanges']>,
  old: Uint8Array,
  seen: { copied: number; whole: number },
): Promise<Uint8Array> {
  const changes = tracker.take(false);
  try {
    const file = await written(changes, old);
    if (changes.sheets.some(({ isWhole }) => !isWhole)) seen.copied += 1;
    tracker.written();
    return file;
  } catch (error) {
    if (!(error instanceof OldFileUnfit)) throw error;
    seen.whole += 1;
    const file = await written(tracker.take(true), null);
    tracker.written();
    return file;
  }
}

test('a change that could not be written is in the next file', async () => {
  const workbook = filledWorkbook();
  const tracker = workbook.trackChanges();
  const file = await written(tracker.take(true), null);
  tracker.written();
  apply(workbook, { op: 'set_formulas', sheet_id: 0, row: 3, column: 1, formulas: [['="lost"']] });
  tracker.take(false);
  apply(workbook, { op: 'set_formulas', sheet_id: 0, row: 9, column: 1, formulas: [['="next"']] });
  const { snapshot } = await readWorkbook(await written(tracker.take(false), file), '');
  expect(snapshot).toEqual(workbook.toSnapshot());
});

test('of a sheet in which one row has changed, one row is sent', () => {
  const workbook = filledWorkbook();
  const tracker = workbook.trackChanges();
  apply(workbook, { op: 'set_formulas', sheet_id: 1, row: 120, column: 1, formulas: [['="new"']] });
  const { sheets } = tracker.take(false);
  expect(sheets.map(({ changed }) => changed.slice(0, Infinity).map(([at]) => at))).toEqual([[], [120]]);
});
