/** Compares the rows that show a document's lines with the lines that it has, and shows it as it is again. */
import { isSame } from '../../schema/canonical-json.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { flushCells } from '../../store/write/buffer-cells.ts';
import { writeRows } from '../../store/write/write-rows.ts';
import { itemRows } from '../../store/item-rows.ts';
import { digestOf } from './find-changed-documents.ts';
import { namesAnother } from './find-named-document.ts';
import type { LineEditContext } from './line-edit-context.ts';
import { type LineRow, readRowsOfDocument, sortRows, toLineRow } from './line-rows.ts';

export interface ComparedLines {
  readonly record: JsonObject;
  /** The cells that the sheet is to show of the document. */
  readonly wanted: ReturnType<typeof itemRows>;
  /** Rows that it shows as the document's, without those that are leaving. */
  readonly shown: readonly LineRow[];
  readonly own: readonly LineRow[];
  /** Rows that are to become further lines of it. */
  readonly copies: readonly LineRow[];
  /** Copies that name another document. */
  readonly leaving: readonly LineRow[];
}

/** Reads the rows that have the document's id. */
export function compareLines(
  { session, table, range }: LineEditContext,
  record: JsonObject,
  rev: number,
): ComparedLines {
  const rows = readRowsOfDocument(session, table, String(record.id));
  const { own, others } = sortRows(table, record, rows, range);
  const leaving = others.filter((other) => namesAnother(record, other));
  return {
    record,
    wanted: itemRows(table, record, rev),
    shown: rows.filter((row) => !leaving.includes(row)),
    own,
    copies: others.filter((other) => !leaving.includes(other)),
    leaving,
  };
}

/** True when somebody has typed into the rows since they were read. */
export function hasChangedSince({ session, table }: LineEditContext, compared: ComparedLines): boolean {
  const cellsOf = (rows: readonly LineRow[]) => rows.map(({ row, cells }) => [row, cells]);
  const now = readRowsOfDocument(session, table, String(compared.record.id));
  return !isSame(cellsOf(now), cellsOf(compared.shown));
}

/** The row of the first line that is not shown as it is, if there is one. */
export function firstDifferingRow({ table }: LineEditContext, { wanted, shown }: ComparedLines): number[] {
  const known = wanted.map((cells) => digestOf(table, [cells]));
  return shown
    .flatMap(({ row, cells }) => (known.includes(digestOf(table, [cells])) ? [] : [row]))
    .slice(0, 1);
}

/**
 * Shows the document's lines as they are: writes their rows, unless they are right.
 * @returns the row of the first line that was not shown so, if there was one
 */
export function restoreLines(
  { session, table }: LineEditContext,
  { record, wanted, shown }: ComparedLines,
): number[] {
  const cellsOf = (rows: readonly LineRow[]) => rows.map(({ cells }) => cells);
  if (digestOf(table, cellsOf(shown)) === digestOf(table, wanted)) return [];
  const documentId = String(record.id);
  writeRows(session, [{ kind: 'items', table, documentId, rows: wanted }]);
  flushCells(session);
  const damaged = wanted.filter(
    (cells) => !shown.some((one) => digestOf(table, [one.cells]) === digestOf(table, [cells])),
  );
  if (damaged.length === 0) return [];
  const ids = damaged.map((cells) => toLineRow(table, { row: 0, cells }).lineId);
  const restored = readRowsOfDocument(session, table, documentId).find(({ lineId }) => ids.includes(lineId));
  return restored === undefined ? [] : [restored.row];
}
