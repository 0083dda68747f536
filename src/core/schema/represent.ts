/** Turns a record into the object that an answer shows, and such an object back into the record. */
import { countDecimals, toFixedText, parseDecimal } from '../billing/decimal.ts';
import { type Fields, isShown, isStored } from './field.ts';
import type { Kind } from './kind.ts';

export type JsonObject = { [name: string]: unknown };

/**
 * @param record the stored fields and the derived ones, by name
 * @param currencyDecimals how many decimals the money of this record has at least
 */
export function represent(
  fields: Fields,
  record: Readonly<JsonObject>,
  currencyDecimals: number,
): JsonObject {
  const shown: JsonObject = {};
  const amounts: JsonObject = {};
  let decimals = 0;
  for (const [name, field] of Object.entries(fields)) {
    if (!isShown(field)) continue;
    const { kind } = field;
    const value = record[name] ?? null;
    if (kind.decimal === undefined) {
      shown[name] = name === 'amounts' ? amounts : representValue(kind, value, currencyDecimals);
      continue;
    }
    decimals += 1;
    const exact = value === null ? null : exactText(kind, value as string, currencyDecimals);
    amounts[name] = exact;
    shown[name] = exact === null || kind.decimal.as === 'string' ? exact : Number(exact);
  }
  if (decimals === 0) return shown;
  // A document names its currency with its amounts: they are what people copy elsewhere.
  if ('currency' in fields && 'items' in fields) amounts.currency = record.currency ?? null;
  shown.amounts = amounts;
  return shown;
}

function representValue(kind: Kind<unknown>, value: unknown, currencyDecimals: number): unknown {
  if (value === null) return null;
  const inner = kind.fields;
  if (inner === undefined) return value;
  if (kind.list === true)
    return (value as JsonObject[]).map((entry) => represent(inner, entry, currencyDecimals));
  return represent(inner, value as JsonObject, currencyDecimals);
}

function exactText(kind: Kind<unknown>, value: string, currencyDecimals: number): string {
  if (kind.decimal?.money !== true) return value;
  // A unit price may be finer than its currency.
  return toFixedText(value, Math.max(currencyDecimals, countDecimals(value)));
}

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
