/** The context that the steps share while they make edits in rows of one sheet changes of its records. */
import type { JsonObject } from '../../schema/represent.ts';
import type { Layout } from '../../store/layout.ts';
import type { Session } from '../../store/session.ts';
import type { ReadRow } from '../../store/read/read-records.ts';
import type { RecordTable } from '../../store/table.ts';
import type { OpenTransaction } from '../../store/transaction/open-transaction.ts';
import type { Cell } from '../../workspace.ts';
import { type CellNote, noteAt } from '../notes/cell-notes.ts';
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
