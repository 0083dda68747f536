/** The declaration of a resource: its type, its sheet, its routes and its documentation are all derived from it. */
import type { ErrorCode } from '../errors/error-table.ts';
import type { Settings } from '../settings.ts';
import type { PropertyRecords } from '../store/property-records.ts';
import type { Action, Transition } from './action.ts';
import type { Fields, InputOf, RecordOf } from './field.ts';
import type { Problem } from './problem.ts';
import type { EventType } from './record-types.ts';
import type { JsonObject } from './represent.ts';
import type { Transaction } from './transaction.ts';

export interface Resource {
  /** The value of `object` in every representation, for example `invoice`. */
  readonly object: string;
  /** The path below `/api/v1` and the first part of its scopes, for example `invoices`. */
  readonly plural: string;
  /** Without the underscore, for example `inv`. */
  readonly idPrefix: string;
  /** The sheet that people see; empty for records that are kept as properties. */
  readonly sheet: string;
  /** Finds and writes records that are properties instead of rows. */
  readonly propertyRecords?: PropertyRecords;
  /** In the order in which answers show them. */
  readonly fields: Fields;
  /** How many cells of 49,000 characters hold what has no column of its own. */
  readonly dataCells: number;
  /** The sheet that shows a document's line items to people. */
  readonly itemsSheet?: string;
  /** Fields whose value no two records may share, each with the code of the refusal. */
  readonly unique: Readonly<Record<string, 'external_id_taken' | 'sku_taken' | 'number_taken'>>;
  /** Fields of which a new record needs one. */
  readonly alternatives?: readonly string[];
  /** Faults that concern several fields of a body, found without looking anything up. */
  readonly check?: (body: Readonly<JsonObject>) => readonly Problem[];
  /**
   * Looks up what a body refers to although it has other faults, and notes the faults that this shows.
   * @param input validated, but values with a fault are as they were sent
   * @param record the record that would change, null for a new one
   * @throws Refusal with 409: conflicts come before faults
   */
  readonly lookUp?: (input: Readonly<JsonObject>, tx: Transaction, record: JsonObject | null) => void;
  /**
   * The fields that a caller may change in the record's state. Missing or null: all of them.
   */
  readonly editable?: (record: JsonObject) => Editable | null;
  /** Adapts the record's input form to a patch before it is merged, where fields exclude each other. */
  readonly prepareMerge?: (form: JsonObject, patch: Readonly<JsonObject>, record: JsonObject) => JsonObject;
  /**
   * Turns a validated, merged body into the fields of the changed record, unless `editable` says that nothing is
   * computed anew. Missing: the named fields change and nothing else.
   */
  readonly revise?: (input: JsonObject, tx: Transaction, record: JsonObject) => JsonObject;
  /**
   * Makes the further changes that a deletion needs. Records with neither this nor `insteadOfDeletion` are never
   * deleted.
   * @throws Refusal not_deletable
   */
  readonly prepareDeletion?: (record: JsonObject, tx: Transaction) => void;
  /** Lets records be deleted while no other refers to them, and says what to set instead of a deletion. */
  readonly insteadOfDeletion?: string;
  /** The actions that a caller can take on a record, each with its rows in `transitions`. */
  readonly actions?: readonly Action[];
  /** Further actions, whose code stands in the script of rare requests; `otherActions` names them. */
  readonly lateActions?: readonly Action[];
  /** The scope of all that writes these records, which only actions create and change; missing where callers do. */
  readonly actionScope?: string | undefined;
  /** True for a resource that few requests ask for: its declaration and its routes stand in the script of rare requests. */
  readonly isLate?: boolean;
  /**
   * What a caller can do with a record by another path than an action's, as `allowed_actions` names it, each with the
   * name of its rows in `transitions`.
   */
  readonly otherActions?: Readonly<Record<string, string>>;
  /** The state machine of the records: callers, people in the sheet, payments and the calendar all follow it. */
  readonly transitions?: readonly Transition[];
  /** Fields that a list can be filtered by, besides those of every resource. */
  readonly filters: readonly string[];
  /** Fields that a list can be sorted by, besides `created_at` and `updated_at`. */
  readonly sorts?: readonly string[];
  /** Fields that `q` searches; missing when there is no such search. */
  readonly searched?: readonly string[];
  /** The records that an answer shows beside one of these when it is asked to, by the names that `expand` takes. */
  readonly expands?: Readonly<Record<string, Expansion>>;
  /** True when a caller can ask what a creation would make, without making it. */
  readonly previews?: boolean;
  /** Further members of such an answer, from the record that would be made. */
  readonly previewed?: (record: JsonObject, tx: Transaction) => JsonObject;
  /** The event of a creation, unless it is called `created`. */
  readonly createdEvent?: EventType;
  /** The statuses in which something is still to happen to a record; a record in any other is finished. */
  readonly openStatuses?: readonly string[];
  /** Turns a validated body into the content of the new record. Runs under the lock, before anything is written. */
  readonly create: (input: JsonObject, tx: Transaction) => JsonObject;
  /** Makes the further records that a new record needs, once it has its id. */
  readonly made?: (record: JsonObject, input: JsonObject, tx: Transaction) => void;
  /** Computes internal fields from the others whenever a record is written. */
  readonly complete?: (record: JsonObject) => JsonObject;
  /** Values that no answer shows and that nothing tells: the journal keeps them beside the answer. */
  readonly kept?: (record: JsonObject) => JsonObject | undefined;
  /** Computes the derived fields, and what a draft shows, at each read; `today` is the workspace's day. */
  readonly derive?: (record: JsonObject, today: string, settings: Settings) => JsonObject;
}

