/** Writes a stored record as the body that would create it, so that a patch can be applied to it. */
import { isGiven, isStored } from './field.ts';
/** The fields that a patch may change, decimals as text; those without a value are left out. */
export function inputForm(fields, record) {
  const form = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = record[name] ?? null;
    // The words of an action's field go beyond those that a creation takes.
    if (!isGiven(field) || field.createOnly === true || !isStored(field) || value === null) continue;
    const inner = field.kind.fields;
    if (inner === undefined) form[name] = value;
    else if (field.kind.list === true) form[name] = value.map((entry) => inputForm(inner, entry));
    else form[name] = inputForm(inner, value);
  }
  return form;
}
