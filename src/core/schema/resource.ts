/** What a resource declares, once: from it come its type, its sheet, its routes and its documentation. */
import type { Draft } from './draft.ts';
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
  /** The sheet that people see. */
  readonly sheet: string;
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
  /** Turns a validated body into what is to be stored. Runs under the lock, before anything is written. */
  readonly create: (input: JsonObject, draft: Draft) => JsonObject;
  /** Internal fields, made of the others whenever a record is written. */
  readonly complete?: (record: JsonObject) => JsonObject;
  /** What is computed at each read; `today` is the workspace's day. */
  readonly derive?: (record: JsonObject, today: string) => JsonObject;
}

/** A declaration with the types of its own fields; the register holds them all as `Resource`. */
export interface Declaration<F extends Fields>
  extends Omit<Resource, 'fields' | 'create' | 'complete' | 'derive' | 'unique'> {
  readonly fields: F;
  readonly unique: { readonly [Name in keyof F]?: Resource['unique'][string] };
  readonly create: (input: InputOf<F>, draft: Draft) => Content<F>;
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
