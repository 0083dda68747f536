/** The workbook as mutations and as a snapshot. */
import fc from 'fast-check';
import type { WorkbookMutation } from '../../../../src/emulator/spreadsheet/mutations/mutation.ts';
import { entryRulesOf } from '../../../../src/emulator/spreadsheet/typing/entered-values.ts';
import { blankWorkbook, createWorkbook } from '../../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { WorkbookError } from '../../../../src/emulator/spreadsheet/workbook/workbook-error.ts';
import { likelySwitches } from '../../../../src/emulator/switches.ts';
import { openSpreadsheet } from '../support/open-spreadsheet.ts';

const blank = blankWorkbook('Billing', 'Europe/Berlin', 'en_US');
const rules = entryRulesOf(likelySwitches, 2026);

const place = fc.integer({ min: 1, max: 6 });
const count = fc.integer({ min: 1, max: 3 });
const area = fc.record({ row: place, column: place, rows: count, columns: count });
const text = fc.constantFrom('007', '=A1', '1/2', '12%', "'x", 'TRUE', 'plain');
const cell = fc.oneof(
  text,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.record({ date_ms: fc.integer({ min: 0, max: 2e12 }) }),
);

const mutation: fc.Arbitrary<WorkbookMutation> = fc.oneof(
  fc
    .record({
      row: place,
      column: place,
      values: fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 3 }),
    })
    .map((members): WorkbookMutation => ({ op: 'enter_values', sheet_id: 0, rules, ...members })),
  area.map(
    (at): WorkbookMutation => ({
      op: 'set_style',
      sheet_id: 0,
      area: at,
      style: { numberFormat: '@', bold: true },
    }),
  ),
  fc.tuple(place, place).map(
    ([column, columns]): WorkbookMutation => ({
      op: 'set_style',
      sheet_id: 0,
      area: { row: 2, column, rows: 999, columns },
      style: { background: '#ffffff' },
    }),
  ),
  area.map(
    (at): WorkbookMutation => ({
      op: 'clear',
      sheet_id: 0,
      area: at,
      parts: ['contents', 'formats', 'notes'],
    }),
  ),
  fc
    .tuple(place, place)
    .map(
      ([row, column]): WorkbookMutation => ({ op: 'set_notes', sheet_id: 0, row, column, notes: [['n']] }),
    ),
  area.map(
    (at): WorkbookMutation => ({
      op: 'set_validation',
      sheet_id: 0,
      area: at,
      rule: { values: ['a'], allowInvalid: true },
    }),
  ),
  fc.tuple(place, count, fc.option(place)).map(
    ([row, rows, from]): WorkbookMutation => ({
      op: 'insert_rows',
      sheet_id: 0,
      row,
      rows,
      style_from: from,
    }),
  ),
  fc
    .tuple(place, count)
    .map(([row, rows]): WorkbookMutation => ({ op: 'delete_rows', sheet_id: 0, row, rows })),
  fc.tuple(place, count).map(
    ([column, columns]): WorkbookMutation => ({
      op: 'insert_columns',
      sheet_id: 0,
      column,
      columns,
      style_from: null,
    }),
  ),
  fc
    .tuple(place, count)
    .map(([column, columns]): WorkbookMutation => ({ op: 'delete_columns', sheet_id: 0, column, columns })),
  fc
    .tuple(place, place)
    .map(([column, to]): WorkbookMutation => ({ op: 'move_column', sheet_id: 0, column, to })),
  fc.tuple(area, place).map(
    ([at, column]): WorkbookMutation => ({
      op: 'sort_rows',
      sheet_id: 0,
      area: at,
      keys: [{ column, ascending: true }],
    }),
  ),
);

/** Applies what the workbook does not refuse. */
function applyAll(workbook: ReturnType<typeof createWorkbook>, mutations: readonly WorkbookMutation[]): void {
  for (const item of mutations) {
    try {
      workbook.apply(item);
    } catch (error) {
      if (!(error instanceof WorkbookError)) throw error;
    }
  }
}

