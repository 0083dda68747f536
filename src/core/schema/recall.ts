/** Turns an object that an answer showed back into the record that it was made of. */
import { parseDecimal } from '../billing/decimal.ts';
import { type Fields, isShown, isStored } from './field.ts';
import type { Kind } from './kind.ts';
import type { JsonObject } from './represent.ts';

/** The stored fields of a representation; derived and internal fields are left out. */
export function recall(fields: Fields, shown: Readonly<JsonObject>): JsonObject {
  const record: JsonObject = {};
  for (const [name, field] of Object.entries(fields)) {
    if (isStored(field) && isShown(field)) record[name] = recallValue(field.kind, shown[name] ?? null);
  }
  return record;
}

function recallValue(kind: Kind<unknown>, value: unknown): unknown {
  if (value === null) return null;
  if (kind.decimal !== undefined) {
    const parsed = parseDecimal(value);
    if (!parsed.ok) throw new Error(`A stored decimal is not one: ${String(value)}`);
    return parsed.value;
  }
  const inner = kind.fields;
  if (inner === undefined) return value;
  if (kind.list === true) return (value as JsonObject[]).map((entry) => recall(inner, entry));
  return recall(inner, value as JsonObject);
}
