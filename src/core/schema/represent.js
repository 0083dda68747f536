/** Turns a record into the object that an answer shows: decimals in the wire's form, exact texts beside them. */
import { countDecimals, toFixedText } from '../billing/decimal.ts';
import { isShown } from './field.ts';
/**
 * @param record the stored fields and the derived ones, by name
 * @param currencyDecimals how many decimals the money of this record has at least
 */
export function represent(fields, record, currencyDecimals) {
  const shown = {};
  const amounts = {};
  let decimals = 0;
  for (const [name, field] of Object.entries(fields)) {
    if (!isShown(field)) continue;
    const { kind } = field;
    const value = record[name] ?? null;
    shown[name] = name === 'amounts' ? amounts : representValue(kind, value, currencyDecimals);
    if (kind.decimal === undefined) continue;
    decimals += 1;
    amounts[name] = value === null ? null : exactText(kind, value, currencyDecimals);
  }
  if (decimals === 0) return shown;
  // A document names its currency with its amounts: they are what people copy elsewhere.
  if ('currency' in fields && 'items' in fields) amounts.currency = record.currency ?? null;
  shown.amounts = amounts;
  return shown;
}
function representValue(kind, value, currencyDecimals) {
  if (value === null) return null;
  if (kind.decimal !== undefined) {
    const exact = exactText(kind, value, currencyDecimals);
    return kind.decimal.as === 'string' ? exact : Number(exact);
  }
  const inner = kind.fields;
  if (inner === undefined) return value;
  if (kind.list === true) return value.map((entry) => represent(inner, entry, currencyDecimals));
  return represent(inner, value, currencyDecimals);
}
function exactText(kind, value, currencyDecimals) {
  if (kind.decimal?.money !== true) return value;
  // A unit price may be finer than its currency.
  return toFixedText(value, Math.max(currencyDecimals, countDecimals(value)));
}
