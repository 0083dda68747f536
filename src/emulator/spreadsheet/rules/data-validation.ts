/** The emulated class DataValidation, a drop-down's rule, and its builder. */
import { strict } from '../../realm/strict.ts';
import type { DocumentAccess } from '../access/document-access.ts';
import type { ValidationRule } from '../mutations/mutation.ts';
import {
  validationRules,
  rangeReferences,
  standsFor,
  signatureError,
  textArgument,
  truthArgument,
} from '../access/script-arguments.ts';

/** A drop-down with that rule. */
export function createDataValidation(document: DocumentAccess, rule: ValidationRule): object {
  const { realm } = document.execution;
  const object: object = strict(realm, 'DataValidation', {
    getCriteriaValues() {
      const { source, values } = rule;
      const list =
        source === undefined ? realm.array(values) : document.rangeObject(source.sheetId, source.area);
      return realm.array<unknown>([list, true]);
    },
    getAllowInvalid: () => rule.allowInvalid,
    getHelpText: () => rule.helpText ?? null,
  });
  validationRules.set(object, rule);
  return object;
}

/** A builder of a rule, which allows other values with a warning until it is told otherwise, as Google's does. */
export function createDataValidationBuilder(document: DocumentAccess): object {
  const { realm } = document.execution;
  let draft: Partial<ValidationRule> = {};
  const className = 'DataValidationBuilder';
  const builder: object = strict(realm, className, {
    requireValueInList(...args: unknown[]) {
      const [values] = args;
      if (!Array.isArray(values)) throw signatureError(realm, `${className}.requireValueInList`, args);
      const { source: _source, ...rest } = draft;
      draft = { ...rest, values: values.map(String) };
      return builder;
    },
    requireValueInRange(...args: unknown[]) {
      const source = standsFor(rangeReferences, args[0]);
      if (source === undefined) throw signatureError(realm, `${className}.requireValueInRange`, args);
      draft = { ...draft, values: [], source };
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
      const { values, source, allowInvalid = true, helpText } = draft;
      if (values === undefined)
        throw realm.exception('Cannot build a DataValidation object without a criteria. Specify one first.');
      return createDataValidation(document, {
        values,
        allowInvalid,
        ...(source === undefined ? {} : { source }),
        ...(helpText === undefined ? {} : { helpText }),
      });
    },
  });
  return builder;
}
