/** Documents problem documents (RFC 9457), the format of every error. */
import { faultsMax } from '../../core/schema/problem.ts';
import { codeMeanings, fieldCodes } from './code-meanings.ts';
import { defineMissingFact, missingFactName } from './einvoice-schemas.ts';
import { type Definitions, define, type JsonSchema, schemaReference } from './json-schema.ts';

/** The name of the schema of problem documents. */
export const problemName = 'Problem';

/** The members that belong to some codes only. */
const ofSomeCodes: Readonly<Record<string, JsonSchema>> = {
  current_status: { type: 'string', description: 'The status of the record.' },
  allowed_actions: {
    type: 'array',
    items: { type: 'string' },
    description: 'The actions that the record allows.',
  },
  current_etag: { type: 'string', description: 'The current entity tag of the record.' },
  existing_id: {
    type: 'string',
    description: 'The record that already has the value, or that has to be corrected.',
  },
  next_number: { type: 'string', description: 'The next number of the series.' },
  invoice_id: { type: 'string', description: 'The invoice that the quotation was converted to.' },
  required_scope: { type: 'string', description: 'The scope that the key lacks.' },
  sheet: { type: 'string', description: 'The sheet that someone has to repair.' },
  column: { type: 'string', description: 'The column that someone has to repair.' },
  reason: { type: 'string', description: 'What is wrong with the row.' },
  profile: { type: 'string', description: 'The profile of the electronic invoice.' },
  missing: {
    type: 'array',
    items: schemaReference(missingFactName),
    description: 'What the electronic invoice lacks.',
  },
};

/** Adds the schemas of problem documents and of the field errors that they list. */
export function defineProblem(definitions: Definitions): void {
  const fault = define(definitions, 'Fault', {
    type: 'object',
    description: 'One error in a body or a query. It has a `pointer` or a `parameter`.',
    properties: {
      pointer: {
        type: 'string',
        description: 'JSON Pointer to the field; empty for the whole body.',
        examples: ['/items/0/quantity'],
      },
      parameter: { type: 'string', description: 'The name of the query parameter.', examples: ['limit'] },
      code: {
        type: 'string',
        description:
          'A parameter has the code of the problem. A field has one of those in `x-codes`, each with its meaning; in a batch, also the code of a conflict.',
        'x-codes': fieldCodes,
      },
      message: { type: 'string', description: 'What is wrong and how to correct it, for people.' },
    },
    required: ['code', 'message'],
  });
  defineMissingFact(definitions);
  define(definitions, problemName, {
    type: 'object',
    description:
      'An error. Members that are not required belong to some codes only. Later versions may add more.',
    properties: {
      type: {
        type: 'string',
        format: 'uri',
        description: 'The type of the problem. It is not an address.',
        examples: ['urn:problem-type:billing:validation_failed'],
      },
      title: { type: 'string', description: 'What the code means.' },
      status: { type: 'integer', description: 'The HTTP status.' },
      code: {
        type: 'string',
        description: 'The code that programs test. Later versions may add codes.',
        'x-codes': codeMeanings(),
      },
      detail: { type: 'string', description: 'What is wrong in this case and what to do, for people.' },
      instance: { type: 'string', description: 'The path of the request.' },
      request_id: { type: 'string', description: 'The id of the request in the log of the workspace.' },
      errors: { type: 'array', items: fault, description: `All errors at once, at most ${faultsMax}.` },
      more: { type: 'integer', description: 'How many errors there are beside those in `errors`.' },
      ...ofSomeCodes,
    },
    required: ['type', 'title', 'status', 'code', 'detail', 'instance', 'request_id'],
  });
}
