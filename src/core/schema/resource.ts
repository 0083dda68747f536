/** What a resource declares, once: from it come its type, its sheet, its routes and its documentation. */
import type { ErrorCode } from '../errors/error-table.ts';
import type { PropertyRecords } from '../store/property-records.ts';
import type { Action } from './action.ts';
import type { Transaction } from './transaction.ts';
import type { Fields, InputOf, RecordOf } from './field.ts';
import type { Problem } from './problem.ts';
import type { JsonObject } from './represent.ts';

export interface Resource {
  /** The value of `object` in every representation, for example `invoice`. */
  readonly object: string;
  /** The path below `/api/v1` and the first part of its scopes, for example `invoices`. */
  readonly plural: string;
  /** Without the underscore, for example `inv`. */
  readonly idPrefix: string;
  /** The sheet that people see; empty for records that are kept as properties. */
  readonly sheet: string;
  /** Finds and writes records that stand in no sheet. */
  readonly keeper?: PropertyRecords;
  /** In the order in which answers show them. */
  readonly fields: Fields;
  /** How many cells of 49,000 characters hold what has no column of its own. */
  readonly dataCells: number;
  /** The sheet that shows a document's line items to people. */
  readonly itemsSheet?: string;
  /** Fields whose value no two records may share, each with the code of the refusal. */
  readonly unique: Readonly<Record<string, 'external_id_taken' | 'sku_taken' | 'number_taken'>>;
  /** Faults that concern several fields of a body, found without looking anything up. */
  readonly check?: (body: Readonly<JsonObject>) => readonly Problem[];
  /**
   * Refuses a new record for the state of what it refers to, although its body has faults: conflicts come first.
   * @throws Refusal with 409
   */
  readonly refuseConflict?: (body: Readonly<JsonObject>, tx: Transaction) => void;
  /** What a PATCH may change in the record's state; null for everything. Missing: everything. */
  readonly editable?: (record: JsonObject) => Editable | null;
  /** Adapts the record's input form to a patch before it is merged, where fields exclude each other. */
  readonly prepareMerge?: (form: JsonObject, patch: Readonly<JsonObject>, record: JsonObject) => JsonObject;
  /** Turns a validated, merged body into the fields of the changed record. Missing: records never change by PATCH. */
  readonly revise?: (input: JsonObject, tx: Transaction, record: JsonObject) => JsonObject;
  /**
   * Drafts what else a deletion changes. Records with neither this nor `insteadOfDeletion` are never deleted.
   * @throws Refusal not_deletable
   */
  readonly prepareRemoval?: (record: JsonObject, tx: Transaction) => void;
  /** Lets records be deleted while no other refers to them, and says what to set instead of a deletion. */
  readonly insteadOfDeletion?: string;
  readonly actions?: readonly Action[];
  /** Fields that a list can be filtered by, besides those of every resource. */
  readonly filters: readonly string[];
  /** Fields that a list can be sorted by, besides `created_at` and `updated_at`. */
  readonly sorts?: readonly string[];
  /** Fields that `q` searches; missing when there is no such search. */
  readonly searched?: readonly string[];
  /** True: what a creation would make can be asked for without making it. */
  readonly previews?: boolean;
  /** The event of a creation, unless it is called `created`. */
  readonly createdEvent?: string;
  /** What a person may correct in the record's columns; missing: everything that a caller may give. */
  readonly corrections?: (record: JsonObject) => Corrections;
  /** Completes the body of a record that a person has typed as a row, from all that its columns hold. */
  readonly typed?: (body: JsonObject, columns: Readonly<JsonObject>, tx: Transaction) => JsonObject;
  /** What records of another kind keep of these; a person who deletes rows or brings them back changes it. */
  readonly tally?: Tally;
  /** Turns a validated body into what is to be stored. Runs under the lock, before anything is written. */
  readonly create: (input: JsonObject, tx: Transaction) => JsonObject;
  /** Internal fields, made of the others whenever a record is written. */
  readonly complete?: (record: JsonObject) => JsonObject;
  /** What is computed at each read; `today` is the workspace's day. */
  readonly derive?: (record: JsonObject, today: string) => JsonObject;
}

/** A sum over records that another record keeps. */
export interface Tally {
  /** The kind of record that keeps it. */
  readonly keeper: () => Resource;
  /** The field by which a record names its keeper. */
  readonly link: string;
  /** The field that is summed, and that in which the keeper has the sum. */
  readonly part: string;
  readonly whole: string;
  /** True for a record that is part of the sum, by the fields that it needs to know. */
  readonly needs: readonly string[];
  readonly counts: (record: Readonly<JsonObject>) => boolean;
  /** What makes a record that its keeper cannot take back no part of the sum. */
  readonly excluded: (now: string) => JsonObject;
  /**
   * What changes in the keeper with another sum.
   * @throws Refusal when it cannot have that sum
   */
  readonly settle: (keeper: JsonObject, sum: string, now: string) => JsonObject;
}

/** What a person may correct in some state. */
export interface Corrections {
  readonly fields: readonly string[];
  /** Those of them that have a value in this state: a cell that was cleared gets it back. */
  readonly needed?: readonly string[];
  /** True: the record is revised as a draft is, sums and all; false: the fields change and nothing else. */
  readonly revises: boolean;
  /**
   * Holds what is to change to the rules that a caller is held to; faults are noted in the draft.
   * @param changes the fields that would change, as they would be kept
   * @throws Refusal invalid_state, period_locked
   */
  readonly check?: (changes: Readonly<JsonObject>, tx: Transaction) => void;
}

/** What a PATCH may change in some state. */
interface Editable {
  readonly fields: readonly string[];
  /** How a change of anything else is refused. */
  readonly code: ErrorCode;
}

/** A declaration with the types of its own fields; the register holds them all as `Resource`. */
export interface Declaration<F extends Fields>
  extends Omit<
    Resource,
    'fields' | 'create' | 'complete' | 'derive' | 'unique' | 'revise' | 'prepareRemoval' | 'editable'
  > {
  readonly fields: F;
  readonly unique: { readonly [Name in keyof F]?: Resource['unique'][string] };
  readonly create: (input: InputOf<F>, tx: Transaction) => Content<F>;
  readonly revise?: (input: InputOf<F>, tx: Transaction, record: RecordOf<F>) => Partial<Content<F>>;
  readonly prepareRemoval?: (record: RecordOf<F>, tx: Transaction) => void;
  readonly editable?: (record: RecordOf<F>) => Editable | null;
  readonly complete?: (record: RecordOf<F>) => Partial<RecordOf<F>>;
  readonly derive?: (record: RecordOf<F>, today: string) => JsonObject;
}

/** What a resource decides of a new record: all but what the store stamps on every one. */
export type Content<F extends Fields> = Omit<RecordOf<F>, StampedName | InternalName<F>>;

type StampedName = 'id' | 'version' | 'created_at' | 'updated_at';

type InternalName<F extends Fields> = {
  [Name in keyof F]: F[Name]['mode'] extends 'internal' ? Name : never;
}[keyof F];

/** Declares a resource. */
export function resource<F extends Fields>(declaration: Declaration<F>): Resource {
  // Validation gives `create` exactly the input of these fields, and the store keeps exactly their records.
  return declaration as unknown as Resource;
}
