/** Brings a value that a record keeps into the one form that stands for it, however it came about. */
import { canonicalDecimal } from '../billing/decimal.ts';
import { isStored } from './field.ts';
/** Decimals without needless zeros, members in the order of their fields: equal values have equal JSON texts. */
export function canonicalValue(kind, value) {
  if (value === null) return null;
  if (kind.decimal !== undefined) return canonicalDecimal(String(value));
  const inner = kind.fields;
  if (inner === undefined) return value;
  const stored = Object.entries(inner).filter(([, field]) => isStored(field));
  const canonicalObject = (entry) => {
    const members = {};
    for (const [name, field] of stored) members[name] = canonicalValue(field.kind, entry[name] ?? null);
    return members;
  };
  return kind.list === true ? value.map(canonicalObject) : canonicalObject(value);
}
