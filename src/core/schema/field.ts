/** A field of a resource, declared once: validation, type, column, answer and documentation derive from it. */
import type { Kind } from './kind.ts';
import type { JsonObject } from './represent.ts';

export interface Field<Value = unknown, Mode extends FieldMode = FieldMode> {
  readonly kind: Kind<Value>;
  readonly mode: Mode;
  readonly description: string;
  readonly column?: Column;
  /** True for a field that is given on creation, and that only actions change from then on. */
  readonly createOnly?: boolean;
  /** The internal field by which lists compare this one. */
  readonly comparedBy?: string;
  /** Other names under which callers look for the field: a fault about such a name suggests it. */
  readonly aliases?: readonly string[];
  /** Fields of a line that a patch of this one clears, because only one of them has a value. */
  readonly excludes?: readonly string[];
  /** Fields of a line that another value of this one fills. */
  readonly supplies?: readonly string[];
  /** The value of records that were written before the field was declared, where it is not what `emptyValue` gives. */
  readonly before?: unknown;
  /** True for a value that belongs to this one record: a copy of the record does not have it. */
  readonly single?: boolean;
  /** True for a value that is no part of what the record says: its change leaves version, time and entity tag alone. */
  readonly apart?: boolean;
  /** True for a derived value that may be null. */
  readonly nullable?: boolean;
  /** The facts that decide a derived flag. */
  readonly from?: FlagSource;
  /** The scope that a body with this field needs unless it has the other one, because it may make a further record. */
  readonly needs?: { readonly scope: string; readonly unless: string };
}

/**
 * The caller gives `required`, `optional` and `defaulted` fields; the server fills a default in the last, which is
 * never null in a record. `input` is taken on creation and shows in other fields. The server sets `readOnly` fields,
 * which are never null, and `readOnlyNullable` ones. An `internal` field is stored and never shown, a `derived` one
 * is computed at each read and never stored.
 */
type FieldMode =
  | 'required'
  | 'optional'
  | 'defaulted'
  | 'input'
  | 'readOnlyNullable'
  | 'readOnly'
  | 'internal'
  | 'derived';

/** True for fields that a caller may give. */
export function isGiven({ mode }: Field): boolean {
  return mode === 'required' || mode === 'optional' || mode === 'defaulted' || mode === 'input';
}

/** True for fields that a record keeps. */
export function isStored({ mode }: Field): boolean {
  return mode !== 'derived' && mode !== 'input';
}

/** True for fields that a record may have without a value. */
export function isNullable({ mode }: Field): boolean {
  return mode === 'optional' || mode === 'readOnlyNullable';
}

/** The value that a record has in a field which was never written: decimals are decimal text. */
export function emptyValue(field: Field): unknown {
  const { kind, before } = field;
  if (before !== undefined) return before;
  if (isNullable(field)) return null;
  if (kind.list === true) return [];
  if (kind.cell === 'json') return {};
  if (kind.cell === 'boolean') return false;
  if (kind.cell === 'number') return kind.decimal === undefined ? 0 : '0';
  return null;
}

/** True for fields whose cell a person may correct: the others are the API's to decide. */
export function isCorrectable(field: Field): boolean {
  return isGiven(field) && field.createOnly !== true && field.column?.computed !== true;
}

/** True for fields that an answer shows. */
export function isShown({ mode }: Field): boolean {
  return mode !== 'internal' && mode !== 'input';
}

/** The facts that decide a derived flag. */
export interface FlagSource {
  /** The states in which it can be true. */
  readonly statuses: readonly string[];
  /** The day that must have passed for the flag to be true; it has a column of its own. */
  readonly day: string;
  /**
   * Other fields that decide; they have columns, too. Once a record is paid or closed, its status has decided as they
   * do.
   */
  readonly needs: readonly string[];
}

interface Column {
  /** The header that people see and by which the column is found; before those of an object's fields that have one. */
  readonly header: string;
  /** How people read and type what no cell holds as it is. */
  readonly form?: ColumnForm;
  /** True for a column to the right of those that people work with; it is protected with a warning. */
  readonly system?: boolean;
  /** True for a column that is not shown to people at all. */
  readonly hidden?: boolean;
  /** True for a value that is computed from other fields, though a caller may give it. */
  readonly computed?: boolean;
}

/** A text that stands for values of one or more fields. */
export interface ColumnForm {
  /** Empty for no value. */
  readonly write: (record: Readonly<JsonObject>) => string;
  /** The fields that a text decides, whichever text it is; null for one that cannot be read. */
  readonly read: (text: string) => JsonObject | null;
  /** What a person is told of a text that cannot be read, after "the cell". */
  readonly fault: string;
}

export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F> =
  F extends Field<infer Value, infer Mode>
    ? Mode extends 'optional' | 'readOnlyNullable'
      ? Value | null
      : Value
    : never;

/** A record as the store keeps it: all fields but the derived ones; decimals are canonical decimal text. */
export type RecordOf<F extends Fields> = {
  -readonly [Name in keyof F as F[Name]['mode'] extends 'derived' | 'input' ? never : Name]: ValueOf<F[Name]>;
};

/** The result of validating a request body: the fields that a caller may give, null where the caller gave nothing. */
export type InputOf<F extends Fields> = {
  readonly [Name in keyof F as F[Name]['mode'] extends 'required' | 'optional' | 'defaulted' | 'input'
    ? Name
    : never]: F[Name] extends Field<infer Value, infer Mode>
    ? Mode extends 'required'
      ? Value
      : Value | null
    : never;
};

type Options = Omit<Field, 'kind' | 'mode' | 'description'>;

/** Declares a field that must be given on creation. */
export function required<V>(kind: Kind<V>, description: string, options: Options = {}): Field<V, 'required'> {
  return { kind, mode: 'required', description, ...options };
}

/** Declares a field that may be given; it is null when it was not. */
export function optional<V>(kind: Kind<V>, description: string, options: Options = {}): Field<V, 'optional'> {
  return { kind, mode: 'optional', description, ...options };
}

/** Declares a field that may be given; the server fills in a default when it was not. */
export function defaulted<V>(
  kind: Kind<V>,
  description: string,
  options: Options = {},
): Field<V, 'defaulted'> {
  return { kind, mode: 'defaulted', description, ...options };
}

/** Declares a field that the server sets, and that is null while it has no value. */
export function readOnlyNullable<V>(
  kind: Kind<V>,
  description: string,
  options: Options = {},
): Field<V, 'readOnlyNullable'> {
  return { kind, mode: 'readOnlyNullable', description, ...options };
}

/** Declares a field that the server sets, and that is never null. */
export function readOnly<V>(kind: Kind<V>, description: string, options: Options = {}): Field<V, 'readOnly'> {
  return { kind, mode: 'readOnly', description, ...options };
}

/** Declares a field that may be given on creation, and that shows in other fields only. */
export function input<V>(kind: Kind<V>, description: string): Field<V, 'input'> {
  return { kind, mode: 'input', description };
}

/** Declares a field that is stored for the store's own searches and never shown. */
export function internal<V>(kind: Kind<V>, description: string, options: Options = {}): Field<V, 'internal'> {
  return { kind, mode: 'internal', description, ...options };
}

/**
 * Declares a field that is computed whenever the record is shown, and never stored.
 * @param from the facts that decide a flag, so that a list reads nothing else
 */
export function derived<V>(kind: Kind<V>, description: string, from?: FlagSource): Field<V, 'derived'> {
  return { kind, mode: 'derived', description, ...(from !== undefined && { from }) };
}
