/** Turns a record into the object that an answer shows, and such an object back into the record. */
import { currencyDecimals } from '../billing/currency.ts';
import { countDecimals, toFixedText, parseDecimal } from '../billing/decimal.ts';
import { emptyValue, type Fields, isShown, isStored } from './field.ts';
import type { Kind } from './kind.ts';

export type JsonObject = { [name: string]: unknown };

// A record without a currency is shown with the decimals that most currencies have.
const usualDecimals = 2;

/**
 * The record as an answer shows it: decimals as numbers, and once more as exact text in `amounts`, with their currency.
 * @param record the stored fields and the derived ones, by name
 * @param inherited the currency of the record around it; undefined when there is none
 */
export function represent(fields: Fields, record: Readonly<JsonObject>, inherited?: unknown): JsonObject {
  const currency = 'currency' in fields ? (record.currency ?? null) : inherited;
  const moneyDecimals = decimalsOf(currency);
  const shown: JsonObject = {};
  const amounts: JsonObject = {};
  let decimals = 0;
  for (const [name, field] of Object.entries(fields)) {
    if (!isShown(field)) continue;
    const { kind } = field;
    const value = record[name] ?? null;
    if (kind.decimal === undefined) {
      shown[name] = name === 'amounts' ? amounts : representValue(kind, value, currency);
      continue;
    }
    decimals += 1;
    const exact = value === null ? null : exactText(kind, value as string, moneyDecimals);
    amounts[name] = exact;
    shown[name] = exact === null || kind.decimal.as === 'string' ? exact : Number(exact);
  }
  if (decimals === 0) return shown;
  // The amounts are what people copy elsewhere, so they say of which currency they are.
  if (currency !== undefined) amounts.currency = currency;
  shown.amounts = amounts;
  return shown;
}

function decimalsOf(currency: unknown): number {
  return typeof currency === 'string' ? (currencyDecimals(currency) ?? usualDecimals) : usualDecimals;
}

function representValue(kind: Kind<unknown>, value: unknown, currency: unknown): unknown {
  if (value === null) return null;
  const inner = kind.fields;
  if (inner === undefined) return value;
  if (kind.list === true) return (value as JsonObject[]).map((entry) => represent(inner, entry, currency));
  return represent(inner, value as JsonObject, currency);
}

function exactText(kind: Kind<unknown>, value: string, decimals: number): string {
  if (kind.decimal?.money !== true) return value;
  // A unit price may be finer than its currency.
  return toFixedText(value, Math.max(decimals, countDecimals(value)));
}

/**
 * The stored fields of a representation; derived and internal fields are left out. A field that is newer than the
 * representation is as one that was never written.
 */
export function recall(fields: Fields, shown: Readonly<JsonObject>): JsonObject {
  const record: JsonObject = {};
  for (const [name, field] of Object.entries(fields)) {
    if (isStored(field) && isShown(field))
      record[name] = recallValue(field.kind, shown[name] ?? emptyValue(field));
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
