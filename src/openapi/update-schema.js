/** Documents the bodies that change records: merge patches, in which what a GET showed may be sent back. */
import { isGiven, isShown } from '../core/schema/field.ts';
import { define, innerName } from './definitions.ts';
import { createSuffix, inputField } from './input-object.ts';
import { nullable, pascalCase, schemaReference } from './json-schema.ts';
import { leafInput } from './leaf-schema.ts';
import { lineRules } from './shape-rules.ts';
/** Ends the names of schemas of requests that change. */
export const updateSuffix = 'Update';
/** Adds the schema of the body that changes a record of the resource, and refers to it. */
export function defineUpdate(resource, definitions) {
  const name = pascalCase(resource.object);
  return define(definitions, name + updateSuffix, {
    ...patchObject(name, resource.fields, definitions),
    description:
      'A JSON Merge Patch: what is left out stays, `null` clears, lists are replaced whole. Fields of the server may be sent back as they were read.',
  });
}
function patchObject(name, fields, definitions) {
  const properties = {};
  for (const [field, declared] of Object.entries(fields)) {
    if (isGiven(declared) && declared.createOnly !== true)
      properties[field] = patchField(name, field, declared, definitions);
    else if (isShown(declared)) properties[field] = sentBack(declared);
  }
  if (hasAmounts(fields)) properties.amounts = { readOnly: true, description: 'Only as it was read.' };
  return { type: 'object', properties, additionalProperties: false };
}
// Any value: which one was read, no schema knows.
function sentBack({ createOnly, description }) {
  const rule = createOnly === true ? 'Changed by actions: see `allowed_actions`.' : 'Only as it was read.';
  return { readOnly: true, description: `${description} ${rule}` };
}
function patchField(outer, name, field, definitions) {
  const { fields, list } = field.kind;
  if (fields === undefined) return inputField(outer, name, field, definitions, createSuffix);
  const inner = innerName(outer, name, list === true);
  const reference = needsOwn(fields, list === true)
    ? definePatch(inner, name, fields, definitions)
    : schemaReference(inner + createSuffix);
  const schema = list === true ? { ...leafInput(field.kind), items: reference } : reference;
  return { ...nullable(schema), description: field.description };
}
// An object that is merged may be given in part; a list is replaced by entries such as a creation takes.
function needsOwn(fields, isList) {
  const all = Object.values(fields);
  return all.some((field) => !isGiven(field)) || (!isList && all.some(({ mode }) => mode === 'required'));
}
function definePatch(inner, name, fields, definitions) {
  const patch = patchObject(inner, fields, definitions);
  const description = 'A line with the `id` of one that is there keeps it; a line without one is new.';
  return define(definitions, inner + updateSuffix, {
    ...patch,
    ...(name === 'items' ? { description, ...lineRules } : {}),
  });
}
function hasAmounts(fields) {
  return Object.values(fields).some((field) => isShown(field) && field.kind.decimal !== undefined);
}
