/** Documents what a request carries besides its body: the id in the path, query parameters, headers. */
import { idempotencyKeyLengthMax, pageRecordsDefault, pageRecordsMax } from '../api/limits.ts';
import type { Route } from '../api/operation.ts';
import type { JsonSchema } from './json-schema.ts';

type Parameter = Readonly<Record<string, unknown>>;

const limit: JsonSchema = {
  type: 'integer',
  minimum: 1,
  maximum: pageRecordsMax,
  default: pageRecordsDefault,
  description: 'How many records a page has at most.',
};

const cursor: JsonSchema = {
  type: 'string',
  description:
    'Where the list goes on: the `next_cursor` of the page before, with the same other parameters.',
};

/** What query parameters mean, by their names; others are plain text. */
const queryParameters: Readonly<Record<string, JsonSchema>> = { limit, cursor };

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes the request safe to repeat: for at least 24 hours a repetition with the same key is answered as the first one was, and changes nothing.',
  schema: {
    type: 'string',
    minLength: 1,
    maxLength: idempotencyKeyLengthMax,
    pattern: '^[\\x21-\\x7E]+$',
    examples: ['8f4a1e6c-2b57-4c5e-9d0b-3f6f1a2b7c90'],
  },
};

/** Parameters that operations share, by name, for the components of the document. */
export const sharedParameters: Readonly<Record<string, Parameter>> = { IdempotencyKey: idempotencyKey };

/** The parameters of an operation. */
export function parametersOf({ method, path, parameters, resource }: Route): readonly Parameter[] {
  return [
    ...(path.includes('{id}') ? [pathId(resource)] : []),
    ...parameters.map(queryParameter),
    ...(method === 'GET' ? [] : [{ $ref: '#/components/parameters/IdempotencyKey' }]),
  ];
}

function pathId({ object, idPrefix }: Route['resource']): Parameter {
  return {
    name: 'id',
    in: 'path',
    required: true,
    description: `The id of the ${object}, \`${idPrefix}_\` and 26 characters.`,
    schema: { type: 'string' },
  };
}

function queryParameter(name: string): Parameter {
  const { description, ...schema } = queryParameters[name] ?? { type: 'string' };
  return {
    name,
    in: 'query',
    required: false,
    ...(description === undefined ? {} : { description }),
    schema,
  };
}
