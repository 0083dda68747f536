/** Counts what Google computes again after a change: the cells that the formulas read. */
import { type ComputedWorkbook, computeWorkbook } from '../../formulas/compute-workbook.ts';
import type { WorkbookMutation } from '../mutations/mutation.ts';
import type { WorkbookData } from './sheet-data.ts';

export interface Recalculation {
  /** Takes note of a change that has been applied. */
  noteChange(mutation: WorkbookMutation): void;
  /**
   * How many cells Google's formulas have read again since the last call of this function; 0 when nothing has changed
   * that they depend on. All formulas are counted, whichever of them depends on the change.
   */
  takeCells(): number;
}

/** The changes that can give formulas other values. */
const relevant: ReadonlySet<WorkbookMutation['op']> = new Set([
  ...(['enter_values', 'set_formulas', 'clear', 'sort_rows', 'insert_sheet', 'delete_sheet'] as const),
  ...(['insert_rows', 'delete_rows', 'insert_columns', 'delete_columns', 'move_column'] as const),
]);

/** Counting means computing, so the count is kept until the workbook has grown or shrunk by this share. */
const staleShare = 0.1;

type Counted = ReturnType<ComputedWorkbook['recalculate']> & { readonly contentRows: number };

/** A workbook in which nothing has changed yet. */
export function createRecalculation(data: WorkbookData): Recalculation {
  const changed = new Set<number>();
  let counted: Counted | undefined;
  const count = (): Counted => {
    const contentRows = data.sheets.reduce((sum, { rows }) => sum + rows.length, 0);
    if (
      counted === undefined ||
      Math.abs(contentRows - counted.contentRows) > staleShare * counted.contentRows
    )
      // The day makes no difference to how much is read.
      counted = { ...computeWorkbook(data, 0).recalculate(), contentRows };
    return counted;
  };
  return {
    noteChange(mutation) {
      if (!relevant.has(mutation.op) || !('sheet_id' in mutation)) return;
      changed.add(mutation.sheet_id);
      if (mutation.op === 'set_formulas') counted = undefined;
    },
    takeCells() {
      if (changed.size === 0) return 0;
      const { cells, sheets } = count();
      const isRead = data.sheets.some(({ id, name }) => changed.has(id) && sheets.has(name));
      changed.clear();
      return isRead ? cells : 0;
    },
  };
}
