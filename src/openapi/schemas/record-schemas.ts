/** Documents the answers of a resource: a record, a page of records, a deletion. */
import { type Field, type Fields, isShown } from '../../core/schema/field.ts';
import type { Kind } from '../../core/schema/kind.ts';
import type { Resource } from '../../core/schema/resource.ts';
import { decimalName, decimalOutput } from './decimal-schema.ts';
import {
  type Definitions,
  define,
  type JsonSchema,
  pascalCase,
  schemaReference,
  innerName,
  nullable,
} from './json-schema.ts';
import { leafOutput } from './leaf-schema.ts';

/** The name of the schema of a resource's records. */
export function recordName({ object }: Resource): string {
  return pascalCase(object);
}

/** The name of the schema of a page of a resource's records. */
export function listName(resource: Resource): string {
  return `${recordName(resource)}List`;
}

/** The name of the schema of the answer to a deletion. */
export const deletedName = 'Deleted';

/** Adds the schema of the answer to a deletion. */
export function defineDeleted(definitions: Definitions): void {
  define(definitions, deletedName, {
    type: 'object',
    properties: {
      id: { type: 'string', description: 'The id of the deleted record.' },
      object: { type: 'string', description: 'The type of the record, for example `invoice`.' },
      deleted: { type: 'boolean', const: true },
    },
    required: ['id', 'object', 'deleted'],
  });
}

/** The name of the schema of a page of a resource's records and deletions. */
export function listWithDeletedName(resource: Resource): string {
  return `${listName(resource)}WithDeleted`;
}

/** The name of the schema of a deletion in a list. */
const tombstoneName = 'Tombstone';

/** Adds the schema of a deletion in a list. */
export function defineTombstone(definitions: Definitions): void {
  define(definitions, tombstoneName, {
    type: 'object',
    description: 'A record that was deleted, in lists with `include=deleted`.',
    properties: {
      id: { type: 'string', description: 'The id of the deleted record.' },
      object: { type: 'string', description: 'The type of the record, for example `invoice`.' },
      deleted: { type: 'boolean', const: true },
      updated_at: { type: 'string', format: 'date-time', description: 'When the record was deleted.' },
    },
    required: ['id', 'object', 'deleted', 'updated_at'],
  });
}

/** Adds the schema of a record. */
export function defineRecord(resource: Resource, definitions: Definitions): void {
  const name = recordName(resource);
  defineOutput(name, resource.fields, definitions);
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
}

/** Adds the schema of a list of records. */
export function defineList(resource: Resource, definitions: Definitions): void {
  define(
    definitions,
    listName(resource),
    pageOf({ type: 'array', items: schemaReference(recordName(resource)) }),
  );
}

/** Adds the schema of a list with deletions. Most lists are read without, and then every entry is a record. */
export function defineListWithDeleted(resource: Resource, definitions: Definitions): void {
  const entry = { anyOf: [schemaReference(recordName(resource)), schemaReference(tombstoneName)] };
  define(definitions, listWithDeletedName(resource), {
    ...pageOf({ type: 'array', items: entry }),
    description: 'The page with `include=deleted`.',
  });
}

const pageName = 'ListPage';

/** Adds the schema of what every page of records has beside its records. */
export function defineListPage(definitions: Definitions): void {
  define(definitions, pageName, {
    type: 'object',
    properties: {
      object: { type: 'string', const: 'list' },
      url: { type: 'string', description: 'The path of the list.' },
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
        description:
          'How many records of this page cannot be shown until someone corrects their rows in the sheet.',
      },
    },
    required: ['object', 'url', 'has_more', 'next_cursor'],
  });
}

function pageOf(data: JsonSchema): JsonSchema {
  const records = { type: 'object', properties: { data }, required: ['data'] };
  return { type: 'object', allOf: [schemaReference(pageName), records] };
}

// `x-known-values` lets a tool generate an enumeration; a client must still expect new values.
function statusProperty(
  { fields }: Resource,
  { status }: Readonly<Record<string, JsonSchema>>,
): Readonly<Record<string, JsonSchema>> {
  const words = fields.status?.kind.words;
  return words === undefined ? {} : { status: { ...status, examples: words, 'x-known-values': words } };
}

/** Adds the schema of an object in which every field is present, and of the objects inside, and refers to it. */
function defineOutput(
  name: string,
  fields: Fields,
  definitions: Definitions,
  isInCurrency = false,
): JsonSchema {
  const hasCurrency = isInCurrency || 'currency' in fields;
  const shown = Object.entries(fields).filter(([, field]) => isShown(field));
  const properties: Record<string, JsonSchema> = Object.fromEntries(
    shown.map(([field, declared]) => [field, outputField(name, [field, declared], definitions, hasCurrency)]),
  );
  const exact = exactAmounts(shown, hasCurrency);
  if (exact !== null) {
    const reference = define(definitions, `${name}Amounts`, exact);
    properties.amounts = { ...reference, description: 'The same numbers as exact text.' };
  }
  return define(definitions, name, { type: 'object', properties, required: Object.keys(properties) });
}

function outputField(
  outer: string,
  [name, field]: readonly [string, Field],
  definitions: Definitions,
  hasCurrency: boolean,
): JsonSchema {
  const { description, kind } = field;
  const schema = outputValue(outer, [name, kind], definitions, hasCurrency);
  return { ...(mayBeNull(field) ? nullable(schema) : schema), description };
}

function outputValue(
  outer: string,
  [name, kind]: readonly [string, Kind<unknown>],
  definitions: Definitions,
  hasCurrency: boolean,
): JsonSchema {
  if (kind.decimal !== undefined) return decimalOutput(kind.decimal);
  if (kind.fields === undefined) return leafOutput(kind);
  const isList = kind.list === true;
  const reference = defineOutput(innerName(outer, name, isList), kind.fields, definitions, hasCurrency);
  return isList ? { type: 'array', items: reference } : reference;
}

function mayBeNull({ mode, nullable }: Field): boolean {
  return mode === 'optional' || mode === 'readOnlyNullable' || nullable === true;
}

// An object with decimals repeats them as text in `amounts`, with their currency where it is known.
function exactAmounts(shown: readonly (readonly [string, Field])[], hasCurrency: boolean): JsonSchema | null {
  const decimals = shown.filter(([, { kind }]) => kind.decimal !== undefined);
  if (decimals.length === 0) return null;
  const exact = schemaReference(decimalName);
  const properties: Record<string, JsonSchema> = Object.fromEntries(
    decimals.map(([name, field]) => [name, mayBeNull(field) ? nullable(exact) : exact]),
  );
  if (hasCurrency) properties.currency = { type: 'string', examples: ['EUR'] };
  return { type: 'object', properties, required: Object.keys(properties) };
}
