/** Makes the columns of fields that were declared since Set up ran last, each at its place between the others. */
import type { MadeColumns } from '../../../core/store/layout.ts';
import type { Workspace } from '../../../core/workspace.ts';
import { headersOf, writeHeaders } from '../set-up-sheets.ts';
import type { ColumnPlan, SheetPlan } from '../sheet-plan.ts';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

// As long as a request waits for the lock.
const lockWaitMs = 20_000;

/** True for a planned column that Set up has never made: one that a person has deleted was made before. */
export function isNewColumn({ header }: ColumnPlan, made: MadeColumns): boolean {
  return made !== null && !made.includes(header);
}

/**
 * Until Set up has recorded a new column in the settings, no request reads or writes it. The lock keeps requests from
 * writing while the columns to its right move.
 * @returns the headers of the columns that are missing now, or null when somebody else keeps writing
 */
export function addNewColumns(
  { lock, document }: Workspace,
  sheet: Sheet,
  { columns }: SheetPlan,
  made: MadeColumns,
): readonly string[] | null {
  const present = headersOf(sheet);
  const missing = columns.filter((one) => isNewColumn(one, made) && !present.includes(one.header));
  if (missing.length === 0) return [];
  if (!lock.tryAcquire(lockWaitMs)) return null;
  try {
    for (const column of missing) insertColumn(sheet, columns, column);
    document.flush();
  } finally {
    lock.release();
  }
  return missing.map(({ header }) => header);
}

// Google gives an inserted column the drop-downs and the colours of its neighbour.
function insertColumn(sheet: Sheet, columns: readonly ColumnPlan[], column: ColumnPlan): void {
  const headers = headersOf(sheet);
  const before = columns.slice(0, columns.indexOf(column)).reverse();
  const neighbour = before.find(({ header }) => headers.includes(header));
  const place = neighbour === undefined ? 0 : headers.indexOf(neighbour.header) + 1;
  if (place === 0) sheet.insertColumnBefore(1);
  else sheet.insertColumnAfter(place);
  sheet.getRange(2, place + 1, sheet.getMaxRows() - 1, 1).setDataValidation(null);
  writeHeaders(sheet, [column], place + 1);
}
