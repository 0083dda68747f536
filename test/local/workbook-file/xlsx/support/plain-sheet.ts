/** Sheets and workbooks of which a test says only what it is about. */

import type {
  SheetSnapshot,
  WorkbookSnapshot,
} from '../../../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';

/** A sheet with nothing in it but what is given. */
export function plainSheet(parts: Partial<SheetSnapshot>): SheetSnapshot {
  return {
    id: 0,
    name: 'Sheet1',
    hidden: false,
    frozenRows: 0,
    maxRows: 1000,
    maxColumns: 26,
    rows: [],
    formats: [],
    columnWidths: [],
    notes: [],
    validations: [],
    conditionalFormats: [],
    protections: [],
    ...parts,
  };
}

export function workbookOf(...sheets: SheetSnapshot[]): WorkbookSnapshot {
  return { name: 'Billing', timeZone: 'Europe/Berlin', locale: 'en_US', sheets };
}
