/** Documents what the check of an electronic invoice answers. */
import { profileNames } from '../../core/documents/einvoice/profiles.ts';
import { answerObject, type Definitions, define, type JsonSchema, schemaReference } from './json-schema.ts';

/** The name of the schema of a fact that an electronic invoice lacks. */
export const missingFactName = 'MissingFact';

const checkName = 'EinvoiceCheck';

/** Adds the schema of a fact that an electronic invoice lacks. */
export function defineMissingFact(definitions: Definitions): void {
  define(definitions, missingFactName, {
    ...answerObject({
      rule: {
        type: 'string',
        description: 'The id of the rule in EN 16931 or in the profile.',
        examples: ['BR-11'],
      },
      pointer: {
        type: 'string',
        description:
          'JSON Pointer to the field of the document. What is under `/seller` stands in the workspace, and is filled in once; what is under `/customer`, in the customer.',
        examples: ['/customer/billing_address/country'],
      },
      message: { type: 'string', description: 'What to do, for people.' },
    }),
    description: 'One fact that is missing or wrong.',
  });
}

/** Adds the schema of a check unless it is known, as invoices and credit notes share it; refers to it. */
export function defineEInvoiceCheck(definitions: Definitions): JsonSchema {
  if (definitions.has(checkName)) return schemaReference(checkName);
  const facts: JsonSchema = { type: 'array', items: schemaReference(missingFactName) };
  return define(
    definitions,
    checkName,
    answerObject({
      object: { type: 'string', const: 'einvoice_check' },
      profile: { type: 'string', examples: profileNames(), description: 'The profile that was checked.' },
      ready: { type: 'boolean', description: 'True when the document can be exported with this profile.' },
      missing: { ...facts, description: 'What hinders it.' },
      warnings: { ...facts, description: 'What is accepted, and should be looked at.' },
    }),
  );
}
