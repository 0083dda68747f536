/** Checks whether a record can keep a value in a field, because a file may hold anything. */
import { parseDecimal } from '../billing/decimal.ts';
import { type Field, type Fields, isShown, isStored } from '../schema/field.ts';
import { isObject } from '../schema/merge-patch.ts';
import type { JsonObject } from '../schema/represent.ts';

/** The first field whose value is of another kind than its own, or null. */
export function findWrongField(fields: Fields, record: Readonly<JsonObject>): string | null {
  const wrong = Object.entries(fields).find(
    ([name, field]) => isStored(field) && isShown(field) && !isOfKind(field, record[name] ?? null),
  );
  return wrong?.[0] ?? null;
}

/** True for fields that a record may have no value for. */
export function mayBeNull({ mode }: Field): boolean {
  return mode === 'optional' || mode === 'readOnlyNullable';
}

function isOfKind(field: Field, value: unknown): boolean {
  if (value === null) return mayBeNull(field);
  const { decimal, fields: inner, list, cell } = field.kind;
  if (decimal !== undefined) return parseDecimal(value).ok;
  if (inner !== undefined) {
    const entries: unknown = list === true ? value : [value];
    return (
      Array.isArray(entries) &&
      entries.every((entry) => isObject(entry) && findWrongField(inner, entry) === null)
    );
  }
  return typeof value === typeNames[cell];
}

const typeNames = { text: 'string', number: 'number', boolean: 'boolean', json: 'object' } as const;
