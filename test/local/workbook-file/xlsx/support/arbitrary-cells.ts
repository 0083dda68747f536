/** Generates cell content that is hard to keep, and areas of a small grid. */

import fc from 'fast-check';
import type {
  GridArea,
  StoredCell,
} from '../../../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';

/** The grid of every generated sheet. */
export const maxRows = 40;
export const maxColumns = 30;

const tricky = [
  '',
  '=1+1',
  '+33612345678',
  "'quoted",
  ' leading and trailing ',
  'two\nlines',
  'carriage\rreturn',
  '\r\n',
  '\t',
  '_x000D_',
  '_x005F_x000D_',
  '_x005F\u0001',
  '00123',
  'TRUE',
  '#N/A',
  '#VALUE!',
  '#hashtag',
  'a\u2060b\u200b\ufeff',
  '👩‍👩‍👧 family',
  '\ud800',
  'x\udc00y',
  '\uffff\ufffe',
  '<b>&amp;</b>]]>',
  '\u0000\u0008\u001f\u007f\u0085\u2028',
  '1/2',
  '2026-01-31',
];

/** Text that programs like to change. */
export const text = fc.oneof(
  fc.constantFrom(...tricky),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc
    .array(fc.constantFrom('_', 'x', '0', '0', 'D', '\r', '\u0001', '5', 'F'), { maxLength: 16 })
    .map((parts) => parts.join('')),
);

const number = fc
  .oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.double({ min: 0, max: 60_000, noNaN: true }),
  )
  // The file format has no negative zero, and neither has a spreadsheet.
  .map((value) => value + 0 || 0);

const value = fc.oneof(text, number, fc.boolean());

const cell: fc.Arbitrary<StoredCell> = fc.oneof(
  { weight: 4, arbitrary: value },
  { weight: 2, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.record({ formula: text.map((body) => `=1${body}`), value }) },
);

/** An area of the grid. */
export const area: fc.Arbitrary<GridArea> = fc
  .record({
    row: fc.integer({ min: 1, max: maxRows }),
    column: fc.integer({ min: 1, max: maxColumns }),
    rows: fc.integer({ min: 1, max: maxRows }),
    columns: fc.integer({ min: 1, max: maxColumns }),
  })
  .map(({ row, column, rows, columns }) => ({
    row,
    column,
    rows: Math.min(rows, maxRows - row + 1),
    columns: Math.min(columns, maxColumns - column + 1),
  }));

/** Content without a blank tail. */
export const rows = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }).map(withoutBlankTail);

function withoutBlankTail(grid: StoredCell[][]): StoredCell[][] {
  return trimmed(
    grid.map((cells) => trimmed(cells, (entry) => entry === undefined)),
    (cells) => cells.length === 0,
  );
}

function trimmed<T>(items: T[], isBlank: (item: T) => boolean): T[] {
  let length = items.length;
  while (length > 0 && isBlank(items[length - 1] as T)) length -= 1;
  return items.slice(0, length);
}
