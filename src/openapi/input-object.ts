/** Documents objects of requests, by the fields that a caller may give. */
import { type Field, type Fields, isGiven } from '../core/schema/field.ts';
import type { Kind } from '../core/schema/kind.ts';
import { decimalInput } from './decimal-schema.ts';
import { type Definitions, define, innerName } from './definitions.ts';
import { type JsonSchema, nullable } from './json-schema.ts';
import { filled, leafInput } from './leaf-schema.ts';
import { lineRules } from './shape-rules.ts';

/** Ends the names of schemas of requests that create, as answers have their own of the same fields. */
export const createSuffix = 'Create';

/**
 * An object that takes no names but its own.
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
