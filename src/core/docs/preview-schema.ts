/** Documents what a creation would make. */
import { type Definitions, define } from './definitions.ts';
import type { JsonSchema } from './json-schema.ts';

/** What only a stored record has. */
const storedOnly = ['id', 'number', 'version', 'etag', 'created_at', 'updated_at'];

/**
 * Adds the schema of a preview of the records with this schema, and refers to it.
 * @throws Error when the records are not defined
 */
export function definePreview(recordName: string, definitions: Definitions): JsonSchema {
  const record = definitions.get(recordName);
  if (record === undefined) throw new Error(`There is no schema ${recordName} to preview.`);
  const properties = Object.entries(record.properties as Record<string, JsonSchema>).map(
    ([name, schema]): [string, JsonSchema] => [name, storedOnly.includes(name) ? unstored(schema) : schema],
  );
  return define(definitions, `${recordName}Preview`, {
    ...record,
    description: 'What a creation would make. What only a stored record has is null.',
    properties: Object.fromEntries(properties),
  });
}

function unstored({ description }: JsonSchema): JsonSchema {
  return { type: 'null', description };
}
