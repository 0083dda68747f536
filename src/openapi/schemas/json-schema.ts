/** JSON Schemas as plain data, and the map that collects the named ones. */
/** A JSON Schema of the 2020-12 draft, as OpenAPI 3.1 uses it. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** A reference to a named schema of the document. */
export function schemaReference(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** The schema, which takes null as well. */
export function nullable(schema: JsonSchema): JsonSchema {
  const { type, anyOf, enum: words } = schema;
  if (Array.isArray(anyOf)) return { ...schema, anyOf: [...anyOf, { type: 'null' }] };
  if (typeof type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return { ...schema, type: [type, 'null'], ...(Array.isArray(words) ? { enum: [...words, null] } : {}) };
}

/** The schema without some of its keywords. */
export function withoutKeywords(schema: JsonSchema, keywords: readonly string[]): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));
}

/** `billing_address` becomes `BillingAddress`. */
export function pascalCase(name: string): string {
  return name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** The property that tells live data from test data. */
export const livemodeSchema: JsonSchema = {
  type: 'boolean',
  description: 'True: it is about live data. False: about test data, or data on a developer’s own machine.',
};

/** An object of an answer: each of its properties is always there. */
export function answerObject(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties) };
}

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

/** The schema name of the objects in a field: `items` of an `Invoice` are each an `InvoiceItem`. */
export function innerName(outer: string, field: string, isList: boolean): string {
  return outer + pascalCase(isList ? field.replace(/s$/, '') : field);
}
