/** Documents the answers that are neither a record, nor a page of records, nor a deletion. */
import type { Resource } from '../schema/resource.ts';
import { type Definitions, define } from './definitions.ts';
import { type JsonSchema, pascalCase } from './json-schema.ts';

/** An answer of a form of its own. */
export interface OtherAnswer {
  readonly summary: string;
  /** What the answer is, as a sentence. */
  readonly description: string;
  /** Adds the schemas of the answer, once the records of the API are defined, and refers to them. */
  readonly define: (definitions: Definitions, resource: Resource) => JsonSchema;
}

/** By `operationId`. */
export const otherAnswers: Readonly<Record<string, OtherAnswer>> = {
  previewInvoice: {
    summary: 'Compute an invoice without storing it',
    description: 'The invoice as it would be created.',
    define: definePreview,
  },
};

/** What only a stored record has. */
const storedOnly = ['id', 'number', 'version', 'etag', 'created_at', 'updated_at'];

function definePreview(definitions: Definitions, { object }: Resource): JsonSchema {
  const record = definitions.get(pascalCase(object)) ?? {};
  const properties = Object.entries(record.properties as Record<string, JsonSchema>).map(
    ([name, schema]): [string, JsonSchema] => [name, storedOnly.includes(name) ? unstored(schema) : schema],
  );
  return define(definitions, `${pascalCase(object)}Preview`, {
    ...record,
    description: 'What a creation would make. What only a stored record has is null.',
    properties: Object.fromEntries(properties),
  });
}

function unstored({ description }: JsonSchema): JsonSchema {
  return { type: 'null', description };
}
