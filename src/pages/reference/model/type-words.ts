/** Describes the type and the limits of a schema in words. */
import type { Schema } from './open-api.ts';

const formatWords: Readonly<Record<string, string>> = {
  date: 'day, YYYY-MM-DD',
  'date-time': 'time, RFC 3339',
  email: 'e-mail address',
  uri: 'URL',
};

// A longer list, such as all currencies, helps less than the description.
const listedValuesMax = 12;

/** The type of a value, for example `list of objects`. */
export function typeOf(schema: Schema): string {
  if (schema.items !== undefined) return `list of ${plural(typeOf(schema.items))}`;
  if (schema.properties !== undefined || schema.$ref !== undefined) return 'object';
  const names = typeNames(schema).filter((name) => name !== 'null');
  const isDecimal = names.includes('number') && names.includes('string');
  if (isDecimal) return 'number or decimal text';
  if (names.length === 1 && names[0] === 'string') return formatWords[schema.format ?? ''] ?? 'text';
  if (names.length === 1 && names[0] === 'object') return 'texts by name';
  return names.map((name) => (name === 'string' ? 'text' : name)).join(' or ') || 'null';
}

/** Short remarks about the values that are allowed. */
export function boundsOf(schema: Schema): readonly string[] {
  const values = (schema.enum ?? schema['x-known-values'] ?? []).filter((value) => value !== null);
  const remarks = [
    ...(schema.const === undefined ? [] : [`always \`${String(schema.const)}\``]),
    ...(values.length === 0 || values.length > listedValuesMax
      ? []
      : [`one of ${values.map((value) => `\`${String(value)}\``).join(', ')}`]),
    ...(schema.default === undefined ? [] : [`\`${String(schema.default)}\` when not given`]),
    ...(schema.maxLength === undefined ? [] : [`at most ${schema.maxLength} characters`]),
    ...(schema.maxItems === undefined ? [] : [`at most ${schema.maxItems} entries`]),
    ...(schema.maxProperties === undefined ? [] : [`at most ${schema.maxProperties} names`]),
    ...rangeOf(schema),
  ];
  return isNullable(schema) && schema.type !== 'null' ? [...remarks, 'may be null'] : remarks;
}

function rangeOf(schema: Schema): readonly string[] {
  const numeric = schema.anyOf?.find(({ type }) => type === 'number') ?? schema;
  const { minimum, maximum } = numeric;
  if (minimum !== undefined && maximum !== undefined) return [`${minimum} to ${maximum}`];
  if (minimum !== undefined) return [`${minimum} or more`];
  return maximum === undefined ? [] : [`${maximum} or less`];
}

function typeNames(schema: Schema): readonly string[] {
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.flatMap(typeNames))];
  if (schema.type === undefined) return schema.const === undefined ? [] : [typeof schema.const];
  return typeof schema.type === 'string' ? [schema.type] : schema.type;
}

function isNullable(schema: Schema): boolean {
  return typeNames(schema).includes('null');
}

function plural(word: string): string {
  return word === 'text' ? 'texts' : `${word}s`;
}
