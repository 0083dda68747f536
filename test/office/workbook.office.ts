import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from 'hucre/csv';
import type {
  SheetSnapshot,
  StoredCell,
  WorkbookSnapshot,
} from '../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { readWorkbook } from '../../src/local/workbook-file/xlsx/xlsx-reader.ts';
import { writeWorkbook } from '../../src/local/workbook-file/xlsx/xlsx-writer.ts';
import { billingWorkbook } from './billing-workbook.ts';
import { convert, csvOfAllSheets, temporaryFolder } from './libre-office.ts';

/** Day 0 of a spreadsheet. */
const firstDayMs = Date.UTC(1899, 11, 30);

const folder = temporaryFolder();
const written = join(folder, 'billing.xlsx');

beforeAll(async () => {
  writeFileSync(written, await writeWorkbook(billingWorkbook, 42));
});

describe('LibreOffice shows', () => {
  beforeAll(() => convert(written, csvOfAllSheets, folder));

  test.each(billingWorkbook.sheets.map((sheet) => [sheet.name, sheet] as const))(
    'the same numbers and texts on the sheet %s',
    (name, sheet) => {
      const shown = parseCsv(readFileSync(join(folder, `billing-${name}.csv`), 'utf8'), { delimiter: ',' });
      const expected = sheet.rows.map((cells) => cells.map(shownValue));
      expect(
        shown.map((texts, row) => texts.map((text, column) => asTyped(text, expected[row]?.[column]))),
      ).toEqual(shown.map((texts, row) => texts.map((_, column) => expected[row]?.[column])));
      expect(shown).toHaveLength(sheet.rows.length);
    },
  );

  function shownValue(cell: StoredCell): string | number | boolean | undefined {
    return typeof cell === 'object' ? cell.value : cell;
  }

  /** The value of a text in the CSV file, read as the type of `expected`. */
  function asTyped(text: unknown, expected: string | number | boolean | undefined): unknown {
    const shown = String(text);
    if (typeof expected === 'boolean') return { TRUE: true, FALSE: false }[shown] ?? shown;
    if (expected === undefined) return shown === '' ? undefined : shown;
    if (typeof expected === 'string') return shown;
    const isDate = /^\d{4}-\d{2}-\d{2}/.test(shown);
    return isDate ? (Date.parse(`${shown}Z`) - firstDayMs) / 86_400_000 : Number(shown);
  }
});

describe('a workbook that LibreOffice has saved', () => {
  let saved: WorkbookSnapshot;
  let foldedSequence: number | undefined;

  beforeAll(async () => {
    const again = join(folder, 'again');
    convert(written, 'xlsx:Calc MS Excel 2007 XML', again);
    ({ snapshot: saved, foldedSequence } = await readWorkbook(readFileSync(join(again, 'billing.xlsx')), ''));
  });

  test('is the same workbook, at the same change of the log', () => {
    const { name, timeZone, locale } = billingWorkbook;
    expect({ name: saved.name, timeZone: saved.timeZone, locale: saved.locale }).toEqual({
      name,
      timeZone,
      locale,
    });
    expect(foldedSequence).toBe(42);
  });

  test('has the same values and formulas', () => {
    expect(saved.sheets.map(({ rows }) => rows)).toEqual(billingWorkbook.sheets.map(({ rows }) => rows));
  });

  const kept: (keyof SheetSnapshot)[] = [
    'id',
    'name',
    'hidden',
    'maxRows',
    'maxColumns',
    'tabColor',
    'columnWidths',
    'notes',
    'validations',
    'conditionalFormats',
    'protections',
    'filter',
  ];
  test.each(kept)('has kept of each sheet: %s', (part) => {
    expect(saved.sheets.map((sheet) => sheet[part])).toEqual(
      billingWorkbook.sheets.map((sheet) => sheet[part]),
    );
  });

  test('has kept the formats, and wraps the text of two lines', () => {
    const wrapped = { area: { row: 7, column: 2, rows: 1, columns: 1 }, style: { wrap: true } };
    expect(saved.sheets.map(({ formats }) => formats)).toEqual(
      billingWorkbook.sheets.map(({ id, formats }) => (id === 11 ? [...formats, wrapped] : formats)),
    );
  });
});
