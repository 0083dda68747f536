import fc from 'fast-check';
import { parseCsv } from '../../../src/core/csv/parse-csv.ts';
import { markFormula, unmarkText } from '../../../src/core/csv/text-sign.ts';
import { writeCsv } from '../../../src/core/csv/write-csv.ts';

const cell = fc.string({
  unit: fc.constantFrom('a', 'é', '😀', '"', ',', ';', '\t', '\r', '\n', ' ', '=', '0'),
});

/** The header and the rows of a text that can be read. */
function rowsOf(text: string): unknown {
  const parsed = parseCsv(text);
  return parsed.ok ? [parsed.table.header, ...parsed.table.rows.map(({ cells }) => cells)] : parsed.reason;
}

test('what was written is read again, cell by cell', () => {
  const row = fc
    .array(cell, { minLength: 2, maxLength: 4 })
    .filter((cells) => cells.some((one) => one.trim() !== ''));
  fc.assert(
    fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
      expect(rowsOf(writeCsv([['first', 'second'], ...rows]))).toEqual([['first', 'second'], ...rows]);
    }),
  );
});

test.each(['=1+1', "'=1", ' =1', '\u00A0\uFEFF=1', '\n\n@x', '\t', ' \uFF1D1'])(
  'a text that a spreadsheet program may take for a formula is marked, and comes back: %j',
  (text) => {
    expect(markFormula(text)).toBe(`'${text}`);
    expect(unmarkText(markFormula(text))).toBe(text);
    expect(markFormula(` ${text.replace(/[=@\uFF1D\t]/g, 'a')}`)).not.toMatch(/^'/);
  },
);

test.each([
  ['commas', 'Name,Price\nGear,"1,5"\n'],
  ['semicolons', 'Name;Price\r\nGear;1,5\r\n'],
  ['tabs', 'Name\tPrice\rGear\t1,5'],
  ['a byte order mark and blank rows', '\uFEFFName;Price\n\n;\nGear;1,5\n\n'],
  ['blanks around headers', ' Name ;"Price" \nGear;1,5'],
])('reads a file with %s', (_name, text) => {
  expect(rowsOf(text)).toEqual([
    ['Name', 'Price'],
    ['Gear', '1,5'],
  ]);
});

test('says in which line of the file a row begins, lines within cells counted', () => {
  const parsed = parseCsv('Name,Notes\n\nAda,"one\ntwo"\r\nGrace,""\n');
  expect(parsed).toMatchObject({
    ok: true,
    table: {
      rows: [
        { line: 3, cells: ['Ada', 'one\ntwo'] },
        { line: 5, cells: ['Grace', ''] },
      ],
    },
  });
});

test('refuses a file that is empty or has a quotation mark without an end', () => {
  expect(rowsOf(' \n')).toBe('The file is empty.');
  expect(rowsOf('Name\nAda\n"Grace\n')).toBe('A quotation mark in line 3 is never closed.');
});
