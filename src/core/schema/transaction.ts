/** The interface by which a resource prepares a write, under the lock and before the commit. */
import type { CodeLists } from './codes/code-lists.ts';
import type { Settings } from '../settings.ts';
import type { Problem } from './problem.ts';
import type { EventType, RecordOfResource, ResourceOrName } from './record-types.ts';
import type { JsonObject } from './represent.ts';

/** True when the one who asks may do what the scope names. */
export type May = (scope: string) => boolean;

/** What the owner, the sheet and the calendar may do. */
export const mayAll: May = () => true;

export interface Transaction {
  /** The instant of the commit, RFC 3339: strictly later than that of any commit before. */
  readonly now: string;
  /** The workspace's calendar day. */
  readonly today: string;
  readonly settings: Settings;
  /** The long lists of codes; each call of this function loads them. */
  codeLists(): CodeLists;
  /** True when the one who asks may do what the scope names. */
  readonly may: May;
  /** A new id that names no row of its own, for example of a line item. */
  newId(prefix: string): string;
  /**
   * The record with this id, or null.
   * @throws Refusal record_quarantined when a person has to correct its row first
   */
  find<const Of extends ResourceOrName>(resource: Of, id: string): RecordOfResource<Of> | null;
  /** Reads records that will be looked up, neighbours in one call. */
  readAhead(resource: ResourceOrName, ids: readonly string[]): void;
  /** Reads records that will be looked up by one of these texts of a column: one search, and a read of each row found. */
  readAheadByText(resource: ResourceOrName, field: string, texts: readonly string[]): void;
  /** Records whose column shows exactly this text. */
  findByText<const Of extends ResourceOrName>(
    resource: Of,
    field: string,
    text: string,
  ): RecordOfResource<Of>[];
  /** A record that this transaction has found, or what it would be with other fields, as GET shows it. */
  show(resource: ResourceOrName, record: JsonObject): JsonObject;
  /**
   * The last number used in a series, 0 when it is new.
   * @param of the kind of record that is to be numbered: its rows prove that the journal has not been cut
   */
  lastNumber(series: string, of?: ResourceOrName): number;
  /** Uses a number of a series. */
  useNumber(series: string, number: number): void;
  /** Adds a new record; the record that is written last is the answer. */
  create<const Of extends ResourceOrName>(resource: Of, content: JsonObject): RecordOfResource<Of>;
  /**
   * Changes a record that this transaction has found: its version rises.
   * @param events the events about the change
   */
  change<const Of extends ResourceOrName>(
    resource: Of,
    record: JsonObject,
    changes: JsonObject,
    events?: readonly EventType[],
  ): RecordOfResource<Of>;
  /** Deletes a record that this transaction has found. */
  delete(resource: ResourceOrName, record: JsonObject): void;
  /** Makes a record that this transaction has written the answer, instead of the last one. */
  answerWith(record: JsonObject): void;
  /** Adds one more event to the record that is created or changed next, unless it has that one. */
  addEvent(type: EventType): void;
  /** Adds an event about a record that this transaction has found and that stays as it is. */
  recordEvent(resource: ResourceOrName, record: JsonObject, type: EventType): void;
  /** Returns a function that undoes everything added to the transaction since this call. */
  savepoint(): () => void;
  warn(warning: Warning): void;
  /** Notes a fault; all faults together refuse the write. */
  fault(problem: Problem): void;
  /** Refuses the write at once when faults have been noted, because the next steps would build on them. */
  stopOnFaults(): void;
}

/** Something that was accepted and that the caller should check. */
export interface Warning {
  readonly code: string;
  readonly message: string;
  readonly pointer: string | null;
}
