/** What a resource may ask and decide while one write is being drafted, under the lock and before the commit. */
import type { Settings } from '../settings.ts';
import type { Problem } from './problem.ts';
import type { JsonObject } from './represent.ts';
import type { Resource } from './resource.ts';

export interface Transaction {
  /** The instant of the commit: strictly later than that of any commit before. */
  readonly now: string;
  /** The workspace's calendar day. */
  readonly today: string;
  readonly settings: Settings;
  /** A new id that names no row of its own, for example of a line item. */
  newId(prefix: string): string;
  /**
   * The record with this id, or null.
   * @throws Refusal record_quarantined when a person has to correct its row first
   */
  find(resource: Resource, id: string): JsonObject | null;
  /** Reads records that are going to be looked for, neighbours at once. */
  readAhead(resource: Resource, ids: readonly string[]): void;
  /** Records whose column shows exactly this text. */
  findByText(resource: Resource, field: string, text: string): JsonObject[];
  /** The last number used in a series, 0 when it is new. */
  lastOf(series: string): number;
  /** Uses a number of a series. */
  use(series: string, number: number): void;
  /** Adds a new record to the commit; the last one that is written is the answer. */
  create(resource: Resource, content: JsonObject): JsonObject;
  /** Changes a record that this draft has found: its version rises. */
  change(resource: Resource, record: JsonObject, changes: JsonObject): JsonObject;
  /** Deletes a record that this draft has found. */
  remove(resource: Resource, record: JsonObject): void;
  /** Makes a record that this draft has written the answer, instead of the last one. */
  answerWith(record: JsonObject): void;
  /** Adds an event about the record that is created or changed next, besides its `created`. */
  addEvent(type: string): void;
  /** Tells of a record that this draft has found and that stays as it is. */
  tell(resource: Resource, record: JsonObject, type: string): void;
  warn(warning: Warning): void;
  /** Notes a fault; all faults together refuse the write. */
  fault(problem: Problem): void;
  /** Refuses the write at once when faults have been noted: what follows would build on them. */
  stopOnFaults(): void;
}

/** Something that was accepted and that the caller should look at. */
export interface Warning {
  readonly code: string;
  readonly message: string;
  readonly pointer: string | null;
}
