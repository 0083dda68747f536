/** Finds where the planned columns of a sheet stand now, because people move them. */
import type { ColumnPlan, SheetPlan } from '../sheet-plan.ts';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

export interface SheetLayout {
  readonly sheet: Sheet;
  readonly plan: SheetPlan;
  /** The planned columns that the sheet has, from left to right. */
  readonly columns: readonly PlacedColumn[];
  /** The number of columns with content, a person's own columns included. */
  readonly width: number;
  /** The last row of the grid. */
  readonly lastRow: number;
}

export interface PlacedColumn extends ColumnPlan {
  /** The number of the column, from 1. */
  readonly column: number;
}

/** Some columns side by side. */
export interface ColumnRun {
  readonly column: number;
  readonly columns: number;
}

/** @param lastColumn the number of columns with content, if it is known */
export function openLayout(
  sheet: Sheet,
  plan: SheetPlan,
  lastColumn: number = sheet.getLastColumn(),
): SheetLayout {
  const width = Math.max(1, lastColumn);
  const headers = sheet.getRange(1, 1, 1, width).getDisplayValues()[0] ?? [];
  const placed = plan.columns.flatMap((column): PlacedColumn[] => {
    const index = headers.findIndex((header) => header.trim() === column.header);
    return index < 0 ? [] : [{ ...column, column: index + 1 }];
  });
  const columns = placed.sort((one, other) => one.column - other.column);
  return { sheet, plan, columns, width, lastRow: sheet.getMaxRows() };
}

/** The layout of a sheet that has just been made by its plan, without a look at it. */
export function layoutOfNew(sheet: Sheet, plan: SheetPlan, lastRow: number): SheetLayout {
  const columns = plan.columns.map((column, index): PlacedColumn => ({ ...column, column: index + 1 }));
  return { sheet, plan, columns, width: columns.length, lastRow };
}

/**
 * Groups columns that stand side by side and are alike, so that one call can format a group.
 * @param likeness a text that alike columns have in common; by default all columns are alike
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

/** The cells of the columns below their headers. */
export function cellsBelow({ sheet, lastRow }: SheetLayout, { column, columns }: ColumnRun) {
  return sheet.getRange(2, column, lastRow - 1, columns);
}
