/** Reads the fields of a schema: their names, their types, and the fields inside them. */
import { type OpenApi, resolvePart, type Schema } from './open-api.ts';
import { boundsOf, typeOf } from './type-words.ts';

/** One field of a body or of an answer. */
export interface DocumentedField {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** Short remarks about allowed values, such as `at most 200 characters`. */
  readonly bounds: readonly string[];
  readonly fields: readonly DocumentedField[];
}

/** One of several shapes of a body. */
interface Shape {
  /** Null when there is only one shape. */
  readonly title: string | null;
  readonly fields: readonly DocumentedField[];
}

/** The shapes that a body may have, each with its fields. */
export function shapesOf(document: OpenApi, schema: Schema): readonly Shape[] {
  const resolved = resolvePart(document, schema);
  if (resolved.oneOf === undefined) return [{ title: null, fields: fieldsOf(document, resolved) }];
  return resolved.oneOf.map((one) => ({
    title: shapeTitle(one, resolvePart(document, one)),
    fields: fieldsOf(document, resolvePart(document, one)),
  }));
}

/** The fields of an object, required fields first. */
export function fieldsOf(document: OpenApi, schema: Schema): readonly DocumentedField[] {
  const required = schema.required ?? [];
  const rank = ([name]: readonly [string, Schema]): number => (required.includes(name) ? 0 : 1);
  return Object.entries(schema.properties ?? {})
    .sort((left, right) => rank(left) - rank(right))
    .map(([name, property]) => [name, concrete(document, property)] as const)
    .filter(([, property]) => !isExcluded(property))
    .map(([name, property]) => ({
      name,
      type: typeOf(property),
      isRequired: required.includes(name),
      description: property.description ?? '',
      bounds: boundsOf(property),
      fields: innerFields(document, property),
    }));
}

function shapeTitle({ $ref = '' }: Schema, { description }: Schema): string {
  const words = $ref.replace(/^.*From/, 'From ').toLowerCase();
  return description ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function innerFields(document: OpenApi, schema: Schema): readonly DocumentedField[] {
  const inner = schema.items === undefined ? schema : concrete(document, schema.items);
  // A record beside another one is described where its own operations are, and may have the first beside it again.
  const isRecord = inner.properties?.object !== undefined;
  return isRecord ? [] : fieldsOf(document, inner);
}

/** Removes `null` from a schema with two alternatives, and keeps its description. */
function concrete(document: OpenApi, schema: Schema): Schema {
  const resolved = resolvePart(document, schema);
  const choices = resolved.anyOf?.filter((choice) => choice.type !== 'null') ?? [];
  const [only] = choices;
  if (only === undefined || choices.length > 1) return resolved;
  const { anyOf: _anyOf, ...own } = resolved;
  return { ...resolvePart(document, only), ...own };
}

// A caller cannot send read-only fields, and fields that this shape excludes.
function isExcluded({ type, readOnly, description }: Schema): boolean {
  return readOnly === true || (type === 'null' && description === undefined);
}
