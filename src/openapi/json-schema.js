/** JSON Schemas as plain data, and what is done to all of them. */
/** A reference to a named schema of the document. */
export function schemaReference(name) {
  return { $ref: `#/components/schemas/${name}` };
}
/** The schema, and null beside it. */
export function nullable(schema) {
  const { type, anyOf, enum: words } = schema;
  if (Array.isArray(anyOf)) return { ...schema, anyOf: [...anyOf, { type: 'null' }] };
  if (typeof type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return { ...schema, type: [type, 'null'], ...(Array.isArray(words) ? { enum: [...words, null] } : {}) };
}
/** The schema without some of its keywords. */
export function withoutKeywords(schema, keywords) {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));
}
/** `billing_address` becomes `BillingAddress`. */
export function pascalCase(name) {
  return name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
/** An object of an answer: each of its properties is always there. */
export function answerObject(properties) {
  return { type: 'object', properties, required: Object.keys(properties) };
}
