/** The emulated class DataValidationBuilder. */
import { strict } from '../../realm/strict.ts';
import { createDataValidation } from './data-validation.ts';
import type { DocumentAccess } from '../access/document-access.ts';
import type { ValidationRule } from '../mutations/mutation.ts';
import { rangeReferences, standsFor } from '../access/script-objects.ts';
import { signatureError, textArgument, truthArgument } from '../access/script-arguments.ts';

/** New rules allow other values with a warning, as Google's do. */
export function createDataValidationBuilder(document: DocumentAccess, from?: ValidationRule): object {
  const { realm } = document.execution;
  let draft: Partial<ValidationRule> = from ?? { allowInvalid: true };
  const className = 'DataValidationBuilder';
  const builder: object = strict(className, {
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
