/** Compares the lines that the sheet shows of a document with those that it has, and shows it as it is again. */
import { isSame } from '../schema/canonical-json.ts';
import type { JsonObject } from '../schema/represent.ts';
import { flushCells } from '../store/write/buffer-cells.ts';
import { writeRows } from '../store/write/write-rows.ts';
import { itemRows } from '../store/item-rows.ts';
import type { Desk } from './desk.ts';
import { type ItemRow, readOwnRows, sortRows, toItemRow } from './item-rows.ts';
import { namesAnother } from './named-document.ts';
import { digestOf } from './shown-items.ts';

export interface FoundLines {
  readonly record: JsonObject;
  /** What the sheet is to show of the document. */
  readonly wanted: ReturnType<typeof itemRows>;
  /** Rows that it shows as the document's, those that are leaving left out. */
  readonly shown: readonly ItemRow[];
  readonly own: readonly ItemRow[];
  /** Rows that are to become further lines of it. */
  readonly copies: readonly ItemRow[];
  readonly leaving: readonly ItemRow[];
}

/** Reads the rows that show a document's lines, or say so. */
export function findLines({ session, table, range }: Desk, record: JsonObject, rev: number): FoundLines {
  const rows = readOwnRows(session, table, String(record.id));
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

/** True when somebody has typed there since. */
export function isTypedOn({ session, table }: Desk, { record, shown }: FoundLines): boolean {
  const cellsOf = (rows: readonly ItemRow[]) => rows.map(({ row, cells }) => [row, cells]);
  return !isSame(cellsOf(readOwnRows(session, table, String(record.id))), cellsOf(shown));
}

/** The row of the first line that is not shown as it is, if there is one. */
export function typedOver({ table }: Desk, { wanted, shown }: FoundLines): number[] {
  const known = wanted.map((cells) => digestOf(table, [cells]));
  return shown
    .flatMap(({ row, cells }) => (known.includes(digestOf(table, [cells])) ? [] : [row]))
    .slice(0, 1);
}

/**
 * Shows the document's lines as they are.
 * @returns the row of the first line that was not shown so, if there was one
 */
export function restore({ session, table }: Desk, { record, wanted, shown }: FoundLines): number[] {
  const cellsOf = (rows: readonly ItemRow[]) => rows.map(({ cells }) => cells);
  if (digestOf(table, cellsOf(shown)) === digestOf(table, wanted)) return [];
  const documentId = String(record.id);
  writeRows(session, [{ kind: 'items', table, documentId, rows: wanted }]);
  flushCells(session);
  const damaged = wanted.filter(
    (cells) => !shown.some((one) => digestOf(table, [one.cells]) === digestOf(table, [cells])),
  );
  if (damaged.length === 0) return [];
  const ids = damaged.map((cells) => toItemRow(table, { row: 0, cells }).lineId);
  const restored = readOwnRows(session, table, documentId).find(({ lineId }) => ids.includes(lineId));
  return restored === undefined ? [] : [restored.row];
}
