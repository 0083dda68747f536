/** What a resource declares for people who work in its sheet: requests never need it. */
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
  /** Makes the further changes that the record's return needs, after a person has brought its deleted row back. */
  readonly undoDeletion?: (record: JsonObject, tx: Transaction) => void;
  /** A sum over these records that records of another resource keep. */
  readonly rollup?: Rollup;
}

/** A sum over records that another record keeps; a person who deletes rows or brings them back changes it. */
export interface Rollup {
  /** The `object` of the resource whose records keep the sum. */
  readonly parent: string;
  /** The field by which a record names its parent. */
  readonly link: string;
  /** The field that is summed, and the field in which the parent keeps the sum. */
  readonly part: string;
  readonly whole: string;
  /** Fields that `counts` looks at. */
  readonly needs: readonly string[];
  /** True for a record that is part of the sum. */
  readonly counts: (record: Readonly<JsonObject>) => boolean;
  /** The fields that take a record out of the sum when its parent cannot have it in the sum any more. */
  readonly excluded: (now: string) => JsonObject;
  /**
   * Returns the parent's fields that change with another sum.
   * @throws Refusal when the parent cannot have that sum
   */
  readonly applySum: (parent: JsonObject, sum: string, now: string) => JsonObject;
}
