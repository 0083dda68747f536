/** The words in which the meta-schema of OpenAPI is written: what many of its objects have in common. */
import type { JsonSchema } from '../../src/openapi/schemas/json-schema.ts';

export const textSchema: JsonSchema = { type: 'string' };
export const flag: JsonSchema = { type: 'boolean' };
export const anything: JsonSchema = {};
export const address: JsonSchema = { type: 'string', format: 'uri-reference' };
// A schema is an object of draft 2020-12 here: its own meta-schema knows what is in it.
export const schema: JsonSchema = { $ref: 'https://json-schema.org/draft/2020-12/schema' };

export function definitionNamed(name: string): JsonSchema {
  return { $ref: `#/$defs/${name}` };
}

/** An object, or a reference to one among the components. */
export function oneOrReference(name: string): JsonSchema {
  return {
    if: { type: 'object', required: ['$ref'] },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: definitionNamed('Reference'),
    else: definitionNamed(name),
  };
}

export function listOf(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

export function mapOf(additionalProperties: JsonSchema, names = '^'): JsonSchema {
  return { type: 'object', propertyNames: { pattern: names }, additionalProperties };
}

/** An object of the specification: nothing beside its fields but extensions. */
export function fixed(
  required: Readonly<Record<string, JsonSchema>>,
  optional: Readonly<Record<string, JsonSchema>> = {},
  further: JsonSchema = {},
): JsonSchema {
  return {
    type: 'object',
    properties: { ...required, ...optional },
    required: Object.keys(required),
    patternProperties: { '^x-': anything },
    additionalProperties: false,
    ...further,
  };
}
