/** Prints a JSON schema of the OpenAPI document as a TypeScript type. */
import { at, type OpenApiNode } from './document-view.ts';

const primitives: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** The type of the values that a schema allows; limits, patterns and formats have none. */
export function printType(schema: OpenApiNode): string {
  if (typeof schema.$ref === 'string') return String(schema.$ref.split('/').at(-1));
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return union(schema.enum.map((value) => JSON.stringify(value)));
  const parts = [
    ...(['anyOf', 'oneOf'] as const).flatMap((name) => (name in schema ? [printChoice(schema, name)] : [])),
    ...((schema.allOf ?? []) as readonly OpenApiNode[]).map(printType),
    ...(isOpen(schema) ? [] : [printOwn(schema)]),
  ].filter((part) => part !== 'unknown');
  return parts.length === 0
    ? 'unknown'
    : parts.map((part) => (parts.length > 1 ? wrapped(part) : part)).join(' & ');
}

/** True for a schema that says nothing of its own about the type. */
function isOpen({ type, properties, items, additionalProperties }: OpenApiNode): boolean {
  return [type, properties, items, additionalProperties].every((part) => part === undefined);
}

function printChoice(schema: OpenApiNode, name: 'anyOf' | 'oneOf'): string {
  const choices = (schema[name] as readonly OpenApiNode[]).map(printType);
  return choices.includes('unknown') ? 'unknown' : union(choices);
}

function printOwn(schema: OpenApiNode): string {
  const types = schema.type === undefined ? ['object'] : [schema.type].flat().map(String);
  return union(
    types.map((type) => primitives[type] ?? (type === 'array' ? printArray(schema) : printObject(schema))),
  );
}

function printArray({ items }: OpenApiNode): string {
  return `${wrapped(printType((items ?? {}) as OpenApiNode))}[]`;
}

function printObject(schema: OpenApiNode): string {
  const properties = Object.entries(at(schema, 'properties') as Readonly<Record<string, OpenApiNode>>);
  const { additionalProperties, required = [] } = schema;
  if (properties.length === 0 && additionalProperties === false) return 'Record<string, never>';
  if (properties.length === 0) return `Record<string, ${printEntries(additionalProperties)}>`;
  const members = properties.map(([name, property]) => {
    const isRequired = (required as readonly string[]).includes(name);
    return printMember(name, printType(property), isRequired, property.description);
  });
  return `{\n${members.join('')}}`;
}

function printEntries(entries: unknown): string {
  return typeof entries === 'object' && entries !== null ? printType(entries as OpenApiNode) : 'unknown';
}

/** A member of an object type in a line of its own, after its description. */
export function printMember(name: string, type: string, isRequired: boolean, description?: unknown): string {
  const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
  return `${printComment(description)}${key}${isRequired ? '' : '?'}: ${type};\n`;
}

/** A description as a comment in a line of its own; nothing without one. */
export function printComment(description: unknown): string {
  if (typeof description !== 'string' || description === '') return '';
  return `/** ${description.replaceAll('*/', '*\\/').replace(/\s+/g, ' ')} */\n`;
}

/** A type of which one of these holds. */
export function union(types: readonly string[]): string {
  return [...new Set(types)].map(wrapped).join(' | ');
}

function wrapped(type: string): string {
  return /[|&]/.test(type) && !/^[{"]/.test(type) ? `(${type})` : type;
}
