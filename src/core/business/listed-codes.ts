/** Codes of public lists among the settings: each is looked up at once, because settings change rarely. */
import * as v from 'valibot';
import { addressSchemeFault, exemptionCodeFault } from '../schema/codes/short-code-lists.ts';
import { required } from '../schema/field.ts';
import type { Kind } from '../schema/kind.ts';
import { addressScheme, code, exemptionCode, object } from '../schema/kinds.ts';
import { faultText } from '../schema/problem.ts';

/** The address of the business in the network of electronic invoices. */
export const ownElectronicAddress = object({
  scheme: required(lookedUp(addressScheme, addressSchemeFault), 'The scheme, a code of the list EAS.'),
  value: required(code(100), 'The address within the scheme.'),
});

/** The code of a reason for no tax, of the list VATEX. */
export const ownExemptionCode = lookedUp(exemptionCode, exemptionCodeFault);

// The sentence of a code that is not in the list names the nearest one.
function lookedUp(kind: Kind<string>, faultOf: (code: string) => string | null): Kind<string> {
  return {
    ...kind,
    schema: v.pipe(
      kind.schema,
      v.rawCheck(({ dataset, addIssue }) => {
        const message = dataset.typed ? faultOf(dataset.value) : null;
        if (message !== null) addIssue({ message: faultText('invalid_enum', message) });
      }),
    ),
  };
}