describe('mutations', () => {
  test('replayed from their JSON text make the same workbook', () => {
    fc.assert(
      fc.property(fc.array(mutation, { maxLength: 25 }), (mutations) => {
        const workbook = createWorkbook(blank);
        const log: string[] = [];
        workbook.onMutation((applied) => log.push(JSON.stringify(applied)));
        applyAll(workbook, mutations);
        const replayed = createWorkbook(blank);
        for (const line of log) replayed.apply(JSON.parse(line));
        expect(replayed.toSnapshot()).toEqual(workbook.toSnapshot());
      }),
      { numRuns: 200 },
    );
  });

  test('a snapshot loaded again is the same workbook, and goes on like it', () => {
    fc.assert(
      fc.property(fc.array(mutation, { maxLength: 20 }), mutation, (mutations, last) => {
        const workbook = createWorkbook(blank);
        applyAll(workbook, mutations);
        const loaded = createWorkbook(workbook.toSnapshot());
        expect(loaded.toSnapshot()).toEqual(workbook.toSnapshot());
        applyAll(workbook, [last]);
        applyAll(loaded, [last]);
        expect(loaded.toSnapshot().sheets[0]!.rows).toEqual(workbook.toSnapshot().sheets[0]!.rows);
      }),
      { numRuns: 200 },
    );
  });

  test('a refused one changes nothing and is not reported', () => {
    const workbook = createWorkbook(blank);
    const before = workbook.toSnapshot();
    const reported: WorkbookMutation[] = [];
    workbook.onMutation((applied) => reported.push(applied));
    const beyond: WorkbookMutation = {
      op: 'enter_values',
      sheet_id: 0,
      row: 1000,
      column: 26,
      values: [[1, 2]],
      rules,
    };
    expect(() => workbook.apply(beyond)).toThrow(WorkbookError);
    expect(() => workbook.apply({ op: 'delete_sheet', sheet_id: 9 })).toThrow('Sheet 9 not found');
    expect(workbook.toSnapshot()).toEqual(before);
    expect(reported).toEqual([]);
  });
});

describe('a snapshot', () => {
  test('keeps everything that people see', () => {
    const { workbook, app, spreadsheet, sheet } = openSpreadsheet();
    sheet
      .getRange('A1:B1')
      .setValues([['Id', '=1']])
      .setFontWeight('bold')
      .setNotes([['the id', '']]);
    sheet.getRange('A2:A').setNumberFormat('@');
    sheet.setFrozenRows(1);
    sheet.setColumnWidth(1, 90).setTabColor('#123456').hideColumns(3);
    sheet.getRange('B2:B').setDataValidation(app.newDataValidation().requireValueInList(['x']).build());
    sheet.getRange('A1:B1').protect().setWarningOnly(true).setDescription('header');
    sheet.getRange('A1:B9').createFilter();
    spreadsheet.insertSheet('Journal').hideSheet();
    app.flush();
    const [first, journal] = workbook.toSnapshot().sheets;
    expect(first).toMatchObject({
      frozenRows: 1,
      tabColor: '#123456',
      rows: [['Id', { formula: '=1', value: '' }]],
      columnWidths: [90, undefined, 0],
      notes: [{ row: 1, column: 1, note: 'the id' }],
      formats: [
        { area: { row: 1, column: 1, rows: 1, columns: 2 }, style: { bold: true } },
        { area: { row: 2, column: 1, rows: 999, columns: 1 }, style: { numberFormat: '@' } },
      ],
      validations: [
        { area: { row: 2, column: 2, rows: 999, columns: 1 }, values: ['x'], allowInvalid: true },
      ],
      protections: [{ description: 'header', warningOnly: true }],
      filter: { row: 1, column: 1, rows: 9, columns: 2 },
    });
    expect(journal).toMatchObject({ name: 'Journal', hidden: true });
    expect(createWorkbook(workbook.toSnapshot()).toSnapshot()).toEqual(workbook.toSnapshot());
  });
});
