/** Generates styles of cells and of conditional formats. */

import fc from 'fast-check';
import type { CellStyle } from '../../../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';

/** A colour as the workbook has it: Google answers small digits, however they were given. */
export const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);

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

/** A style of cells. */
export const style: fc.Arbitrary<CellStyle> = fc.record(
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
export const ruleStyle: fc.Arbitrary<CellStyle> = fc.record(
  {
    bold: fc.constant(true),
    italic: fc.constant(true),
    strikethrough: fc.constant(true),
    fontColor: color,
    background: color,
  },
  { requiredKeys: [] },
);
