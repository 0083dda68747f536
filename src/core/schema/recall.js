/** Turns an object that an answer showed back into the record that it was made of. */
import { parseDecimal } from '../billing/decimal.ts';
import { isShown, isStored } from './field.ts';
/** The stored fields of a representation; derived and internal fields are left out. */
export function recall(fields, shown) {
  const record = {};
  for (const [name, field] of Object.entries(fields)) {
    if (isStored(field) && isShown(field)) record[name] = recallValue(field.kind, shown[name] ?? null);
  }
  return record;
}
function recallValue(kind, value) {
  if (value === null) return null;
  if (kind.decimal !== undefined) {
    const parsed = parseDecimal(value);
    if (!parsed.ok) throw new Error(`A stored decimal is not one: ${String(value)}`);
    return parsed.value;
  }
  const inner = kind.fields;
  if (inner === undefined) return value;
  if (kind.list === true) return value.map((entry) => recall(inner, entry));
  return recall(inner, value);
}
