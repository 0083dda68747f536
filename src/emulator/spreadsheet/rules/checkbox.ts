/** The rule of a checkbox: which value stands for the ticked box and which for the empty one. */
import type { EnteredCell, ValidationRule } from '../mutations/mutation.ts';

type CheckboxRule = ValidationRule & { readonly checkbox: NonNullable<ValidationRule['checkbox']> };

/** @param given the value of the ticked box, or of both; true and false when none is given */
export function checkboxRule(given: readonly EnteredCell[]): CheckboxRule {
  const [checked = true, unchecked = given.length === 0 ? false : null] = given.map(plain);
  const values = [checked, unchecked].flatMap((value) =>
    value === null ? [] : [typeof value === 'boolean' ? String(value).toUpperCase() : String(value)],
  );
  return { values, allowInvalid: false, checkbox: { checked, unchecked, given: given.map(plain) } };
}

function plain(value: EnteredCell): string | number | boolean | null {
  return typeof value === 'object' ? null : value;
}
