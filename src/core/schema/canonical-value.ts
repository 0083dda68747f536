/** Brings a value that a record keeps into the one form that stands for it, however it came about. */
import { canonicalDecimal } from '../billing/decimal.ts';
import { isStored } from './field.ts';
import type { Kind } from './kind.ts';
import type { JsonObject } from './represent.ts';

/** Decimals without needless zeros, members in the order of their fields: equal values have equal JSON texts. */
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
