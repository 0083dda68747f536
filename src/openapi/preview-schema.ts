/** Documents what a creation would make. */
import { type Definitions, define, innerName } from './definitions.ts';
import { type JsonSchema, nullable, schemaReference } from './json-schema.ts';

/** What only a stored record has. */
const storedOnly = ['id', 'number', 'version', 'etag', 'created_at', 'updated_at'];

/**
 * Adds the schema of a preview of the records with this schema, and refers to it.
 * @throws Error when the records are not defined
 */
export function definePreview(recordName: string, definitions: Definitions): JsonSchema {
  const name = `${recordName}Preview`;
  const line = innerName(name, 'items', true);
  define(definitions, line, withoutStamps(innerName(recordName, 'items', true), definitions));
  const preview = withoutStamps(recordName, definitions);
  const properties = preview.properties as Record<string, JsonSchema>;
  return define(definitions, name, {
    ...preview,
    description:
      'What a creation would make. What only a stored record has is null, and nothing can be done with it.',
    properties: {
      ...properties,
      customer_id: nullable({ ...properties.customer_id, description: 'The customer; null for a new one.' }),
      items: { ...properties.items, items: schemaReference(line) },
      allowed_actions: { ...properties.allowed_actions, maxItems: 0 },
    },
  });
}

function withoutStamps(name: string, definitions: Definitions): JsonSchema {
  const schema = definitions.get(name);
  if (schema === undefined) throw new Error(`There is no schema ${name} to preview.`);
  const properties = Object.entries(schema.properties as Record<string, JsonSchema>).map(
    ([field, known]): [string, JsonSchema] => [field, storedOnly.includes(field) ? unstored(known) : known],
  );
  return { ...schema, properties: Object.fromEntries(properties) };
}

function unstored({ description }: JsonSchema): JsonSchema {
  return { type: 'null', description };
}
