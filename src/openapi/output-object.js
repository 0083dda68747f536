/** Documents objects of answers, by the fields that they show. */
import { isShown } from '../core/schema/field.ts';
import { decimalName, decimalOutput } from './decimal-schema.ts';
import { define, innerName } from './definitions.ts';
import { nullable, schemaReference } from './json-schema.ts';
import { leafOutput } from './leaf-schema.ts';
/** Adds the schema of an object in which every field is present, and of the objects inside, and refers to it. */
export function defineOutput(name, fields, definitions) {
  const shown = Object.entries(fields).filter(([, field]) => isShown(field));
  const properties = Object.fromEntries(
    shown.map(([field, declared]) => [field, outputField(name, field, declared, definitions)]),
  );
  const exact = exactAmounts(shown, fields);
  if (exact !== null) {
    const reference = define(definitions, `${name}Amounts`, exact);
    properties.amounts = { ...reference, description: 'The same decimals as exact text.' };
  }
  return define(definitions, name, { type: 'object', properties, required: Object.keys(properties) });
}
function outputField(outer, name, field, definitions) {
  const { description } = field;
  const schema = outputValue(outer, name, field.kind, definitions);
  return { ...(mayBeNull(field) ? nullable(schema) : schema), description };
}
function outputValue(outer, name, kind, definitions) {
  if (kind.decimal !== undefined) return decimalOutput(kind.decimal);
  if (kind.fields === undefined) return leafOutput(kind);
  const isList = kind.list === true;
  const reference = defineOutput(innerName(outer, name, isList), kind.fields, definitions);
  return isList ? { type: 'array', items: reference } : reference;
}
function mayBeNull({ mode }) {
  return mode === 'optional' || mode === 'server';
}
// An object with decimals has them once more as text; a document names its currency there too.
function exactAmounts(shown, fields) {
  const decimals = shown.filter(([, { kind }]) => kind.decimal !== undefined);
  if (decimals.length === 0) return null;
  const exact = schemaReference(decimalName);
  const properties = Object.fromEntries(
    decimals.map(([name, field]) => [name, mayBeNull(field) ? nullable(exact) : exact]),
  );
  if ('currency' in fields && 'items' in fields) properties.currency = { type: 'string', examples: ['EUR'] };
  return { type: 'object', properties, required: Object.keys(properties) };
}
