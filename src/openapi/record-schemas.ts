/** Documents what a resource answers: a record, and a page of records. */
import { basePath } from '../core/api/base-path.ts';
import type { Resource } from '../core/schema/resource.ts';
import { type Definitions, define } from './definitions.ts';
import { type JsonSchema, pascalCase, schemaReference } from './json-schema.ts';
import { defineOutput } from './output-object.ts';

/** The name of the schema of a resource's records. */
export function recordName({ object }: Resource): string {
  return pascalCase(object);
}

/** The name of the schema of a page of a resource's records. */
export function listName(resource: Resource): string {
  return `${recordName(resource)}List`;
}

/** The name of the schema of what is left of a deleted record. */
export const deletedName = 'Deleted';

/** Adds the schema of what is left of a deleted record. */
export function defineDeleted(definitions: Definitions): void {
  define(definitions, deletedName, {
    type: 'object',
    properties: {
      id: { type: 'string', description: 'The id that the record had.' },
      object: { type: 'string', description: 'What it was, for example `invoice`.' },
      deleted: { type: 'boolean', const: true },
    },
    required: ['id', 'object', 'deleted'],
  });
}

/** The name of the schema of a deletion in a list. */
const tombstoneName = 'Tombstone';

/** Adds the schema of a deletion in a list. */
export function defineTombstone(definitions: Definitions): void {
  define(definitions, tombstoneName, {
    type: 'object',
    description: 'A record that was deleted, in lists with `include=deleted`.',
    properties: {
      id: { type: 'string', description: 'The id that the record had.' },
      object: { type: 'string', description: 'What it was, for example `invoice`.' },
      deleted: { type: 'boolean', const: true },
      updated_at: { type: 'string', format: 'date-time', description: 'When it was deleted.' },
    },
    required: ['id', 'object', 'deleted', 'updated_at'],
  });
}

/** Adds the schemas of a record and of a list of them. */
export function defineRecord(resource: Resource, definitions: Definitions): void {
  const name = recordName(resource);
  const reference = defineOutput(name, resource.fields, definitions);
  const record = definitions.get(name) ?? {};
  const properties = record.properties as Record<string, JsonSchema>;
  definitions.set(name, {
    ...record,
    properties: {
      ...properties,
      object: { ...properties.object, const: resource.object },
      ...statusProperty(resource, properties),
    },
  });
  define(definitions, listName(resource), {
    type: 'object',
    properties: {
      object: { type: 'string', const: 'list' },
      url: {
        type: 'string',
        description: 'The path of the list.',
        examples: [`${basePath}/${resource.plural}`],
      },
      data: { type: 'array', items: { anyOf: [reference, schemaReference(tombstoneName)] } },
      has_more: { type: 'boolean', description: 'True when another page follows.' },
      next_cursor: { type: ['string', 'null'], description: 'The `cursor` of the next page.' },
      total_count: {
        type: 'integer',
        minimum: 0,
        description: 'How many records there are on all pages, with `include=total_count`.',
      },
      quarantined: {
        type: 'integer',
        minimum: 1,
        description: 'How many records of this page cannot be shown until a person corrects their rows.',
      },
    },
    required: ['object', 'url', 'data', 'has_more', 'next_cursor'],
  });
}

// Tools that make enumerations of them can: whoever reads a status has to expect others.
function statusProperty(
  { fields }: Resource,
  { status }: Readonly<Record<string, JsonSchema>>,
): Readonly<Record<string, JsonSchema>> {
  const words = fields.status?.kind.words;
  return words === undefined ? {} : { status: { ...status, examples: words, 'x-known-values': words } };
}
