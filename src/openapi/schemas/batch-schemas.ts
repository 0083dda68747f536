/** Documents batches: the bodies of several records, and what became of each of them. */
import { batchFields, batchRecordsMax } from '../../core/api/batch/batch-body.ts';
import type { Resource } from '../../core/schema/resource.ts';
import { createSuffix } from './input-object.ts';
import {
  answerObject,
  type Definitions,
  define,
  type JsonSchema,
  nullable,
  schemaReference,
} from './json-schema.ts';
import { problemName } from './problem-schemas.ts';
import { recordName } from './record-schemas.ts';

/** The name of the schema of a batch of a resource's records. */
export function batchName(resource: Resource): string {
  return `${recordName(resource)}Batch`;
}

/** The name of the schema of what became of each record of a batch. */
export function batchResultName(resource: Resource): string {
  return `${batchName(resource)}Result`;
}

const entryName = 'BatchEntry';

/** Adds the schema of what every entry of a batch's answer has beside its record. */
export function defineBatchEntry(definitions: Definitions): void {
  define(definitions, entryName, {
    type: 'object',
    properties: {
      index: { type: 'integer', minimum: 0, description: 'The place of the record in `data`.' },
      status: { type: 'integer', description: '201, or the status of the problem.' },
      problem: schemaReference(problemName),
    },
    required: ['index', 'status'],
  });
}

/**
 * Adds the schemas of the body of a batch, and of its answers.
 * @throws Error when the records of the resource are not defined
 */
export function defineBatch(resource: Resource, definitions: Definitions): void {
  const { data, atomic } = batchFields;
  define(definitions, batchName(resource) + createSuffix, {
    type: 'object',
    properties: {
      data: {
        type: 'array',
        items: schemaReference(recordName(resource) + createSuffix),
        minItems: 1,
        maxItems: batchRecordsMax,
        description: data.description,
      },
      atomic: { ...nullable({ type: 'boolean' }), description: atomic.description },
    },
    required: ['data'],
    additionalProperties: false,
  });
  const record = schemaReference(recordName(resource));
  define(definitions, batchName(resource), batchOf(record));
  define(definitions, batchResultName(resource), resultOf(record));
}

// A batch of which all records were created.
function batchOf(record: JsonSchema): JsonSchema {
  return answerObject({
    object: { type: 'string', const: 'batch' },
    data: { type: 'array', items: record, description: 'The records, in the order of the request.' },
  });
}

// A batch of which each record was created or refused for itself.
function resultOf(record: JsonSchema): JsonSchema {
  return answerObject({
    object: { type: 'string', const: 'batch_result' },
    results: {
      type: 'array',
      description: 'What became of each record, in the order of the request.',
      items: {
        type: 'object',
        allOf: [schemaReference(entryName), { type: 'object', properties: { data: record } }],
      },
    },
  });
}
