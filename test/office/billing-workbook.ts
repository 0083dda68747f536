/** A workbook with everything that the billing sheets use, and the values that are hardest to keep. */

import type {
  StoredCell,
  WorkbookSnapshot,
} from '../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { plainSheet } from '../local/workbook-file/xlsx/support/plain-sheet.ts';

const header = ['Number', 'Customer', 'Total', 'Date', 'Paid', 'Status', 'Method'];

const invoices: StoredCell[][] = [
  ['INV-0001', '00123', 1234567.89, 46_000, true, 'paid', 'bank_transfer'],
  ['INV-0002', '+33612345678', 0.1, 46_000.5, false, 'draft', 'Müller, "GmbH"'],
  ['INV-0003', '=IMPORTXML("x")', -5, undefined, true, 'void'],
  ['INV-0004', "'apostrophe", 1e-7, undefined, undefined, 'TRUE'],
  ['INV-0005', ' blank ends ', 19.99, undefined, undefined, '1/2'],
  ['INV-0006', 'two\nlines', 0, undefined, undefined, '2026-01-31'],
  ['INV-0007', 'word\u2060joiner 👩‍👩‍👧 é', 123456789012345, undefined, undefined, '#N/A'],
  ['INV-0008', '_x000D_ <b>&amp;</b>', 0.07, undefined, undefined, '#VALUE!'],
  ['INV-0009', 'x'.repeat(32_000), 100],
];

const rules = [
  { formula: '=$F2="paid"', style: { fontColor: '#137333', background: '#e6f4ea' } },
  { formula: '=$F2="draft"', style: { fontColor: '#777777', italic: true } },
  { formula: '=$F2="void"', style: { strikethrough: true } },
];

const columnBelowHeader = (column: number) => ({ row: 2, column, rows: 999, columns: 1 });

/** Three sheets: invoices, a dashboard of formulas, and a hidden one. */
export const billingWorkbook: WorkbookSnapshot = {
  name: 'Bills & more',
  timeZone: 'Europe/Berlin',
  locale: 'de_DE',
  sheets: [
    plainSheet({
      id: 11,
      name: 'Invoices',
      frozenRows: 1,
      maxColumns: 12,
      tabColor: '#1a4b84',
      rows: [header, ...invoices],
      formats: [
        {
          area: { row: 1, column: 1, rows: 1, columns: 7 },
          style: { bold: true, fontColor: '#ffffff', background: '#1a4b84' },
        },
        { area: columnBelowHeader(2), style: { numberFormat: '@' } },
        { area: columnBelowHeader(3), style: { numberFormat: '#,##0.00', horizontalAlignment: 'right' } },
        { area: columnBelowHeader(4), style: { numberFormat: 'yyyy-mm-dd' } },
      ],
      columnWidths: [120, 210, undefined, 100],
      notes: [{ row: 1, column: 1, note: 'The number of the invoice.\nIn the API: number' }],
      validations: [
        {
          area: columnBelowHeader(6),
          values: ['draft', 'sent', 'paid', 'void'],
          allowInvalid: false,
          helpText: 'Choose.',
        },
        {
          area: columnBelowHeader(7),
          values: ['bank_transfer', 'Müller, "GmbH"', '00123'],
          allowInvalid: true,
        },
      ],
      conditionalFormats: rules.map((rule) => ({
        areas: [{ row: 2, column: 1, rows: 999, columns: 7 }],
        ...rule,
      })),
      protections: [{ area: columnBelowHeader(1), description: 'Filled by the API.', warningOnly: true }],
      filter: { row: 1, column: 1, rows: 10, columns: 7 },
    }),
    plainSheet({
      id: 22,
      name: 'Dashboard',
      rows: [
        ['Outstanding', { formula: '=SUM(Invoices!C2:C5)', value: 1_234_562.9900001 }],
        ['Overdue', { formula: '=IF(B1>0,"yes","no")', value: 'yes' }],
      ],
    }),
    plainSheet({ id: 33, name: 'journal', hidden: true, rows: [['{"a":1}', 1]] }),
  ],
};
