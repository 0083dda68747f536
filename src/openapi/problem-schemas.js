/** Documents problem documents (RFC 9457), the one form of every refusal. */
import { codeMeanings } from './code-meanings.ts';
import { fieldCodes } from './field-codes.ts';
import { define } from './definitions.ts';
/** The name of the schema of problem documents. */
export const problemName = 'Problem';
/** What some refusals tell besides. */
const ofSomeCodes = {
  current_status: { type: 'string', description: 'The status for which the record does not allow this.' },
  allowed_actions: {
    type: 'array',
    items: { type: 'string' },
    description: 'What the record does allow.',
  },
  current_etag: { type: 'string', description: 'The entity tag that the record has now.' },
  existing_id: {
    type: 'string',
    description: 'The record that has it already, or that has to be corrected.',
  },
  next_number: { type: 'string', description: 'The number that comes next.' },
  invoice_id: { type: 'string', description: 'The invoice that the quotation has become.' },
  required_scope: { type: 'string', description: 'The scope that the key lacks.' },
  sheet: { type: 'string', description: 'The sheet that a person has to repair.' },
  column: { type: 'string', description: 'The column that a person has to repair.' },
  reason: { type: 'string', description: 'What is wrong with the row.' },
};
/** Adds the schema of problem documents and of the faults that they list. */
export function defineProblem(definitions) {
  const codes = Object.entries(fieldCodes).map(([code, meaning]) => `- \`${code}\`: ${meaning}`);
  const fault = define(definitions, 'Fault', {
    type: 'object',
    description: 'One fault of a body or of a query; it has a `pointer` or a `parameter`.',
    properties: {
      pointer: {
        type: 'string',
        description: 'JSON Pointer into the body; empty for the whole body.',
        examples: ['/items/0/quantity'],
      },
      parameter: { type: 'string', description: 'The name of the query parameter.', examples: ['limit'] },
      code: {
        type: 'string',
        description: `Parameters have the code of the problem; fields have:\n\n${codes.join('\n')}`,
        examples: Object.keys(fieldCodes),
        'x-codes': fieldCodes,
      },
      message: { type: 'string', description: 'What is wrong and what to do, for a person.' },
    },
    required: ['code', 'message'],
  });
  define(definitions, problemName, {
    type: 'object',
    description:
      'A refusal. Members that are not required belong to some codes; later versions may add more.',
    properties: {
      type: {
        type: 'string',
        format: 'uri',
        description: 'Names the kind of problem; it is no address.',
        examples: ['urn:problem-type:billing:validation_failed'],
      },
      title: { type: 'string', description: 'What the code means.' },
      status: { type: 'integer', description: 'The HTTP status.' },
      code: {
        type: 'string',
        description: 'What programs branch on; later versions may add codes.',
        'x-codes': codeMeanings(),
      },
      detail: { type: 'string', description: 'What is wrong in this case and what to do, for a person.' },
      instance: { type: 'string', description: 'The path of the request.' },
      request_id: { type: 'string', description: 'Names the request in the log of the workspace.' },
      errors: { type: 'array', items: fault, description: 'Every fault at once.' },
      ...ofSomeCodes,
    },
    required: ['type', 'title', 'status', 'code', 'detail', 'instance', 'request_id'],
  });
}
