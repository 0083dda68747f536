/** Documents objects in requests: their fields, and the rules between these fields. */
import { type Field, type Fields, isGiven } from '../../core/schema/field.ts';
import type { Kind } from '../../core/schema/kind.ts';
import { decimalInput } from './decimal-schema.ts';
import { type Definitions, define, innerName, type JsonSchema, nullable } from './json-schema.ts';
import { filled, leafInput } from './leaf-schema.ts';

/** The suffix of schemas of request bodies that create: answers have schemas of their own. */
export const createSuffix = 'Create';

/**
 * An object that takes its declared fields and no others.
 * @param name without the suffix; objects inside are named after it
 * @param suffix ends the names of the objects inside
 */
export function inputObject(
  name: string,
  fields: Fields,
  definitions: Definitions,
  suffix: string = createSuffix,
): JsonSchema {
  const given = Object.entries(fields).filter(([, field]) => isGiven(field));
  const required = given.filter(([, { mode }]) => mode === 'required').map(([field]) => field);
  return {
    type: 'object',
    properties: Object.fromEntries(
      given.map(([field, declared]) => [field, inputField(name, field, declared, definitions, suffix)]),
    ),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}

/** One field of an object of a request; the arguments are those of `inputObject`. */
export function inputField(
  outer: string,
  name: string,
  field: Field,
  definitions: Definitions,
  suffix: string,
): JsonSchema {
  const mustBeFilled = field.mode === 'required' || field.mode === 'defaulted';
  const value = inputValue(outer, name, field.kind, definitions, suffix);
  const { description: limits, ...schema } = mustBeFilled ? filled(value) : value;
  const description = typeof limits === 'string' ? `${field.description} ${limits}` : field.description;
  return { ...(field.mode === 'required' ? schema : nullable(schema)), description };
}

function inputValue(
  outer: string,
  name: string,
  kind: Kind<unknown>,
  definitions: Definitions,
  suffix: string,
): JsonSchema {
  if (kind.decimal !== undefined) return decimalInput(kind);
  if (kind.fields === undefined) return leafInput(kind);
  const inner = innerName(outer, name, kind.list === true);
  const reference = define(definitions, inner + suffix, {
    ...inputObject(inner, kind.fields, definitions, suffix),
    ...(name === 'items' ? lineRules : {}),
  });
  return kind.list === true ? { ...leafInput(kind), items: reference } : reference;
}

/** Absent or null, which mean the same on input. */
export const absent: JsonSchema = { type: 'null' };

/** True for an object in which all these fields are given. */
function given(...fields: readonly string[]): JsonSchema {
  return {
    required: fields,
    properties: Object.fromEntries(fields.map((field) => [field, { not: absent }])),
  };
}

function notGiven(field: string): JsonSchema {
  return { properties: { [field]: absent } };
}

const oneDiscount: JsonSchema = { anyOf: [notGiven('discount'), notGiven('discount_percent')] };

// A document needs a customer, by id or by name.
const partyRule: JsonSchema = { anyOf: [given('customer_id'), given('customer_name')] };

/** Rules of a document with items. */
export const itemsRules: JsonSchema = { allOf: [partyRule, oneDiscount] };

/** Rules of a document with a total alone. In an `allOf`, since type generators make unions of a bare `anyOf`. */
export const totalRules: JsonSchema = { allOf: [partyRule] };

/** Rules of a line: a product, or a description and a price. */
export const lineRules: JsonSchema = {
  allOf: [{ anyOf: [given('product_id'), given('description', 'unit_price')] }, oneDiscount],
};

/** A discount of zero: a total alone takes no other. */
export const noDiscount: JsonSchema = {
  anyOf: [{ const: 0 }, { type: 'string', pattern: '^0+(\\.0+)?$' }, absent],
  description: 'Not allowed with a total alone.',
};
