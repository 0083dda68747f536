/** What the steps share while they make edits in rows of one sheet changes of its records, and write into the rows. */
import type { JsonObject } from '../../schema/represent.ts';
import type { Layout } from '../../store/layout.ts';
import type { ReadRow } from '../../store/read/read-records.ts';
import type { Session } from '../../store/session.ts';
import { cellFormat, type RecordTable } from '../../store/table.ts';
import type { OpenTransaction } from '../../store/transaction/open-transaction.ts';
import { bufferCells, flushCells } from '../../store/write/buffer-cells.ts';
import { claimOf } from '../../store/write/row-write.ts';
import type { Cell } from '../../workspace.ts';
import { type CellNote, noteAt } from '../notes/cell-notes.ts';
import type { FindParts } from '../deletions/part-rows.ts';
import { standAsRead } from './read-rows.ts';
import type { ReadTypedRow } from './typed-row.ts';

/** A cell that gets back what the API wrote there. */
interface RestoredCell {
  readonly row: number;
  /** Position in the table's columns. */
  readonly index: number;
  readonly cell: Cell;
}

export interface RowEditContext {
  readonly session: Session;
  readonly tx: OpenTransaction;
  readonly table: RecordTable;
  readonly layout: Layout;
  readonly readTyped: ReadTypedRow;
  /** True when a row of the table is the one that the record with this id has had. */
  readonly isOriginal: (row: number, id: string) => boolean;
  /** True for the id of a record that exists. */
  readonly isKnown: (id: string) => boolean;
  /** True for a whole row of another workbook, by the id and the sequence number of its record. */
  readonly isForeign: (read: ReadRow, id: string, seq: number) => boolean;
  /** True for the id of a deleted record: a person has brought its row back. */
  readonly wasDeleted: (id: string) => boolean;
  /** A record as it was committed after a row's revision; undefined when it was not, as far as the journal knows. */
  readonly laterState: (id: string, rev: number) => JsonObject | undefined;
  /** Finds the records that count for one whose row is back. */
  readonly findParts: FindParts;
  readonly notes: CellNote[];
  /** Typed rows that become the rows of new records. */
  readonly claimed: { readonly row: number; readonly id: string }[];
  readonly restored: RestoredCell[];
}

/** What a step needs that changes records and leaves notes. */
export type NotedContext = Pick<RowEditContext, 'session' | 'tx' | 'table' | 'notes'>;

/** Adds a note at a cell of a row. */
export function addNote(
  context: Pick<NotedContext, 'session' | 'table' | 'notes'>,
  row: number,
  index: number,
  text: string,
): void {
  context.notes.push(noteAt(context, row, index, text));
}

interface BufferedCell {
  readonly row: number;
  readonly column: number;
  readonly cell: Cell;
  /** The number format; null leaves it as it is. */
  readonly format: string | null;
}

/**
 * Writes restored cells and claims before the commit, so that a run after a crash finds the edit as this one did. A claim
 * stands in the check column of a typed row, for the record that it becomes: so neither a kill nor a sort in between makes
 * two records of one row.
 * @returns false when a person has moved these rows meanwhile: then nothing is written
 */
export function writeBeforeCommit(context: RowEditContext, rows: readonly ReadRow[]): boolean {
  const { session, table, layout, restored, claimed } = context;
  const touched = new Set([...restored, ...claimed].map(({ row }) => row));
  if (touched.size === 0) return true;
  const written = rows.filter(({ row }) => touched.has(row));
  if (!standAsRead(session, table, written)) return false;
  bufferBlocks(
    session,
    table.sheet,
    restored.map(({ row, index, cell }) => {
      const column = table.columns[index];
      const format = column === undefined ? '@' : cellFormat(column);
      return { row, column: layout[index] ?? 1, cell, format };
    }),
  );
  bufferBlocks(
    session,
    table.sheet,
    claimed.flatMap((row) => claimCells(context, row)),
  );
  flushCells(session);
  return true;
}

function claimCells(
  { table, layout }: RowEditContext,
  { row, id }: RowEditContext['claimed'][number],
): BufferedCell[] {
  const cellAt = (index: number, cell: string): BufferedCell => ({
    row,
    column: layout[index] ?? 1,
    cell,
    format: null,
  });
  // A copied row has the id of its original, and readers would take it for that record.
  return [cellAt(table.checkIndex, claimOf(id)), cellAt(table.idIndex, ''), cellAt(table.revIndex, '')];
}

// One call for each group of cells that stand below each other and have the same format.
function bufferBlocks(session: Session, sheet: string, cells: readonly BufferedCell[]): void {
  const sorted = [...cells].sort((a, b) => a.column - b.column || a.row - b.row);
  for (let start = 0; start < sorted.length; ) {
    let end = start + 1;
    while (isBelow(sorted[end - 1], sorted[end])) end += 1;
    const { row, column, format } = sorted[start] as BufferedCell;
    const values = sorted.slice(start, end).map(({ cell }) => [cell]);
    bufferCells(session, sheet, { row, column }, values, format === null ? null : [format]);
    start = end;
  }
}

function isBelow(above: BufferedCell | undefined, below: BufferedCell | undefined): boolean {
  return (
    above !== undefined &&
    below !== undefined &&
    above.column === below.column &&
    above.row + 1 === below.row &&
    above.format === below.format
  );
}
