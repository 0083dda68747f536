/** Rows of line items: reads them, tells lines from copies of them, and writes the ids of document and line into them. */
import { isSame } from '../../schema/canonical.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { bufferCells, flushCells } from '../../store/write/buffer-cells.ts';
import { findItems, type ShownItem } from '../../store/locate/find-rows.ts';
import { pick, span } from '../../store/layout.ts';
import { type Session, seenLayout } from '../../store/session.ts';
import { isBlank, readWindow, rowRanges } from '../../store/read/window.ts';
import type { Table } from '../../store/table.ts';
import { decodeText } from '../../store/text-cell.ts';
import type { RowRange } from '../edit-run.ts';

export interface LineRow extends ShownItem {
  /** Empty for a row that a person has typed. */
  readonly documentId: string;
  readonly lineId: string;
  /** The document's number, as it stands in the row. */
  readonly number: string;
}

export interface SortedRows {
  /** The row of each line that has one, in the order of the document. */
  readonly own: readonly LineRow[];
  /** Copies of them, and rows of lines that the document does not have. */
  readonly others: readonly LineRow[];
}

/** A row, and the ids that it is to have; empty ones for a row that is no line. */
export interface AssignedRow {
  readonly row: LineRow;
  readonly documentId: string;
  readonly lineId: string;
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

/** All rows that have a document's id: a search, a read for each group of them, and the header. */
export function readRowsOfDocument(session: Session, table: Table, documentId: string): LineRow[] {
  const { shown } = findItems(session, table, documentId);
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
 * Tells the rows of a document's lines from their copies. Of rows with the same line id, those that the API has written
 * last count, as with records; the original is the first of them outside the edited range, else the first of all. Rows
 * with an earlier revision are left out: they are neither lines nor copies.
 */
export function sortRows(
  { revIndex }: Table,
  record: JsonObject,
  rows: readonly LineRow[],
  range: RowRange | null,
): SortedRows {
  const revisionOf = ({ cells }: LineRow): number => Number(cells[revIndex]) || 0;
  const isOutside = ({ row }: LineRow): boolean => range === null || row < range.first || row > range.last;
  const ids = lineIds(record);
  const own: LineRow[] = [];
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

/**
 * Writes ids into rows, if they still stand where they were read: one read for each group of neighbours, and a flush.
 * @returns false when somebody has moved or changed one of the rows meanwhile: then nothing is written
 */
export function assignRows(session: Session, table: Table, assigned: readonly AssignedRow[]): boolean {
  if (assigned.length === 0) return true;
  const layout = seenLayout(session, table);
  const line = table.columns.findIndex(({ key }) => key === 'id');
  // No other call may come between this read and the flush.
  const now = rowRanges(assigned.map(({ row }) => row.row)).flatMap((range) =>
    readLineRows(session, table, range),
  );
  const isAsRead = ({ row }: AssignedRow): boolean =>
    isSame(now.find((one) => one.row === row.row)?.cells, row.cells);
  if (!assigned.every(isAsRead)) return false;
  for (const { row, documentId, lineId } of assigned) {
    const write = (index: number, text: string): void =>
      bufferCells(session, table.sheet, { row: row.row, column: layout[index] ?? 1 }, [[text]], ['@']);
    write(table.idIndex, documentId);
    write(line, lineId);
  }
  flushCells(session);
  return true;
}

/** The row with these ids in its cells, as `assignRows` leaves it. */
export function withIds(table: Table, { row, documentId, lineId }: AssignedRow): LineRow {
  const cells = row.cells.map((cell, index) => {
    if (index === table.idIndex) return documentId;
    return table.columns[index]?.key === 'id' ? lineId : cell;
  });
  return { ...row, documentId, lineId, cells };
}
