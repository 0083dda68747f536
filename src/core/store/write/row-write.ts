/**
 * The writes of a transaction as data. They are planned before the commit, so that nothing is committed that cannot be
 * written; behind it, `writeRows` looks up where each one goes and buffers its cells.
 */
import type { Cell } from '../../workspace.ts';
import type { PropertyRecords } from '../property-records.ts';
import type { RecordTable, Table } from '../table.ts';

export type RowWrite =
  | AppendedRows
  | UpdatedRow
  | AdoptedRow
  | DeletedRows
  | ReplacedItems
  | WrittenPropertyRecord;

/** New rows below all others of their sheet. */
export interface AppendedRows {
  readonly kind: 'append';
  readonly table: Table;
  readonly rows: readonly (readonly Cell[])[];
  /** The newest sequence number among them, 0 for line items. */
  readonly seq: number;
}

/** The changed cells of a record's row, and no others: a person may be editing those. */
export interface UpdatedRow {
  readonly kind: 'update';
  readonly table: RecordTable;
  readonly id: string;
  readonly seq: number;
  /** Where the row stood when it was read; 0 when it was not read. */
  readonly likelyRow: number;
  /** All cells of the row after the change, in the order of the table's columns. */
  readonly cells: readonly Cell[];
  /** Positions in `cells` of those to write. */
  readonly changed: readonly number[];
  /** The keys of columns in which the row has what the record has, or gets it by this write. */
  readonly filled: readonly string[];
  /** Columns that Set up had not made when the write was planned, and what the record had there before. */
  readonly unmade: readonly { readonly index: number; readonly old: Cell }[];
  /** True for a row that a person has restored: its cells may have lost the formats that keep texts. */
  readonly isFormatted: boolean;
  /** The write when no row has the record's id: into the row that a person has typed, or into a new one. */
  readonly otherwise: AdoptedRow | AppendedRows;
}

/** A record whose row a person has typed, and on which the store has put its claim before the commit. */
export interface AdoptedRow {
  readonly kind: 'adopt';
  readonly table: RecordTable;
  readonly id: string;
  readonly seq: number;
  /** Where the row stood when it was read; 0 when it was not read. */
  readonly likelyRow: number;
  readonly cells: readonly Cell[];
}

/** The text in the check column of a row that is claimed for the record with this id. */
export function claimOf(id: string): string {
  return `claimed for ${id}`;
}

/** All rows with an id: a record's row, or the line items of a document. */
export interface DeletedRows {
  readonly kind: 'delete';
  readonly table: Table;
  readonly id: string;
  /** Where the row stood when it was read; 0 when it was not read. */
  readonly likelyRow: number;
  /** The record's sequence number, 0 for line items. */
  readonly seq: number;
}

/** The line items that people see of a document become the same as those in its own row. */
export interface ReplacedItems {
  readonly kind: 'items';
  readonly table: Table;
  readonly documentId: string;
  readonly rows: readonly (readonly Cell[])[];
}

/** A record that is a property instead of a row. */
export interface WrittenPropertyRecord {
  readonly kind: 'property';
  readonly id: string;
  /** The record as JSON, null to delete it. */
  readonly text: string | null;
  /** Writes it: what few writes need is no part of this module. */
  readonly keep: PropertyRecords['keep'];
}
