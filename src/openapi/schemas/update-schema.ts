/** Documents the bodies that update records: merge patches, which take unchanged read-only fields as well. */
import { type Field, type Fields, isGiven, isShown } from '../../core/schema/field.ts';
import type { Resource } from '../../core/schema/resource.ts';
import { createSuffix, inputField, lineRules } from './input-object.ts';
import {
  type Definitions,
  define,
  innerName,
  type JsonSchema,
  nullable,
  pascalCase,
  schemaReference,
} from './json-schema.ts';
import { leafInput } from './leaf-schema.ts';

/** The suffix of schemas of request bodies that update. */
export const updateSuffix = 'Update';

/** Adds the schema of the body that changes a record of the resource, and refers to it. */
export function defineUpdate(resource: Resource, definitions: Definitions): JsonSchema {
  const name = pascalCase(resource.object);
  return define(definitions, name + updateSuffix, {
    ...patchObject(name, resource.fields, definitions),
    description:
      'A JSON Merge Patch: missing fields stay, `null` clears a field, lists are replaced as a whole. Read-only fields may be sent with the value that you read.',
  });
}

function patchObject(name: string, fields: Fields, definitions: Definitions): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const [field, declared] of Object.entries(fields)) {
    if (isGiven(declared) && declared.createOnly !== true)
      properties[field] = patchField(name, field, declared, definitions);
    else if (isShown(declared)) properties[field] = sentBack(declared);
  }
  if (hasAmounts(fields))
    properties.amounts = { readOnly: true, description: 'Read-only: send it unchanged or not at all.' };
  return { type: 'object', properties, additionalProperties: false };
}

// A schema cannot know which value was read, so it takes any.
function sentBack({ createOnly, description }: Field): JsonSchema {
  const rule =
    createOnly === true
      ? 'Read-only here: actions change it, see `allowed_actions`.'
      : 'Read-only: send it unchanged or not at all.';
  return { readOnly: true, description: `${description} ${rule}` };
}

function patchField(outer: string, name: string, field: Field, definitions: Definitions): JsonSchema {
  const { fields, list } = field.kind;
  if (fields === undefined) return inputField(outer, name, field, definitions, createSuffix);
  const inner = innerName(outer, name, list === true);
  const reference = needsOwn(fields, list === true)
    ? definePatch(inner, name, fields, definitions)
    : schemaReference(inner + createSuffix);
  const schema = list === true ? { ...leafInput(field.kind), items: reference } : reference;
  return { ...nullable(schema), description: field.description };
}

// A merged object may be partial; a list is replaced, with the same entries that a creation takes.
function needsOwn(fields: Fields, isList: boolean): boolean {
  const all = Object.values(fields);
  return all.some((field) => !isGiven(field)) || (!isList && all.some(({ mode }) => mode === 'required'));
}

function definePatch(inner: string, name: string, fields: Fields, definitions: Definitions): JsonSchema {
  const patch = patchObject(inner, fields, definitions);
  const description = 'A line with the `id` of an existing line updates it. A line without an `id` is new.';
  return define(definitions, inner + updateSuffix, {
    ...patch,
    ...(name === 'items' ? { description, ...lineRules } : {}),
  });
}

function hasAmounts(fields: Fields): boolean {
  return Object.values(fields).some((field) => isShown(field) && field.kind.decimal !== undefined);
}
