/** Documents objects of answers, by the fields that they show. */
import { type Field, type Fields, isShown } from '../core/schema/field.ts';
import type { Kind } from '../core/schema/kind.ts';
import { decimalName, decimalOutput } from './decimal-schema.ts';
import { type Definitions, define, innerName } from './definitions.ts';
import { type JsonSchema, nullable, schemaReference } from './json-schema.ts';
import { leafOutput } from './leaf-schema.ts';

/** Adds the schema of an object in which every field is present, and of the objects inside, and refers to it. */
export function defineOutput(name: string, fields: Fields, definitions: Definitions): JsonSchema {
  const shown = Object.entries(fields).filter(([, field]) => isShown(field));
  const properties: Record<string, JsonSchema> = Object.fromEntries(
    shown.map(([field, declared]) => [field, outputField(name, field, declared, definitions)]),
  );
  const exact = exactAmounts(shown, fields);
  if (exact !== null) {
    const reference = define(definitions, `${name}Amounts`, exact);
    properties.amounts = { ...reference, description: 'The same decimals as exact text.' };
  }
  return define(definitions, name, { type: 'object', properties, required: Object.keys(properties) });
}

function outputField(outer: string, name: string, field: Field, definitions: Definitions): JsonSchema {
  const { description } = field;
  const schema = outputValue(outer, name, field.kind, definitions);
  return { ...(mayBeNull(field) ? nullable(schema) : schema), description };
}

function outputValue(outer: string, name: string, kind: Kind<unknown>, definitions: Definitions): JsonSchema {
  if (kind.decimal !== undefined) return decimalOutput(kind.decimal);
  if (kind.fields === undefined) return leafOutput(kind);
  const isList = kind.list === true;
  const reference = defineOutput(innerName(outer, name, isList), kind.fields, definitions);
  return isList ? { type: 'array', items: reference } : reference;
}

function mayBeNull({ mode }: Field): boolean {
  return mode === 'optional' || mode === 'readOnlyNullable';
}

// An object with decimals has them once more as text; a document names its currency there too.
function exactAmounts(shown: readonly (readonly [string, Field])[], fields: Fields): JsonSchema | null {
  const decimals = shown.filter(([, { kind }]) => kind.decimal !== undefined);
  if (decimals.length === 0) return null;
  const exact = schemaReference(decimalName);
  const properties: Record<string, JsonSchema> = Object.fromEntries(
    decimals.map(([name, field]) => [name, mayBeNull(field) ? nullable(exact) : exact]),
  );
  if ('currency' in fields && 'items' in fields) properties.currency = { type: 'string', examples: ['EUR'] };
  return { type: 'object', properties, required: Object.keys(properties) };
}