/**
 * How the records beside another one are found: the one whose id stands in a field of it, or all that have its id in a
 * field of theirs, which needs a column of its own.
 */
export type Expansion =
  | { readonly object: string; readonly idIn: string }
  | { readonly object: string; readonly referringBy: string };

/** The fields that a caller, or an owner in the sheet, may change in some state. */
export interface Editable {
  readonly fields: readonly string[];
  /** The code that refuses a change of another field. An owner's cell of such a field is restored instead. */
  readonly code?: ErrorCode;
  /** Fields that have a value in this state: when an owner clears such a cell, its value is restored. */
  readonly needed?: readonly string[];
  /** True: `revise` computes the record anew, sums and all; false: the named fields change and nothing else. */
  readonly recomputes: boolean;
  /**
   * Checks the changes by further rules; faults are noted in the transaction.
   * @param changes the fields that would change, as they would be kept
   * @returns fields that change with them, such as the default of one that was cleared
   * @throws Refusal invalid_state, period_locked
   */
  readonly check?: (changes: Readonly<JsonObject>, tx: Transaction) => JsonObject;
}

/** A declaration with the types of its own fields; the register holds them all as `Resource`. */
export interface Declaration<F extends Fields>
  extends Omit<
    Resource,
    | 'fields'
    | 'create'
    | 'made'
    | 'previewed'
    | 'complete'
    | 'derive'
    | 'unique'
    | 'revise'
    | 'prepareDeletion'
    | 'editable'
  > {
  readonly fields: F;
  readonly unique: { readonly [Name in keyof F]?: Resource['unique'][string] };
  readonly create: (input: InputOf<F>, tx: Transaction) => Content<F>;
  readonly made?: (record: RecordOf<F>, input: InputOf<F>, tx: Transaction) => void;
  readonly previewed?: (record: RecordOf<F>, tx: Transaction) => JsonObject;
  readonly revise?: (input: InputOf<F>, tx: Transaction, record: RecordOf<F>) => JsonObject;
  readonly prepareDeletion?: (record: RecordOf<F>, tx: Transaction) => void;
  readonly editable?: (record: RecordOf<F>) => Editable | null;
  readonly complete?: (record: RecordOf<F>) => Partial<RecordOf<F>>;
  readonly derive?: (record: RecordOf<F>, today: string, settings: Settings) => JsonObject;
}

/**
 * The content of a new record that its resource decides: everything but the fields that the store sets on every record.
 */
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
