/** The emulated class DataValidationBuilder. */
import type { Realm } from '../realm.ts';
import { strict } from '../strict.ts';
import { createDataValidation } from './data-validation.ts';
import type { ValidationRule } from './mutation.ts';
import { signatureError, textArgument, truthArgument } from './script-arguments.ts';

/** New rules allow other values with a warning, as Google's do. */
export function createDataValidationBuilder(realm: Realm, from?: ValidationRule): object {
  let draft: Partial<ValidationRule> = from ?? { allowInvalid: true };
  const className = 'DataValidationBuilder';
  const builder: object = strict(className, {
    requireValueInList(...args: unknown[]) {
      const [values] = args;
      if (!Array.isArray(values)) throw signatureError(realm, `${className}.requireValueInList`, args);
      draft = { ...draft, values: values.map(String) };
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
      const { values, allowInvalid = true, helpText } = draft;
      if (values === undefined)
        throw realm.exception('Cannot build a DataValidation object without a criteria. Specify one first.');
      return createDataValidation(realm, {
        values,
        allowInvalid,
        ...(helpText === undefined ? {} : { helpText }),
      });
    },
  });
  return builder;
}
