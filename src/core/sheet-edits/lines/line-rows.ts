/** Rows of line items: reads them, and writes the ids of document and line into them. */
import type { Fields } from '../../schema/field.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { pick, span } from '../../store/layout.ts';
import { findItems, type ShownItem } from '../../store/locate/find-rows.ts';
import { isBlank, readWindow, rowRanges } from '../../store/read/window.ts';
import { decodeText } from '../../store/row/text-cell.ts';
import { type Session, seenLayout } from '../../store/session.ts';
import type { Table } from '../../store/table.ts';
import { bufferCells, flushCells } from '../../store/write/buffer-cells.ts';
import type { EditRun, RowRange } from '../edit-run.ts';
import { standAsRead } from '../rows/read-rows.ts';

export interface LineEditContext extends EditRun {
  readonly resource: Resource;
  /** The sheet of line items. */
  readonly table: Table;
  /** Those of a line. */
  readonly fields: Fields;
  /** The rows that the person has touched; null when that is not known. */
  readonly range: RowRange | null;
}

export interface LineRow extends ShownItem {
  /** Empty for a row that a person has typed. */
  readonly documentId: string;
  readonly lineId: string;
  /** The document's number, as it stands in the row. */
  readonly number: string;
}

/** Rows with content, from top to bottom: one document call. */
export function readLineRows(session: Session, table: Table, { first, last }: RowRange): LineRow[] {
  const layout = seenLayout(session, table);
  const area = span(layout);
  const { rows } = readWindow(session.workspace.document, table.sheet, { first, last }, area);
  return rows.flatMap((all, index): LineRow[] => {
    const cells = pick(layout, area.column, all);
    return isBlank(cells) ? [] : [toLineRow(table, { row: first + index, cells })];
  });
}

/** These rows, from top to bottom: one document call for each group of neighbours. */
export function readLinesAt(session: Session, table: Table, rows: readonly number[]): LineRow[] {
  const wanted = new Set(rows);
  return rowRanges(rows)
    .flatMap((range) => readLineRows(session, table, range))
    .filter(({ row }) => wanted.has(row));
}

/**
 * All rows that have a document's id: a search, a read for each group of them, and the header.
 * @param likely the rows that had it before: when they still have it, nothing is searched
 */
export function readRowsOfDocument(
  session: Session,
  table: Table,
  documentId: string,
  likely: readonly number[] = [],
): LineRow[] {
  const still = readLinesAt(session, table, likely).filter((one) => one.documentId === documentId);
  if (still.length > 0 && still.length === new Set(likely).size) return still;
  const { shown } = findItems(session, table, [documentId]);
  return shown.map((one) => toLineRow(table, one));
}

/** Takes the ids and the number out of a row's cells. */
export function toLineRow(table: Table, shown: ShownItem): LineRow {
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

/** The ids of a document's lines, in its order. */
export function lineIds({ items }: JsonObject): string[] {
  return (items as JsonObject[]).map(({ id }) => String(id));
}

/**
 * Writes into rows the ids that they are to have, if they still stand where they were read: one read for each group of
 * neighbours, and a flush.
 * @param assigned with the cells as they were read
 * @returns false when somebody has moved or changed one of the rows meanwhile: then nothing is written
 */
export function assignRows(session: Session, table: Table, assigned: readonly LineRow[]): boolean {
  if (assigned.length === 0) return true;
  const layout = seenLayout(session, table);
  const line = table.columns.findIndex(({ key }) => key === 'id');
  if (!standAsRead(session, table, assigned)) return false;
  for (const { row, documentId, lineId } of assigned) {
    const write = (index: number, text: string): void =>
      bufferCells(session, table.sheet, { row, column: layout[index] ?? 1 }, [[text]], ['@']);
    write(table.idIndex, documentId);
    write(line, lineId);
  }
  flushCells(session);
  return true;
}

/** The row without ids: a row that is no line. */
export function withoutIds(row: LineRow): LineRow {
  return { ...row, documentId: '', lineId: '' };
}

/** The row with its ids in its cells, as `assignRows` leaves it. */
export function asAssigned(table: Table, row: LineRow): LineRow {
  const cells = row.cells.map((cell, index) => {
    if (index === table.idIndex) return row.documentId;
    return table.columns[index]?.key === 'id' ? row.lineId : cell;
  });
  return { ...row, cells };
}
