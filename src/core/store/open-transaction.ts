/** A draft in the making, as the store and what settles edits by hand work with it. */
import type { Transaction, Warning } from '../schema/transaction.ts';
import type { RecordOfResource, ResourceOrName } from '../schema/record-types.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { PlacedRecord, RecordChange, TypedRow } from './write/record-change.ts';
import type { ReadRow } from './read/read-records.ts';

/** A draft in the making, with what the commit takes from it. */
export interface OpenTransaction extends Transaction {
  readonly transaction: number;
  readonly series: Readonly<Record<string, number>>;
  readonly changes: readonly RecordChange[];
  readonly events: readonly NewEvent[];
  readonly warnings: readonly Warning[];
  /** Position in `changes` of the record that the answer shows. */
  answerIndex(): number;
  /** Where a record stands that this draft has found. */
  placeOf(record: JsonObject): PlacedRecord;
  /** @param adopt makes a row that a person has typed the record's */
  create<const Of extends ResourceOrName>(
    resource: Of,
    content: JsonObject,
    adopt?: TypedRow,
  ): RecordOfResource<Of>;
  /** Fingerprints that rows had before this request settled them. */
  readonly settled: readonly string[];
  /** Takes a record that was read by other means than `find`. */
  take(read: ReadRow): JsonObject;
  /** Adds a change that is none of the usual ones, and the events of these types. */
  add(change: RecordChange, types: readonly string[]): JsonObject;
  /** Remembers how far the draft is; what it gives back undoes everything since. */
  savepoint(): () => void;
}

export interface NewEvent {
  readonly id: string;
  readonly type: string;
  /** Position in `changes`. */
  readonly record: number;
}
