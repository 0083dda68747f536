/**
 * Reads the arguments that a script passes to a service: checks their types, recognises emulated objects, and refuses
 * in Google's words.
 */
import type { Realm } from '../../realm/realm.ts';
import { badSignature } from '../../realm/bad-signature.ts';
import type { GridArea, ChartSnapshot, ConditionalFormat } from '../workbook/workbook-snapshot.ts';
import type { ValidationRule } from '../mutations/mutation.ts';

/** The refusal of arguments that fit no signature of `SpreadsheetApp.<member>`. */
export function signatureError(realm: Realm, member: string, args: readonly unknown[]): Error {
  return badSignature(realm, `SpreadsheetApp.${member}`, args);
}

/** The arguments as whole numbers; `least` to `most` of them. */
export function numberArguments(
  realm: Realm,
  member: string,
  args: readonly unknown[],
  count: { readonly least: number; readonly most: number },
): readonly number[] {
  const isRight =
    args.length >= count.least &&
    args.length <= count.most &&
    args.every((value) => typeof value === 'number');
  if (!isRight) throw signatureError(realm, member, args);
  return args.map((value) => Math.trunc(Number(value)));
}

/** The only argument as text. */
export function textArgument(realm: Realm, member: string, value: unknown): string {
  if (typeof value !== 'string') throw signatureError(realm, member, [value]);
  return value;
}

/** The only argument as a truth value. */
export function truthArgument(realm: Realm, member: string, value: unknown): boolean {
  if (typeof value !== 'boolean') throw signatureError(realm, member, [value]);
  return value;
}

/** A table whose size must be that of the range. */
export function tableArgument(
  realm: Realm,
  member: string,
  value: unknown,
  size: { readonly rows: number; readonly columns: number },
): readonly (readonly unknown[])[] {
  if (!Array.isArray(value) || !value.every((row) => Array.isArray(row)))
    throw signatureError(realm, member, [value]);
  if (value.length !== size.rows) throw realm.exception(sizeMismatch('rows', value.length, size.rows));
  for (const row of value)
    if (row.length !== size.columns) throw realm.exception(sizeMismatch('columns', row.length, size.columns));
  return value;
}

function sizeMismatch(what: 'rows' | 'columns', given: number, wanted: number): string {
  return (
    `The number of ${what} in the data does not match the number of ${what} in the range. ` +
    `The data has ${given} but the range has ${wanted}.`
  );
}

/** The sheet and area of a Range object. */
interface RangeReference {
  readonly sheetId: number;
  readonly area: GridArea;
}

export const rangeReferences = new WeakMap<object, RangeReference>();
export const sheetIds = new WeakMap<object, number>();
export const validationRules = new WeakMap<object, ValidationRule>();
export const conditionalFormats = new WeakMap<object, ConditionalFormat & { readonly sheetId: number }>();

export const charts = new WeakMap<object, ChartSnapshot>();

/** The value that was registered for an emulated object; undefined for anything else. */
export function standsFor<T>(register: WeakMap<object, T>, value: unknown): T | undefined {
  return typeof value === 'object' && value !== null ? register.get(value) : undefined;
}
