/** Brings values into one form, so that equal values have equal texts. */
import { canonicalDecimal } from '../billing/decimal.ts';
import { isStored } from './field.ts';
import type { Kind } from './kind.ts';
import type { JsonObject } from './represent.ts';

export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

/** True for values with the same content. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

/**
 * Writes decimals without needless zeros, and members in the order of their fields: equal values have equal JSON texts.
 */
export function canonicalValue(kind: Kind<unknown>, value: unknown): unknown {
  if (value === null) return null;
  if (kind.decimal !== undefined) return canonicalDecimal(String(value));
  const inner = kind.fields;
  if (inner === undefined) return value;
  const stored = Object.entries(inner).filter(([, field]) => isStored(field));
  const canonicalObject = (entry: JsonObject): JsonObject => {
    const members: JsonObject = {};
    for (const [name, field] of stored) members[name] = canonicalValue(field.kind, entry[name] ?? null);
    return members;
  };
  return kind.list === true
    ? (value as JsonObject[]).map(canonicalObject)
    : canonicalObject(value as JsonObject);
}
