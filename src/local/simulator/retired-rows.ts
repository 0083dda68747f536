/** Keeps the rows of a sheet that are removed because of their age: promises are judged by the whole of it. */
import type { Clock } from '../emulator/time/clock.ts';
import { sheetWithId, type Workbook } from '../emulator/spreadsheet/workbook/workbook.ts';
import type { StoredCell } from '../emulator/spreadsheet/workbook/workbook-snapshot.ts';

export interface RetiredRow {
  readonly cells: readonly StoredCell[];
  /** When it was removed, in milliseconds since the Unix epoch. */
  readonly atMs: number;
}

/** The workbook, and what is removed from the sheet as time goes by. */
export function keepRetired(
  workbook: Workbook,
  sheetId: number,
  clock: Clock,
): { readonly workbook: Workbook; readonly retired: readonly RetiredRow[] } {
  const retired: RetiredRow[] = [];
  const apply: Workbook['apply'] = (mutation) => {
    const isRemoval = mutation.op === 'delete_rows' && mutation.sheet_id === sheetId;
    const rows = isRemoval ? (sheetWithId(workbook, sheetId)?.rows ?? []) : [];
    const going = isRemoval ? rows.slice(mutation.row - 1, mutation.row - 1 + mutation.rows) : [];
    workbook.apply(mutation);
    retired.push(...going.map((cells) => ({ cells, atMs: clock.now() })));
  };
  return { workbook: { ...workbook, apply }, retired };
}
