/** Brings values into one form, so that equal values have equal texts. */
import { canonicalDecimal, parseDecimal } from '../billing/decimal.ts';
import { isStored } from './field.ts';
import type { Kind } from './kind.ts';
import type { JsonObject } from './represent.ts';

export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson((value as JsonObject)[name])}`);
  return `{${members.join(',')}}`;
}

/** True for values with the same content. */
export function isSame(one: unknown, other: unknown): boolean {
  // Lists of thousands of entries need no look at them.
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false;
  return canonicalJson(one) === canonicalJson(other);
}

/** True for two texts or numbers of one decimal, which are many: a field that says the same is not changed. */
export function isSameDecimal(kind: Kind<unknown> | undefined, one: unknown, other: unknown): boolean {
  if (kind?.decimal === undefined || one === null || other === null) return false;
  const [left, right] = [parseDecimal(one), parseDecimal(other)];
  return left.ok && right.ok && left.value === right.value;
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
