/** The transaction in the making as the store sees it: with all that the commit writes. */
import type { Transaction, Warning } from '../../schema/transaction.ts';
import type { RecordOfResource, ResourceOrName } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { PlacedRecord, RecordChange } from '../write/record-change.ts';
import type { ReadRow } from '../read/read-records.ts';

export interface OpenTransaction extends Transaction {
  /** Counts all transactions of the workspace from 1. */
  readonly number: number;
  readonly series: Readonly<Record<string, number>>;
  readonly changes: readonly RecordChange[];
  readonly events: readonly NewEvent[];
  /** The warnings since the last answer was taken. */
  readonly warnings: readonly Warning[];
  /** Ends a part of the transaction that is answered for itself. */
  takeAnswer(): ShownChange;
  /** The place of a record that this transaction has found. */
  placeOf(record: JsonObject): PlacedRecord;
  /** @param adopt where the row stands that a person has typed, which becomes the record's */
  create<const Of extends ResourceOrName>(
    resource: Of,
    content: JsonObject,
    adopt?: number,
  ): RecordOfResource<Of>;
  /** Fingerprints of edited rows that this request has committed before. */
  readonly committedEdits: readonly string[];
  /** Adds a record that was read by other means than `find` to those that this transaction has found. */
  addFound(read: ReadRow): JsonObject;
  /** Adds a change that is none of the usual ones, and the events of these types. */
  add(change: RecordChange, types: readonly string[]): JsonObject;
  /** Lets no further look-up show these changes, given by their positions in `changes`: it throws NeighbourChange. */
  shield(places: readonly number[]): void;
}

/** The record that an answer shows, and what the caller should check. */
export interface ShownChange {
  /** Position in `changes`. */
  readonly record: number;
  readonly warnings: readonly Warning[];
}

export interface NewEvent {
  readonly id: string;
  readonly type: string;
  /** Position in `changes`. */
  readonly record: number;
}
