/** Restores a header row that a person has deleted or cleared, when the rows below identify the columns. */
import { sequenceOf } from '../../../core/schema/record-id.ts';
import {
  type Layout,
  type MadeColumns,
  pick,
  plannedLayout,
  rememberedLayout,
} from '../../../core/store/layout.ts';
import { isAsChecked } from '../../../core/store/row/row-codec.ts';
import { isRecordTable, type Table, type TableColumn } from '../../../core/store/table.ts';
import { isBlank } from '../../../core/store/read/window.ts';
import type { Cell, SheetDocument } from '../../../core/workspace.ts';
import type { SheetPlan } from '../sheet-plan.ts';
import { type PlannedTable, plannedTable } from './planned-table.ts';
import type { SheetHeader } from './sheet-header.ts';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

const rowsLooked = 50;

interface HeadedSheet {
  readonly sheet: Sheet;
  readonly header: SheetHeader;
}

/** `whole`: the row was never lost. `back`: the row is restored. `unknown`: the columns cannot be identified. */
export type HeaderRow = 'whole' | 'back' | 'unknown';

/**
 * @param known the layout that the last requests have seen, if the cache still has it
 * @param made the headers of the columns that Set up has made
 */
export function restoreHeaderRow(
  document: SheetDocument,
  { sheet, header }: HeadedSheet,
  plan: SheetPlan,
  { known, made }: { readonly known: Layout | undefined; readonly made: MadeColumns },
): HeaderRow {
  const loss = lossOf(document, { sheet, header }, plan);
  if (loss === null) return 'whole';
  const planned = plannedTable(plan.name);
  const layout = provenLayout(
    planned,
    [planned && rememberedLayout(planned.table, made, known), planned && plannedLayout(planned.table, made)],
    loss.rows,
  );
  // In a hidden sheet the columns stand as planned, because people do not move them.
  const columns = planned === null ? plan.columns.map((_, index) => index + 1) : layout;
  if (columns === null) return 'unknown';
  if (!loss.isBlank) sheet.insertRowBefore(1);
  // All headers are written in one call. After half of them, a later run could not identify the other columns.
  const headers = Array.from({ length: Math.max(...columns) }, (_, index) => {
    const at = columns.indexOf(index + 1);
    return plan.columns[at]?.header ?? '';
  });
  sheet.getRange(1, 1, 1, headers.length).setNumberFormat('@').setValues([headers]);
  document.flush();
  return 'back';
}

/** True when a sheet with rows has lost its header row, and no notes of headers are left. */
export function hasLostHeaderRow(document: SheetDocument, headed: HeadedSheet, plan: SheetPlan): boolean {
  return lossOf(document, headed, plan) !== null;
}

interface Loss {
  /** True when the first row was cleared, false when it was deleted. */
  readonly isBlank: boolean;
  /** The first rows with content. */
  readonly rows: readonly (readonly Cell[])[];
}

function lossOf(document: SheetDocument, { sheet, header }: HeadedSheet, plan: SheetPlan): Loss | null {
  const { names, notes } = header;
  if (names.length === 0) return null;
  const isThere = plan.columns.some(({ header: name, note }) => names.includes(name) || notes.includes(note));
  if (isThere) return null;
  const area = { row: 1, column: 1, rows: Math.min(sheet.getLastRow(), rowsLooked), columns: names.length };
  const rows = document.read(plan.name, area);
  const [first = []] = rows;
  if (isBlank(first)) return { isBlank: true, rows: rows.slice(1) };
  const planned = plannedTable(plan.name);
  const isRecord =
    planned === null || first.some((cell) => sequenceOf(String(cell), planned.resource.idPrefix) !== null);
  return isRecord ? { isBlank: false, rows } : null;
}

function provenLayout(
  planned: PlannedTable | null,
  layouts: readonly (Layout | null | undefined)[],
  rows: readonly (readonly Cell[])[],
): Layout | null {
  if (planned === null) return null;
  const { table, resource } = planned;
  const isProven = (layout: Layout): boolean =>
    rows.some((row) => {
      const cells = pick(layout, 1, row);
      const isOwn = sequenceOf(String(cells[table.idIndex]), resource.idPrefix) !== null;
      return isOwn && (isRecord(table, cells) || isLine(table, layout, cells));
    });
  return layouts.find((layout) => layout != null && isProven(layout)) ?? null;
}

// A line item has no check value. It is recognised by its revision right of all other cells, and by the type of each cell.
function isLine(table: Table, layout: Layout, cells: readonly Cell[]): boolean {
  const isFitting = ({ cell }: TableColumn, value: Cell | undefined): boolean =>
    value === '' || (cell === 'number') === (typeof value === 'number');
  return (
    !isRecordTable(table) &&
    typeof cells[table.revIndex] === 'number' &&
    layout[table.revIndex] === Math.max(...layout) &&
    table.columns.every((column, index) => isFitting(column, cells[index]))
  );
}

// In other columns a record's cells have another fingerprint.
function isRecord(table: Table, cells: readonly Cell[]): boolean {
  return isRecordTable(table) && isAsChecked(table, cells);
}
