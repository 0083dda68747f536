/** The emulated class DataValidation, a drop-down's rule. */
import { strict } from '../../realm/strict.ts';
import type { DocumentAccess } from '../access/document-access.ts';
import { createDataValidationBuilder } from './data-validation-builder.ts';
import type { ValidationRule } from '../mutations/mutation.ts';
import { createRange } from '../range/range.ts';
import { validationRules } from '../access/script-objects.ts';

/** The kinds of rules that the emulator knows. */
export const dataValidationCriteria = {
  VALUE_IN_LIST: 'VALUE_IN_LIST',
  VALUE_IN_RANGE: 'VALUE_IN_RANGE',
} as const;

export function createDataValidation(document: DocumentAccess, rule: ValidationRule): object {
  const { realm } = document.execution;
  const object: object = strict('DataValidation', {
    getCriteriaType: () =>
      rule.source === undefined
        ? dataValidationCriteria.VALUE_IN_LIST
        : dataValidationCriteria.VALUE_IN_RANGE,
    getCriteriaValues: () => {
      const { source, values } = rule;
      const list =
        source === undefined ? realm.array(values) : createRange(document, source.sheetId, source.area);
      return realm.array<unknown>([list, true]);
    },
    getAllowInvalid: () => rule.allowInvalid,
    getHelpText: () => rule.helpText ?? null,
    copy: () => createDataValidationBuilder(document, rule),
  });
  validationRules.set(object, rule);
  return object;
}
