/** What a resource declares for people who work in its sheet: requests never need it. */
import type { Decimal } from '../billing/decimal.ts';
import type { JsonObject } from './represent.ts';
import type { Editable } from './resource.ts';
import type { Transaction } from './transaction.ts';

/** Each rule is optional: a resource that declares none is typed, corrected and deleted by what its fields say. */
export interface SheetRules {
  /** The fields that an owner may correct in the record's state. Missing: all that a caller may give. */
  readonly corrections?: (record: JsonObject) => Editable;
  /** Completes the body of a record that a person has typed as a row, from all that its columns hold. */
  readonly completeTypedRow?: (
    body: JsonObject,
    columns: Readonly<JsonObject>,
    tx: Transaction,
  ) => JsonObject;
  /** What a person means by values that are typed over computed ones, as fields of a request. */
  readonly meantByTyped?: (values: Readonly<JsonObject>) => JsonObject;
  /** Where a person gets a record into a status that is not typed, by status. */
  readonly statusAdvice?: Readonly<Record<string, string>>;
  /** Why a record cannot have the status that a person types, beyond what its transitions say; null when it can. */
  readonly refuseStatus?: (record: JsonObject) => string | null;
  /** The way to a document like an issued one, which does not change itself. */
  readonly reissue?: (record: Readonly<JsonObject>) => string;
  /** True while the only line of a document is its total, which gives way to lines that are typed. */
  readonly awaitsLines?: (record: Readonly<JsonObject>) => boolean;
  /** Makes the further changes that the record's return needs, after a person has brought its deleted row back. */
  readonly undoDeletion?: (record: JsonObject, tx: Transaction) => void;
  /** Sums over these records that records of other resources keep. */
  readonly rollups?: readonly Rollup[];
}

/** Sums over records that another record keeps; a person who deletes rows or brings them back changes them. */
export interface Rollup {
  /** The `object` of the resource whose records keep the sums. */
  readonly parent: string;
  /** The field by which a record names the parent that most of it counts for. */
  readonly link: string;
  /** The field by which the columns are compared with the parent's, and the field in which the parent keeps the sum. */
  readonly part: string;
  readonly whole: string;
  /** Fields that `counts` looks at. */
  readonly needs: readonly string[];
  /** True for a record that is part of the sums. */
  readonly counts: (record: Readonly<JsonObject>) => boolean;
  /** The ids of all parents that a record counts for. */
  readonly parents: (record: Readonly<JsonObject>) => readonly string[];
  /** The sums of the parent over these records, all of which count. */
  readonly sums: (
    records: readonly Readonly<JsonObject>[],
    parentId: string,
  ) => Readonly<Record<string, Decimal>>;
  /** The field that is true while a parent that the record counts for was deleted, as its row in the sheet was. */
  readonly orphan?: string;
  /** The fields that take a record out of the sums when its parent cannot have it in them any more. */
  readonly excluded: (now: string) => JsonObject;
  /**
   * Returns the parent's fields that change with other sums.
   * @throws Refusal when the parent cannot have them
   */
  readonly applySums: (
    parent: JsonObject,
    sums: Readonly<Record<string, Decimal>>,
    now: string,
  ) => JsonObject;
}
