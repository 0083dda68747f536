/** Describes what a transaction does to one record. */
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Cell } from '../../workspace.ts';
import type { StoredRecord } from '../row/row-codec.ts';

/**
 * `restored`: it was deleted, and a person has brought its row back. `recorded`: it stays as it is; the journal records it
 * for an event or for an answer.
 */
export type ChangeKind = 'created' | 'updated' | 'deleted' | 'restored' | 'recorded';

export interface RecordChange {
  readonly kind: ChangeKind;
  readonly resource: Resource;
  /** The record after the change; a deleted record as it was before. */
  readonly record: JsonObject;
  readonly seq: number;
  /** The record's row before an update; null for other changes, and when the change is redone. */
  readonly before: PlacedRecord | null;
  /** The record's own row, when its id may stand on others, too; otherwise `before` has it. */
  readonly row?: number;
  /** Columns to write besides the store's own, because a person has edited others since; null for all. */
  readonly only?: readonly string[] | null;
  /** The columns in which the row has what the record has, when `only` some are written; missing: all that are made. */
  readonly filled?: readonly string[];
  /**
   * Where the row stood that a person has typed and that becomes the record's, 0 when it was not read; a record without one
   * is appended.
   */
  readonly adopt?: number;
  /** True for a deletion by a person, who has deleted the record's row: a row that comes back meanwhile is to stay. */
  readonly isRowGone?: boolean;
  /** False: the line items that people see stay as they are. */
  readonly items?: boolean;
}

/** True for a change that writes over the row that a record has. */
export function isRewritten(kind: ChangeKind): boolean {
  return kind === 'updated' || kind === 'restored';
}

/** A record and the row where it was read. */
export interface PlacedRecord {
  readonly stored: StoredRecord;
  readonly row: number;
  /** As they stood there, in the order of the table's columns. */
  readonly cells: readonly Cell[];
}
