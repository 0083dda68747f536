/** Documents problem documents (RFC 9457), the one form of every refusal. */
import { fieldCodes } from './field-codes.ts';
import { type Definitions, define } from './definitions.ts';

/** The name of the schema of problem documents. */
export const problemName = 'Problem';

/** Adds the schema of problem documents and of the faults that they list. */
export function defineProblem(definitions: Definitions): void {
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
      },
      message: { type: 'string', description: 'What is wrong and what to do, for a person.' },
    },
    required: ['code', 'message'],
  });
  define(definitions, problemName, {
    type: 'object',
    description: 'A refusal. Further members belong to the code, for example `existing_id`.',
    properties: {
      type: {
        type: 'string',
        format: 'uri',
        description: 'Names the kind of problem; it is no address.',
        examples: ['urn:problem-type:billing:validation_failed'],
      },
      title: { type: 'string', description: 'What the code means.' },
      status: { type: 'integer', description: 'The HTTP status.' },
      code: { type: 'string', description: 'What programs branch on; later versions may add codes.' },
      detail: { type: 'string', description: 'What is wrong in this case and what to do, for a person.' },
      instance: { type: 'string', description: 'The path of the request.' },
      request_id: { type: 'string', description: 'Names the request in the log of the workspace.' },
      errors: { type: 'array', items: fault, description: 'Every fault at once.' },
    },
    required: ['type', 'title', 'status', 'code', 'detail', 'instance', 'request_id'],
  });
}
