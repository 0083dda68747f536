/** Reads rows of line items from the sheet in which people see them, and tells lines from copies of them. */
import type { JsonObject } from '../schema/represent.ts';
import { findItems, type ShownItem } from '../store/locate/find-rows.ts';
import { pick, span } from '../store/layout.ts';
import { type Session, seenLayout } from '../store/session.ts';
import type { Table } from '../store/table.ts';
import { decodeText } from '../store/text-cell.ts';
import { isBlank, readWindow } from '../store/read/window.ts';
import type { RowRange } from './settle-rows.ts';

export interface ItemRow extends ShownItem {
  /** Empty for a row that a person has typed. */
  readonly documentId: string;
  readonly lineId: string;
  /** The document's number, as it stands in the row. */
  readonly number: string;
}

/** Rows with content, from top to bottom: one document call. */
export function readItemRows(session: Session, table: Table, { first, last }: RowRange): ItemRow[] {
  const layout = seenLayout(session, table);
  const area = span(layout);
  const { rows } = readWindow(session.workspace.document, table.sheet, { first, last }, area);
  return rows.flatMap((all, index): ItemRow[] => {
    const cells = pick(layout, area.column, all);
    return isBlank(cells) ? [] : [toItemRow(table, { row: first + index, cells })];
  });
}

/** All rows that say to be a document's. */
export function readOwnRows(session: Session, table: Table, documentId: string): ItemRow[] {
  const { shown } = findItems(session, table, documentId);
  return shown.map((one) => toItemRow(table, one));
}

export interface SortedRows {
  /** The row of each line that has one, in the order of the document. */
  readonly own: readonly ItemRow[];
  /** Copies of them, and rows of lines that the document does not have. */
  readonly others: readonly ItemRow[];
}

/**
 * Of rows with one line the API has written the original last, as with records; of those that are alike it is the first
 * outside the edited range, else the first of all. What is older is neither a line nor a copy.
 */
export function sortRows(
  { revIndex }: Table,
  record: JsonObject,
  rows: readonly ItemRow[],
  range: RowRange | null,
): SortedRows {
  const revisionOf = ({ cells }: ItemRow): number => Number(cells[revIndex]) || 0;
  const isOutside = ({ row }: ItemRow): boolean => range === null || row < range.first || row > range.last;
  const ids = lineIds(record);
  const own: ItemRow[] = [];
  const others = rows.filter(({ lineId }) => !ids.includes(lineId));
  for (const id of ids) {
    const alike = rows.filter(({ lineId }) => lineId === id);
    const revision = Math.max(...alike.map(revisionOf));
    const newest = alike.filter((row) => revisionOf(row) === revision);
    const original = newest.find(isOutside) ?? newest[0];
    if (original === undefined) continue;
    own.push(original);
    others.push(...newest.filter((row) => row !== original));
  }
  return { own, others };
}

/** The ids of a document's lines, in its order. */
export function lineIds({ items }: JsonObject): string[] {
  return (items as JsonObject[]).map(({ id }) => String(id));
}

/** What a row says, as it stands there. */
export function toItemRow(table: Table, shown: ShownItem): ItemRow {
  const textOf = (key: string): string => {
    const index = table.columns.findIndex((column) => column.key === key);
    return decodeText(String(shown.cells[index] ?? '')).trim();
  };
  return {
    ...shown,
    documentId: textOf('document_id'),
    lineId: textOf('id'),
    number: textOf('document_number'),
  };
}
