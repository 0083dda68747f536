/** Named schemas, collected while the document is made of them. */
import { type JsonSchema, pascalCase, schemaReference } from './json-schema.ts';

export type Definitions = Map<string, JsonSchema>;

/**
 * Adds a schema under its name and refers to it.
 * @throws Error when another schema has the name
 */
export function define(definitions: Definitions, name: string, schema: JsonSchema): JsonSchema {
  if (definitions.has(name)) throw new Error(`Two schemas are called ${name}.`);
  definitions.set(name, schema);
  return schemaReference(name);
}

/** What the objects in a field are called: `items` of an `Invoice` are each an `InvoiceItem`. */
export function innerName(outer: string, field: string, isList: boolean): string {
  return outer + pascalCase(isList ? field.replace(/s$/, '') : field);
}
