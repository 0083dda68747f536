/** Generates workbook snapshots that use everything a file must keep. */

import fc from 'fast-check';
import type {
  Area,
  CellStyle,
  SheetSnapshot,
  StoredCell,
  WorkbookSnapshot,
} from '../../../../src/local/emulator/workbook-snapshot.ts';

const maxRows = 40;
const maxColumns = 30;

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

const text = fc.oneof(
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

const area: fc.Arbitrary<Area> = fc
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

const color = fc
  .tuple(fc.integer({ min: 0, max: 0xffffff }), fc.boolean())
  .map(([rgb, upper]) => rgb.toString(16).padStart(6, '0')[upper ? 'toUpperCase' : 'toLowerCase']())
  .map((digits) => `#${digits}`);

const numberFormat = fc.constantFrom(
  '@',
  '#,##0.00',
  '0.00',
  '0',
  'yyyy-mm-dd',
  'yyyy-mm-dd hh:mm:ss',
  '0.00%',
  '[h]:mm',
);

const style: fc.Arbitrary<CellStyle> = fc.record(
  {
    numberFormat,
    bold: fc.boolean(),
    italic: fc.boolean(),
    strikethrough: fc.boolean(),
    fontColor: color,
    background: color,
    horizontalAlignment: fc.constantFrom('left', 'center', 'right'),
    wrap: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** A rule's style says only what it changes. */
const ruleStyle: fc.Arbitrary<CellStyle> = fc.record(
  {
    bold: fc.constant(true),
    italic: fc.constant(true),
    strikethrough: fc.constant(true),
    fontColor: color,
    background: color,
  },
  { requiredKeys: [] },
);

const rows = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }).map(withoutBlankTail);

const notes = fc.uniqueArray(
  fc.record({
    row: fc.integer({ min: 1, max: maxRows }),
    column: fc.integer({ min: 1, max: maxColumns }),
    note: text.filter((note) => note !== ''),
  }),
  { maxLength: 4, selector: ({ row, column }) => row * 100 + column },
);

const listValue = fc.oneof(
  fc.constantFrom('draft', 'paid', 'bank_transfer', 'a,b', '"', ' x ', '_x0041_'),
  text,
);

const sheet = (id: number): fc.Arbitrary<SheetSnapshot> =>
  fc.record(
    {
      id: fc.constant(id),
      name: fc.oneof(
        fc.constantFrom('Invoices', 'Invoice items', '_lists', 'History', "O'Neil's", 'a:b/c[d]'),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      ),
      hidden: fc.boolean(),
      frozenRows: fc.integer({ min: 0, max: 3 }),
      maxRows: fc.constant(maxRows),
      maxColumns: fc.constant(maxColumns),
      rows,
      formats: fc.array(fc.record({ area, style }), { maxLength: 5 }),
      columnWidths: fc
        .array(fc.option(fc.integer({ min: 0, max: 2000 }), { nil: undefined }), { maxLength: 5 })
        .map((widths) => [...widths, 100]),
      notes: notes.map((list) => list.sort((one, other) => one.row - other.row || one.column - other.column)),
      validations: fc.array(
        fc.record(
          {
            area,
            values: fc.array(listValue, { maxLength: 12 }),
            allowInvalid: fc.boolean(),
            helpText: text.filter((help) => help !== ''),
          },
          { requiredKeys: ['area', 'values', 'allowInvalid'] },
        ),
        { maxLength: 3 },
      ),
      conditionalFormats: fc.array(
        fc.record({
          areas: fc.array(area, { minLength: 1, maxLength: 3 }),
          formula: text.map((body) => `=$B2="${body}"`),
          style: ruleStyle,
        }),
        { maxLength: 3 },
      ),
      protections: fc.array(
        fc.record(
          { area, description: text, warningOnly: fc.boolean() },
          { requiredKeys: ['description', 'warningOnly'] },
        ),
        { maxLength: 2 },
      ),
      tabColor: color,
      filter: area,
    },
    {
      requiredKeys: [
        'id',
        'name',
        'hidden',
        'frozenRows',
        'maxRows',
        'maxColumns',
        'rows',
        'formats',
        'columnWidths',
        'notes',
        'validations',
        'conditionalFormats',
        'protections',
      ],
    },
  );

/** Any workbook, as the emulated spreadsheet would hand it over. */
export const arbitrarySnapshot: fc.Arbitrary<WorkbookSnapshot> = fc.record({
  name: text,
  timeZone: fc.constantFrom('Europe/Berlin', 'America/New_York'),
  locale: fc.constantFrom('de_DE', 'en_US'),
  sheets: fc.tuple(sheet(0), sheet(1_234_567)).map((sheets) => sheets),
});

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
