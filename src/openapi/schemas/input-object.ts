/** Documents objects in requests: their fields, and the rules between these fields. */
import { type Field, type Fields, isGiven } from '../../core/schema/field.ts';
import type { Resource } from '../../core/schema/resource.ts';
import type { Kind } from '../../core/schema/kind.ts';
import { decimalInput } from './decimal-schema.ts';
import {
  type Definitions,
  define,
  innerName,
  type JsonSchema,
  nullable,
  schemaReference,
} from './json-schema.ts';
import { filledSchema, leafInput } from './leaf-schema.ts';

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
  const { description: limits, ...schema } = mustBeFilled ? filledSchema(value) : value;
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
  if (kind.fields === undefined) return namedWords(outer, name, leafInput(kind), definitions, suffix);
  const inner = innerName(outer, name, kind.list === true);
  const reference = define(definitions, inner + suffix, {
    ...inputObject(inner, kind.fields, definitions, suffix),
    ...(name === 'items' ? lineRules : {}),
  });
  return kind.list === true ? { ...leafInput(kind), items: reference } : reference;
}

// A closed list of words has a name of its own, so that generators make one class of it, and none for its null.
function namedWords(
  outer: string,
  name: string,
  schema: JsonSchema,
  definitions: Definitions,
  suffix: string,
): JsonSchema {
  if (schema.type === 'array' && isWords(schema.items))
    return { ...schema, items: namedWords(outer, name, schema.items, definitions, suffix) };
  if (!isWords(schema)) return schema;
  const known = `${innerName(outer, name, false)}${suffix}`;
  return definitions.has(known) ? schemaReference(known) : define(definitions, known, schema);
}

function isWords(schema: unknown): schema is JsonSchema {
  return typeof schema === 'object' && schema !== null && 'enum' in schema;
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

/** True for an object in which none of these fields is given. */
function without(...fields: readonly string[]): JsonSchema {
  return { properties: Object.fromEntries(fields.map((field) => [field, absent])) };
}

// Rules say what must not be: generators of types make unions of `anyOf`, which no record that was read fits into.
function neither(...faults: readonly JsonSchema[]): JsonSchema {
  const [first = {}, ...others] = faults;
  return { not: others.length === 0 ? first : { anyOf: faults } };
}

const bothDiscounts = given('discount', 'discount_percent');

// A document needs a customer, by id or by name.
const noCustomer = without('customer_id', 'customer_name');

const bothTimes = given('service_date', 'service_period');
const dateOfNoRate: JsonSchema = { allOf: [given('exchange_rate_date'), without('exchange_rate')] };

/** Rules of a document with items. */
export const itemsRules: JsonSchema = neither(noCustomer, bothDiscounts, bothTimes, dateOfNoRate);

/** Rules of a document with a total alone. */
export const totalRules: JsonSchema = neither(noCustomer, bothTimes, dateOfNoRate);

/** The rule that one of some fields must be given. */
export function alternativeRules({ alternatives }: Resource): JsonSchema {
  return alternatives === undefined ? {} : neither(without(...alternatives));
}

/** Rules of a line: a product, or a description and a price. */
const lineRules: JsonSchema = neither(
  without('product_id', 'sku', 'description'),
  without('product_id', 'sku', 'unit_price'),
  bothDiscounts,
);

/** Rules of a line in a patch: a line that is there has them already. */
export const patchedLineRules: JsonSchema = neither(
  without('id', 'product_id', 'sku', 'description'),
  without('id', 'product_id', 'sku', 'unit_price'),
  { allOf: [without('id'), bothDiscounts] },
);

/** A discount of zero: a total alone takes no other. */
export const noDiscount: JsonSchema = {
  anyOf: [{ const: 0 }, { type: 'string', pattern: '^0+(\\.0+)?$' }, absent],
  description: 'Not allowed with a total alone.',
};
