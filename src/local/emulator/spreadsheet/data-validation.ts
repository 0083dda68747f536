/** The emulated class DataValidation, a drop-down's rule. */
import type { Realm } from '../realm.ts';
import { strict } from '../strict.ts';
import { createDataValidationBuilder } from './data-validation-builder.ts';
import type { ValidationRule } from './mutation.ts';
import { validationRules } from './script-objects.ts';

/** The kinds of rules that the emulator knows. */
export const dataValidationCriteria = { VALUE_IN_LIST: 'VALUE_IN_LIST' } as const;

export function createDataValidation(realm: Realm, rule: ValidationRule): object {
  const object: object = strict('DataValidation', {
    getCriteriaType: () => dataValidationCriteria.VALUE_IN_LIST,
    getCriteriaValues: () => realm.array<unknown>([realm.array(rule.values), true]),
    getAllowInvalid: () => rule.allowInvalid,
    getHelpText: () => rule.helpText ?? null,
    copy: () => createDataValidationBuilder(realm, rule),
  });
  validationRules.set(object, rule);
  return object;
}
