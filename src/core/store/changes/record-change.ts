/** What a transaction does to one record. */
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Cell } from '../../workspace.ts';
import type { StoredRecord } from '../row-codec.ts';
import type { RecordTable } from '../table.ts';
import type { Plan } from './plan.ts';

export interface RecordChange {
  /**
   * `returned`: it was deleted, and a person has brought its row back; `told`: it stays as it is, and an event tells
   * of it.
   */
  readonly kind: 'created' | 'updated' | 'deleted' | 'returned' | 'told';
  readonly resource: Resource;
  /** As it is after the change; a deleted one as it was before. */
  readonly record: JsonObject;
  readonly seq: number;
  /** What stands in the sheet before an update; null otherwise, and when the change is done again. */
  readonly before: PlacedRecord | null;
  /** Where the record's own row stands, when its id may stand on others too; else `before` tells. */
  readonly row?: number;
  /** Columns to write besides the store's own, because a person has edited others since; null for all. */
  readonly only?: readonly string[] | null;
  /** Makes a row that a person has typed the new record's, which else gets one below all others. */
  readonly adopt?: Adopt;
  /** False: the line items that people see stay as they are. */
  readonly items?: boolean;
}

/** Plans how a row that is there becomes that of a record; brought in by whoever settles edits, for nobody else does. */
export type Adopt = (adoption: Adoption) => Plan;

export interface Adoption {
  readonly table: RecordTable;
  readonly cells: readonly Cell[];
  readonly id: string;
  readonly seq: number;
}

/** True for a change that writes over the row that a record has. */
export function isRewritten(kind: RecordChange['kind']): boolean {
  return kind === 'updated' || kind === 'returned';
}

/** A record and the row where it was read. */
export interface PlacedRecord {
  readonly stored: StoredRecord;
  readonly row: number;
  /** As they stood there, in the order of the table's columns. */
  readonly cells: readonly Cell[];
}
