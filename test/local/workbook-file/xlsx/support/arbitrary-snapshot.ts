/** Generates workbook snapshots that use everything a file must keep. */

import fc from 'fast-check';
import type {
  SheetSnapshot,
  WorkbookSnapshot,
} from '../../../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { area, maxColumns, maxRows, rows, text } from './arbitrary-cells.ts';
import { color, ruleStyle, style } from './arbitrary-style.ts';

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

const validation = fc.record(
  {
    area,
    values: fc.array(listValue, { maxLength: 12 }),
    allowInvalid: fc.boolean(),
    helpText: text.filter((help) => help !== ''),
  },
  { requiredKeys: ['area', 'values', 'allowInvalid'] },
);

const conditionalFormat = fc.record({
  areas: fc.array(area, { minLength: 1, maxLength: 3 }),
  formula: text.map((body) => `=$B2="${body}"`),
  style: ruleStyle,
});

const protection = fc.record(
  { area, description: text, warningOnly: fc.boolean() },
  { requiredKeys: ['description', 'warningOnly'] },
);

const name = fc.oneof(
  fc.constantFrom('Invoices', 'Invoice items', '_lists', 'History', "O'Neil's", 'a:b/c[d]'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
);

/** The last column has a width, because default widths at the end are not kept apart from none. */
const columnWidths = fc
  .array(fc.option(fc.integer({ min: 0, max: 2000 }), { nil: undefined }), { maxLength: 5 })
  .map((widths) => [...widths, 100]);

const optionalParts = fc.record({ tabColor: color, filter: area }, { requiredKeys: [] });

function sheet(id: number): fc.Arbitrary<SheetSnapshot> {
  const parts = fc.record({
    id: fc.constant(id),
    name,
    hidden: fc.boolean(),
    frozenRows: fc.integer({ min: 0, max: 3 }),
    maxRows: fc.constant(maxRows),
    maxColumns: fc.constant(maxColumns),
    rows,
    formats: fc.array(fc.record({ area, style }), { maxLength: 5 }),
    columnWidths,
    notes: notes.map((list) => list.sort((one, other) => one.row - other.row || one.column - other.column)),
    validations: fc.array(validation, { maxLength: 3 }),
    conditionalFormats: fc.array(conditionalFormat, { maxLength: 3 }),
    protections: fc.array(protection, { maxLength: 2 }),
  });
  return fc.tuple(parts, optionalParts).map(([required, optional]) => ({ ...required, ...optional }));
}

/** Any workbook, as the emulated spreadsheet would hand it over. */
export const arbitrarySnapshot: fc.Arbitrary<WorkbookSnapshot> = fc.record({
  name: text,
  timeZone: fc.constantFrom('Europe/Berlin', 'America/New_York'),
  locale: fc.constantFrom('de_DE', 'en_US'),
  sheets: fc.tuple(sheet(0), sheet(1_234_567)),
});
