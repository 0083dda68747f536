/** A sheet with its plan, and where the planned columns stand in it now: people move them. */
import type { ColumnPlan, SheetPlan } from '../sheet-plan.ts';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

export interface SheetLayout {
  readonly sheet: Sheet;
  readonly plan: SheetPlan;
  /** Those that are there, from left to right. */
  readonly columns: readonly PlacedColumn[];
  /** Up to the last planned column, one of a person's own included. */
  readonly width: number;
  /** The last row of the grid. */
  readonly lastRow: number;
}

export interface PlacedColumn extends ColumnPlan {
  /** Counted from 1. */
  readonly column: number;
}

/** Columns side by side. */
export interface ColumnRun {
  readonly column: number;
  readonly columns: number;
}

export function openLayout(sheet: Sheet, plan: SheetPlan): SheetLayout {
  const width = Math.max(1, sheet.getLastColumn());
  const headers = sheet.getRange(1, 1, 1, width).getDisplayValues()[0] ?? [];
  const placed = plan.columns.flatMap((column): PlacedColumn[] => {
    const index = headers.findIndex((header) => header.trim() === column.header);
    return index < 0 ? [] : [{ ...column, column: index + 1 }];
  });
  const columns = placed.sort((one, other) => one.column - other.column);
  return { sheet, plan, columns, width, lastRow: sheet.getMaxRows() };
}

/**
 * Gathers columns that stand side by side, and are alike.
 * @param likeness what makes columns of one run; by default all are alike
 */
export function columnRuns<Column extends { readonly column: number }>(
  columns: readonly Column[],
  likeness: (column: Column) => string = () => '',
): (ColumnRun & { readonly first: Column })[] {
  const runs: { column: number; columns: number; first: Column }[] = [];
  for (const one of columns) {
    const last = runs[runs.length - 1];
    const isNext = last !== undefined && last.column + last.columns === one.column;
    if (isNext && likeness(last.first) === likeness(one)) last.columns += 1;
    else runs.push({ column: one.column, columns: 1, first: one });
  }
  return runs;
}

/** The cells of a column below its header. */
export function cellsBelow({ sheet, lastRow }: SheetLayout, { column, columns }: ColumnRun) {
  return sheet.getRange(2, column, lastRow - 1, columns);
}
