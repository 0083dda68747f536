/** Compares the rows that show a document's lines with the lines that it has, and shows it as it is again. */
import type { JsonObject } from '../../schema/represent.ts';
import { itemRows } from '../../store/row/item-rows.ts';
import type { Table } from '../../store/table.ts';
import { flushCells } from '../../store/write/buffer-cells.ts';
import { writeRows } from '../../store/write/write-rows.ts';
import type { RowRange } from '../edit-run.ts';
import { originalFirst } from '../rows/find-original-row.ts';
import { digestOf } from './shown-lines.ts';
import { namesAnother } from './find-named-document.ts';
import type { EditedDocument } from './apply-document-lines.ts';
import {
  asAssigned,
  type LineEditContext,
  type LineRow,
  lineIds,
  readRowsOfDocument,
  toLineRow,
  withoutIds,
} from './line-rows.ts';

export interface ComparedLines {
  readonly record: JsonObject;
  /** The cells that the sheet is to show of the document. */
  readonly wanted: ReturnType<typeof itemRows>;
  /** The rows that have the document's id, as they were read. */
  readonly read: readonly LineRow[];
  /** The row of each line that has one. */
  readonly own: readonly LineRow[];
  /** Copies of such rows, and rows that name the document by its number: they are to become further lines of it. */
  readonly added: readonly LineRow[];
  /** Rows that have lost the document's id, and whose line stands in another row by now. */
  readonly repeated: readonly LineRow[];
  /** Copies that name another document. */
  readonly leaving: readonly LineRow[];
  /** The ids that rows get back, or lose, whatever becomes of the edit. */
  readonly assigned: readonly LineRow[];
}

/** Reads the rows that have the document's id, and compares them and those that name it by its number. */
export function compareLines(
  { session, table, range }: LineEditContext,
  { record, rev }: { readonly record: JsonObject; readonly rev: number },
  { typed: named, likely }: Pick<EditedDocument, 'typed' | 'likely'>,
): ComparedLines {
  const documentId = String(record.id);
  const read = readRowsOfDocument(session, table, documentId, likely);
  const standing = read.map(({ lineId }) => lineId);
  const isStanding = ({ lineId }: LineRow): boolean => standing.includes(lineId);
  const { own, others } = sortRows(table, record, read, range);
  const lost = named.filter(({ lineId }) => lineIds(record).includes(lineId));
  // A person has cleared the document's id in these rows: each line gets it back once.
  const found = sortRows(
    table,
    record,
    lost.filter((row) => !isStanding(row)),
    range,
  );
  const regained = found.own.map((row) => ({ ...row, documentId }));
  const leaving = others.filter((other) => namesAnother(record, other));
  return {
    record,
    wanted: itemRows(table, record, rev),
    read,
    own: [...own, ...regained.map((row) => asAssigned(table, row))],
    added: [
      ...others.filter((other) => !leaving.includes(other)),
      ...named.filter((row) => !lost.includes(row)),
      ...found.others,
    ],
    repeated: lost.filter(isStanding),
    leaving,
    assigned: [...regained, ...leaving.map(withoutIds)],
  };
}

/**
 * Tells the rows of a document's lines from their copies, as with records. Rows with an earlier revision are left out:
 * they are neither lines nor copies.
 */
function sortRows(
  { revIndex }: Table,
  record: JsonObject,
  rows: readonly LineRow[],
  range: RowRange | null,
): { readonly own: readonly LineRow[]; readonly others: readonly LineRow[] } {
  const revisionOf = ({ cells }: LineRow): number => Number(cells[revIndex]) || 0;
  const ids = lineIds(record);
  const own: LineRow[] = [];
  const others = rows.filter(({ lineId }) => !ids.includes(lineId));
  for (const id of ids) {
    const alike = rows.filter(({ lineId }) => lineId === id);
    const [original, ...copies] = originalFirst(alike, range, revisionOf);
    if (original === undefined) continue;
    own.push(original);
    others.push(...copies);
  }
  return { own, others };
}

/** The row of the first line that is not shown as it is, if there is one. */
export function firstDifferingRow({ session, table }: LineEditContext, compared: ComparedLines): number[] {
  const known = compared.wanted.map((cells) => digestOf(session, table, [cells]));
  return shownRows(compared)
    .flatMap(({ row, cells }) => (known.includes(digestOf(session, table, [cells])) ? [] : [row]))
    .slice(0, 1);
}

/**
 * Shows the document's lines as they are: writes their rows, unless they are right.
 * @returns the row of the first line that was not shown so, if there was one
 */
export function restoreLines({ session, table }: LineEditContext, compared: ComparedLines): number[] {
  const { record, wanted } = compared;
  const shown = shownRows(compared).map(({ cells }) => cells);
  if (digestOf(session, table, shown) === digestOf(session, table, wanted)) return [];
  const documentId = String(record.id);
  writeRows(session, [{ kind: 'items', table, documentId, rows: wanted }]);
  flushCells(session);
  const damaged = wanted.filter(
    (cells) => !shown.some((one) => digestOf(session, table, [one]) === digestOf(session, table, [cells])),
  );
  if (damaged.length === 0) return [];
  const ids = damaged.map((cells) => toLineRow(table, { row: 0, cells }).lineId);
  // A line that had no row stands below all others now.
  const newest = session.hints.tails[table.sheet]?.row ?? 2;
  const restored = readRowsOfDocument(session, table, documentId, [
    ...compared.read.map(({ row }) => row),
    ...(wanted.length > compared.read.length ? [newest] : []),
  ]).find(({ lineId }) => ids.includes(lineId));
  return restored === undefined ? [] : [restored.row];
}

// The rows that the sheet shows as the document's once ids are assigned. Rows of an earlier revision are among them.
function shownRows({ read, own, leaving }: ComparedLines): readonly LineRow[] {
  const regained = own.filter((row) => !read.includes(row));
  return [...read.filter((row) => !leaving.includes(row)), ...regained];
}
