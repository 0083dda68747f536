/** Adds the columns of fields that were declared since the last Set up, each at its planned place. */
import type { MadeColumns } from '../../../core/store/layout.ts';
import type { Workspace } from '../../../core/workspace.ts';
import { insertColumn } from '../set-up-sheets.ts';
import type { ColumnPlan, SheetPlan } from '../sheet-plan.ts';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

// Set up waits for the lock as long as a request does.
const lockWaitMs = 20_000;

/** True for a planned column that Set up has never made. A column that a person has deleted is not new. */
export function isNewColumn({ header }: ColumnPlan, made: MadeColumns): boolean {
  return made !== null && !made.includes(header);
}

/**
 * Adds the new columns. No request reads or writes them until Set up has recorded them in the settings. The lock keeps
 * requests from writing while other columns move to the right.
 * @returns the headers of the added columns, or null when the lock was not free
 */
export function addNewColumns(
  { lock, document }: Workspace,
  sheet: Sheet,
  { columns }: SheetPlan,
  { present, made }: { readonly present: readonly string[]; readonly made: MadeColumns },
): readonly string[] | null {
  const missing = columns.filter((one) => isNewColumn(one, made) && !present.includes(one.header));
  if (missing.length === 0) return [];
  if (!lock.tryAcquire(lockWaitMs)) return null;
  try {
    const order = columns.map(({ header }) => header);
    for (const column of missing) insertColumn(sheet, order, column);
    document.flush();
  } finally {
    lock.release();
  }
  return missing.map(({ header }) => header);
}
