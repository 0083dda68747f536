/** Documents the bodies that create records; documents that are billed have two shapes. */
import type { Resource } from '../core/schema/resource.ts';
import { type Definitions, define } from './definitions.ts';
import { createSuffix, inputObject } from './input-object.ts';
import { type JsonSchema, pascalCase } from './json-schema.ts';
import { absent, itemsRules, noDiscount, totalRules } from './shape-rules.ts';

/** Adds the schema of the body that creates a record of the resource, and refers to it. */
export function defineCreate(resource: Resource, definitions: Definitions): JsonSchema {
  const name = pascalCase(resource.object);
  const body = inputObject(name, resource.fields, definitions);
  const title = name + createSuffix;
  if (resource.itemsSheet === undefined) return define(definitions, title, body);
  return define(definitions, title, {
    oneOf: [
      define(definitions, `${title}FromItems`, fromItems(body, resource)),
      define(definitions, `${title}FromTotal`, fromTotal(body)),
    ],
    description: 'With `items`, or with a `total` alone.',
  });
}

function fromItems(body: JsonSchema, { fields }: Resource): JsonSchema {
  const properties = body.properties as Record<string, JsonSchema>;
  // What is taken on creation only belongs to the total: each line has its own.
  const ofTotal = Object.entries(fields).filter(([, { mode }]) => mode === 'input');
  return {
    ...body,
    description: 'Shape A: line items, and all that is reckoned from them.',
    properties: {
      ...properties,
      ...Object.fromEntries(ofTotal.map(([name]) => [name, absent])),
      items: { ...properties.items, type: 'array', minItems: 1 },
    },
    required: ['items'],
    ...itemsRules,
  };
}

function fromTotal(body: JsonSchema): JsonSchema {
  const properties = body.properties as Record<string, JsonSchema>;
  const total = properties.total ?? {};
  return {
    ...body,
    description: 'Shape B: a total, which stays as it is sent.',
    properties: {
      ...properties,
      total: { ...total, anyOf: (total.anyOf as JsonSchema[]).filter(({ type }) => type !== 'null') },
      items: absent,
      discount: noDiscount,
      discount_percent: absent,
      tax_inclusive: absent,
    },
    required: ['total'],
    ...totalRules,
  };
}
