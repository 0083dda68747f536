/** Compares the rows that show a document's lines with the lines that it has, and shows it as it is again. */
import { isSame } from '../../schema/canonical.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { itemRows } from '../../store/item-rows.ts';
import { flushCells } from '../../store/write/buffer-cells.ts';
import { writeRows } from '../../store/write/write-rows.ts';
import { digestOf } from './find-changed-documents.ts';
import { namesAnother } from './find-named-document.ts';
import type { LineEditContext } from './line-edit-context.ts';
import {
  type AssignedRow,
  type LineRow,
  lineIds,
  readRowsOfDocument,
  sortRows,
  toLineRow,
  withIds,
} from './line-rows.ts';

export interface ComparedLines {
  readonly record: JsonObject;
  /** The cells that the sheet is to show of the document. */
  readonly wanted: ReturnType<typeof itemRows>;
  /** The rows that have the document's id, as they were read. */
  readonly read: readonly LineRow[];
  /** The row of each line that has one. */
  readonly own: readonly LineRow[];
  /** Rows whose document id a person has cleared, and that are to get it back; with it they are among `own`. */
  readonly regained: readonly AssignedRow[];
  /** Rows that have lost the document's id, and whose line stands in another row by now. */
  readonly repeated: readonly LineRow[];
  /** Copies that are to become further lines of it. */
  readonly copies: readonly LineRow[];
  /** Copies that name another document. */
  readonly leaving: readonly LineRow[];
  /** Rows without the document's id that are to become lines of it. */
  readonly typed: readonly LineRow[];
}

/**
 * Reads the rows that have the document's id.
 * @param named rows without it that name the document by its number
 */
export function compareLines(
  { session, table, range }: LineEditContext,
  { record, rev }: { readonly record: JsonObject; readonly rev: number },
  named: readonly LineRow[],
): ComparedLines {
  const documentId = String(record.id);
  const read = readRowsOfDocument(session, table, documentId);
  const standing = read.map(({ lineId }) => lineId);
  const ids = lineIds(record);
  const isStanding = ({ lineId }: LineRow): boolean => standing.includes(lineId);
  const lost = named.filter(({ lineId }) => ids.includes(lineId));
  const { own, others } = sortRows(table, record, read, range);
  const found = sortRows(
    table,
    record,
    lost.filter((row) => !isStanding(row)),
    range,
  );
  const regained = found.own.map((row) => ({ row, documentId, lineId: row.lineId }));
  return {
    record,
    wanted: itemRows(table, record, rev),
    read,
    own: [...own, ...regained.map((row) => withIds(table, row))],
    regained,
    repeated: lost.filter(isStanding),
    copies: others.filter((other) => !namesAnother(record, other)),
    leaving: others.filter((other) => namesAnother(record, other)),
    typed: [...named.filter(({ lineId }) => !ids.includes(lineId)), ...found.others],
  };
}

/** True when somebody has typed into the rows since they were read. */
export function hasChangedSince(
  { session, table }: LineEditContext,
  { record, read }: ComparedLines,
): boolean {
  const cellsOf = (rows: readonly LineRow[]) => rows.map(({ row, cells }) => [row, cells]);
  return !isSame(cellsOf(readRowsOfDocument(session, table, String(record.id))), cellsOf(read));
}

/** The row of the first line that is not shown as it is, if there is one. */
export function firstDifferingRow({ table }: LineEditContext, compared: ComparedLines): number[] {
  const known = compared.wanted.map((cells) => digestOf(table, [cells]));
  return shownRows(compared)
    .flatMap(({ row, cells }) => (known.includes(digestOf(table, [cells])) ? [] : [row]))
    .slice(0, 1);
}

/**
 * Shows the document's lines as they are: writes their rows, unless they are right.
 * @returns the row of the first line that was not shown so, if there was one
 */
export function restoreLines({ session, table }: LineEditContext, compared: ComparedLines): number[] {
  const { record, wanted } = compared;
  const shown = shownRows(compared).map(({ cells }) => cells);
  if (digestOf(table, shown) === digestOf(table, wanted)) return [];
  const documentId = String(record.id);
  writeRows(session, [{ kind: 'items', table, documentId, rows: wanted }]);
  flushCells(session);
  const damaged = wanted.filter(
    (cells) => !shown.some((one) => digestOf(table, [one]) === digestOf(table, [cells])),
  );
  if (damaged.length === 0) return [];
  const ids = damaged.map((cells) => toLineRow(table, { row: 0, cells }).lineId);
  const restored = readRowsOfDocument(session, table, documentId).find(({ lineId }) => ids.includes(lineId));
  return restored === undefined ? [] : [restored.row];
}

// The rows that the sheet shows as the document's once ids are assigned. Rows of an earlier revision are among them.
function shownRows({ read, own, leaving }: ComparedLines): readonly LineRow[] {
  const regained = own.filter((row) => !read.includes(row));
  return [...read.filter((row) => !leaving.includes(row)), ...regained];
}
