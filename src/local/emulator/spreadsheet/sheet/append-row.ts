/** Sheet.appendRow: a row below the last content of the whole sheet, the grid growing when it is full. */

import { contentHash } from '../access/content-hash.ts';
import { enteredCell } from '../typing/entered-cell.ts';
import type { EnteredCell } from '../mutations/mutation.ts';
import { signatureError } from '../access/script-arguments.ts';
import { yearOfInstant } from '../typing/serial-date.ts';
import type { SheetAccess } from './sheet-access.ts';
import type { SheetData } from '../workbook/sheet-data.ts';
import { lastRow } from '../workbook/sheet-data.ts';
import { typingRulesOf } from '../typing/typing-rules.ts';
import { refuseInvalid } from '../rules/validate-entry.ts';

export function appendRow(access: SheetAccess, values: unknown): void {
  const { realm, latency } = access.document.execution;
  if (!Array.isArray(values)) throw signatureError(realm, 'Sheet.appendRow', [values]);
  const row = Array.from(values, (value) => enteredCell(realm, value));
  const options = { detail: [contentHash(row)], ms: latency.spreadsheet.appendRowMs };
  access.call('appendRow', (sheet) => appendBelowContent(access, sheet, row), options);
}

function appendBelowContent(
  { document, sheetId }: SheetAccess,
  sheet: SheetData,
  values: readonly EnteredCell[],
): void {
  const { switches, clock } = document.execution;
  const { workbook } = document;
  const row = lastRow(sheet) + 1;
  if (row > sheet.maxRows) {
    const styleFrom = switches.newRowsInheritFormat ? sheet.maxRows : null;
    workbook.apply({ op: 'insert_rows', sheet_id: sheetId, row, rows: 1, style_from: styleFrom });
  }
  const missing = values.length - sheet.maxColumns;
  if (missing > 0) {
    const column = sheet.maxColumns + 1;
    workbook.apply({ op: 'insert_columns', sheet_id: sheetId, column, columns: missing, style_from: null });
  }
  if (values.length === 0) return;
  refuseInvalid(sheet, { row, column: 1 }, [values], workbook.data);
  const rules = typingRulesOf(switches, yearOfInstant(clock.now(), workbook.data.timeZone));
  workbook.apply({ op: 'enter_values', sheet_id: sheetId, row, column: 1, values: [values], rules });
}
