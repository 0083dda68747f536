/** Applies a JSON Merge Patch (RFC 7396), for which a record is written as the body that would create it. */
import { type Fields, isGiven, isStored } from './field.ts';
import type { JsonObject } from './represent.ts';

/** Merges objects, removes members that are null, and replaces everything else. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged = Object.assign(openObject(), isObject(target) ? target : {});
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else merged[name] = mergePatch(merged[name], value);
  }
  return merged;
}

/** An object that keeps a member of any name; a usual one takes `__proto__` for its prototype. */
export function openObject(): JsonObject {
  return Object.create(null) as JsonObject;
}

/** True for objects that are no lists. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields that a patch may change, decimals as text; those without a value are left out. */
export function inputForm(fields: Fields, record: Readonly<JsonObject>): JsonObject {
  const form: JsonObject = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = record[name] ?? null;
    // A field that actions change may hold a word that no creation takes, so the form leaves it out.
    if (!isGiven(field) || field.createOnly === true || !isStored(field) || value === null) continue;
    const inner = field.kind.fields;
    if (inner === undefined) form[name] = value;
    else if (field.kind.list === true)
      form[name] = (value as JsonObject[]).map((entry) => inputForm(inner, entry));
    else form[name] = inputForm(inner, value as JsonObject);
  }
  return form;
}
