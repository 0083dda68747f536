/** Documents the bodies that update records: merge patches, which take unchanged read-only fields as well. */
import { type Field, type Fields, isGiven, isShown } from '../../core/schema/field.ts';
import type { Resource } from '../../core/schema/resource.ts';
import { createSuffix, inputField, inputObject, patchedLineRules } from './input-object.ts';
import {
  type Definitions,
  define,
  innerName,
  type JsonSchema,
  nullable,
  pascalCase,
  schemaReference,
} from './json-schema.ts';
import { leafInput, openWords } from './leaf-schema.ts';

/** The suffix of schemas of request bodies that update. */
export const updateSuffix = 'Update';

/** Adds the schema of the body that changes a record of the resource, and refers to it. */
export function defineUpdate(resource: Resource, definitions: Definitions): JsonSchema {
  const name = pascalCase(resource.object);
  return define(definitions, name + updateSuffix, {
    ...patchObject(name, resource.fields, definitions),
    description:
      'A JSON Merge Patch: missing fields stay, `null` clears a field, lists are replaced as a whole. A line with the `id` of an existing line keeps the fields that it does not name. Fields that are `readOnly` may be sent with the value that you read; the schema of the record describes them.',
  });
}

function patchObject(name: string, fields: Fields, definitions: Definitions): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const [field, declared] of Object.entries(fields)) {
    if (isGiven(declared) && declared.createOnly !== true)
      properties[field] = patchField(name, field, declared, definitions);
    else if (isShown(declared)) properties[field] = declared.createOnly === true ? setByActions : sentBack;
  }
  if (hasAmounts(fields)) properties.amounts = sentBack;
  return { type: 'object', properties, additionalProperties: false };
}

// A schema cannot know which value was read, so it takes any. What the field means stands in the schema of the record.
const sentBack: JsonSchema = { readOnly: true };

const setByActions: JsonSchema = {
  ...sentBack,
  description: 'Read-only here: actions change it, see `allowed_actions`.',
};

function patchField(outer: string, name: string, field: Field, definitions: Definitions): JsonSchema {
  const { fields, list } = field.kind;
  if (fields === undefined) return wordsOrAny(outer, name, field, definitions);
  const inner = innerName(outer, name, list === true);
  const reference = needsOwn(fields, list === true)
    ? definePatch(inner, name, fields, definitions)
    : sharedWithCreation(inner, fields, definitions);
  const schema = list === true ? { ...leafInput(field.kind), items: reference } : reference;
  return { ...nullable(schema), description: field.description };
}

// What nobody creates, such as the workspace, has no schema of a creation yet.
function sharedWithCreation(inner: string, fields: Fields, definitions: Definitions): JsonSchema {
  const name = inner + createSuffix;
  return definitions.has(name)
    ? schemaReference(name)
    : define(definitions, name, inputObject(inner, fields, definitions));
}

// Answers leave words open, and a record that was read fits into its patch: the server alone refuses a word.
function wordsOrAny(outer: string, name: string, field: Field, definitions: Definitions): JsonSchema {
  const open = openWords(field.kind);
  // The closed list of words gets no name of its own here.
  const named = open === null ? definitions : new Map(definitions);
  const schema = inputField(outer, name, field, named, createSuffix);
  if (open === null) return schema;
  return { ...(field.mode === 'required' ? open : nullable(open)), description: schema.description };
}

// A merged object may be partial, and its words are open; a list is replaced, with the entries that a creation takes.
function needsOwn(fields: Fields, isList: boolean): boolean {
  const all = Object.values(fields);
  const isOpener = ({ kind }: Field): boolean => openWords(kind) !== null;
  return all.some((field) => !isGiven(field) || isOpener(field)) || (!isList && all.some(isRequired));
}

function isRequired({ mode }: Field): boolean {
  return mode === 'required';
}

function definePatch(inner: string, name: string, fields: Fields, definitions: Definitions): JsonSchema {
  const patch = patchObject(inner, fields, definitions);
  const description =
    'A line with the `id` of an existing line is a merge patch of that line: fields that it does not name stay, and `null` clears a field or gives its default. Another `product_id` fills the line from that product. A line without an `id` is new. Lines that are not in the list are removed.';
  return define(definitions, inner + updateSuffix, {
    ...patch,
    ...(name === 'items' ? { description, ...patchedLineRules } : {}),
  });
}

function hasAmounts(fields: Fields): boolean {
  return Object.values(fields).some((field) => isShown(field) && field.kind.decimal !== undefined);
}
