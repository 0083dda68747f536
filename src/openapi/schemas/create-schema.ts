/** Documents the bodies that create records; invoices and quotations have two shapes. */
import { isGiven } from '../../core/schema/field.ts';
import type { Resource } from '../../core/schema/resource.ts';
import {
  alternativeRules,
  createSuffix,
  inputObject,
  absent,
  itemsRules,
  noDiscount,
  totalRules,
} from './input-object.ts';
import { type Definitions, define, type JsonSchema, pascalCase } from './json-schema.ts';

/** Adds the schema of the body that creates a record of the resource, and refers to it. */
export function defineCreate(resource: Resource, definitions: Definitions): JsonSchema {
  const name = pascalCase(resource.object);
  const body = inputObject(name, resource.fields, definitions);
  const title = name + createSuffix;
  const { items } = resource.fields;
  // The lines of a credit note are computed from those of its invoice.
  if (items === undefined || !isGiven(items))
    return define(definitions, title, { ...body, ...alternativeRules(resource) });
  return define(definitions, title, {
    oneOf: [
      define(definitions, `${title}FromItems`, fromItems(body, resource)),
      define(definitions, `${title}FromTotal`, fromTotal(body)),
    ],
    description: 'Send either `items`, or a `total` alone.',
  });
}

function fromItems(body: JsonSchema, { fields }: Resource): JsonSchema {
  const properties = body.properties as Record<string, JsonSchema>;
  // A field that is taken on creation only, such as `tax_rate`, belongs to the total: each line has its own.
  const ofTotal = Object.entries(fields).filter(([, { mode }]) => mode === 'input');
  return {
    ...body,
    description: 'Shape A: line items. The API computes the totals.',
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
    description: 'Shape B: a total, stored as you send it.',
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
