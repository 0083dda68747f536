/** Adds the columns of fields that were declared since the last Set up, each at its planned place. */
import { busy, Refusal } from '../../../core/errors/refusal.ts';
import type { MadeColumns } from '../../../core/store/layout.ts';
import { pauseMs } from '../../../core/store/transaction/slice.ts';
import type { Workspace } from '../../../core/workspace.ts';
import { serviceCall } from '../../google/service-call.ts';
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
  const order = columns.map(({ header }) => header);
  // Each column has a turn of its own: callers that wait get the lock in between.
  const hold = (insertion: () => void): void => {
    serviceCall(() => Utilities.sleep(pauseMs));
    if (!lock.tryAcquire(lockWaitMs)) throw busy('workspace_busy', 'Other writes are in progress.', 2);
    try {
      insertion();
      document.flush();
    } finally {
      lock.release();
    }
  };
  try {
    for (const column of missing) insertColumn(sheet, order, column, hold);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
  document.flush();
  return missing.map(({ header }) => header);
}
