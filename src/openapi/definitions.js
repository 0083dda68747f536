/** Named schemas, collected while the document is made of them. */
import { pascalCase, schemaReference } from './json-schema.ts';
/**
 * Adds a schema under its name and refers to it.
 * @throws Error when another schema has the name
 */
export function define(definitions, name, schema) {
  if (definitions.has(name)) throw new Error(`Two schemas are called ${name}.`);
  definitions.set(name, schema);
  return schemaReference(name);
}
/** What the objects in a field are called: `items` of an `Invoice` are each an `InvoiceItem`. */
export function innerName(outer, field, isList) {
  return outer + pascalCase(isList ? field.replace(/s$/, '') : field);
}
