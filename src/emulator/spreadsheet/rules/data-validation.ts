/** The emulated class DataValidation, a drop-down's rule, and its builder. */
import { strict } from '../../realm/strict.ts';
import type { DocumentAccess } from '../access/document-access.ts';
import { enteredCell } from '../typing/entered-values.ts';
import { checkboxRule } from './checkbox.ts';
import type { ValidationRule } from '../mutations/mutation.ts';
import {
  validationRules,
  rangeReferences,
  standsFor,
  signatureError,
  textArgument,
  truthArgument,
} from '../access/script-arguments.ts';

/** The kinds of rules that the emulator knows. */
export const dataValidationCriteria = {
  CHECKBOX: 'CHECKBOX',
  VALUE_IN_LIST: 'VALUE_IN_LIST',
  VALUE_IN_RANGE: 'VALUE_IN_RANGE',
} as const;

/** A drop-down with that rule. */
export function createDataValidation(document: DocumentAccess, rule: ValidationRule): object {
  const { realm } = document.execution;
  const object: object = strict(realm, 'DataValidation', {
    getCriteriaType: () => {
      if (rule.checkbox !== undefined) return dataValidationCriteria.CHECKBOX;
      return rule.source === undefined
        ? dataValidationCriteria.VALUE_IN_LIST
        : dataValidationCriteria.VALUE_IN_RANGE;
    },
    getCriteriaValues: () => {
      const { source, values, checkbox } = rule;
      if (checkbox !== undefined) return realm.array<unknown>(checkbox.given);
      const list =
        source === undefined ? realm.array(values) : document.rangeObject(source.sheetId, source.area);
      return realm.array<unknown>([list, true]);
    },
    getAllowInvalid: () => rule.allowInvalid,
    getHelpText: () => rule.helpText ?? null,
    copy: () => createDataValidationBuilder(document, rule),
  });
  validationRules.set(object, rule);
  return object;
}

/**
 * A builder of a rule, blank or with the parts of another. A new rule allows other values with a warning, as Google's
 * does.
 */
export function createDataValidationBuilder(document: DocumentAccess, from?: ValidationRule): object {
  const { realm } = document.execution;
  let draft: Partial<ValidationRule> = from ?? { allowInvalid: true };
  const className = 'DataValidationBuilder';
  const builder: object = strict(realm, className, {
    requireValueInList(...args: unknown[]) {
      const [values] = args;
      if (!Array.isArray(values)) throw signatureError(realm, `${className}.requireValueInList`, args);
      const { source: _source, checkbox: _checkbox, ...rest } = draft;
      draft = { ...rest, values: values.map(String) };
      return builder;
    },
    requireValueInRange(...args: unknown[]) {
      const source = standsFor(rangeReferences, args[0]);
      if (source === undefined) throw signatureError(realm, `${className}.requireValueInRange`, args);
      const { checkbox: _checkbox, ...rest } = draft;
      draft = { ...rest, values: [], source };
      return builder;
    },
    requireCheckbox(...args: unknown[]) {
      const { source: _source, ...rest } = draft;
      const { values, checkbox } = checkboxRule(args.map((value) => enteredCell(realm, value)));
      draft = { ...rest, values, checkbox };
      return builder;
    },
    setAllowInvalid(isAllowed: unknown) {
      const allowInvalid = truthArgument(realm, `${className}.setAllowInvalid`, isAllowed);
      draft = { ...draft, allowInvalid };
      return builder;
    },
    setHelpText(text: unknown) {
      draft = { ...draft, helpText: textArgument(realm, `${className}.setHelpText`, text) };
      return builder;
    },
    build() {
      const { values, source, checkbox, allowInvalid = true, helpText } = draft;
      if (values === undefined)
        throw realm.exception('Cannot build a DataValidation object without a criteria. Specify one first.');
      return createDataValidation(document, {
        values,
        allowInvalid,
        ...(source === undefined ? {} : { source }),
        ...(checkbox === undefined ? {} : { checkbox }),
        ...(helpText === undefined ? {} : { helpText }),
      });
    },
  });
  return builder;
}
