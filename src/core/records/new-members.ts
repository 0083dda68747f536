/** Finds what a patch changes: members that say the same are left out, and lines are merged with those that they name. */
import { isSame, isSameDecimal } from '../schema/canonical.ts';
import { type Field, type Fields, isGiven } from '../schema/field.ts';
import { isObject, mergePatch, openObject } from '../schema/merge-patch.ts';
import { pointerTo, type Problem } from '../schema/problem.ts';
import type { JsonObject } from '../schema/represent.ts';

interface News {
  /** The members of the patch that differ from the record. */
  readonly members: JsonObject;
  readonly problems: readonly Problem[];
}

/**
 * Finds what a patch says that the record does not say already. A caller who edits the answer of a GET sends the server's
 * own fields back: they are ignored while they are the same.
 * @param shown the record as GET shows it
 * @param form the record as the body that would create it
 */
export function newMembers(fields: Fields, patch: JsonObject, shown: JsonObject, form: JsonObject): News {
  const members = openObject();
  const known = new Set([...Object.keys(fields), 'amounts']);
  const problems: Problem[] = [];
  for (const [name, value] of Object.entries(patch)) {
    if (!known.has(name)) {
      if (value !== null) members[name] = value;
      continue;
    }
    const field = fields[name];
    if (isToldAlone(name, field) || isSame(value, shown[name] ?? null)) continue;
    if (field === undefined || !isGiven(field) || field.createOnly === true) {
      const message =
        name === 'status' && Array.isArray(shown.allowed_actions)
          ? `Is changed by actions, not by PATCH. Possible now: ${shown.allowed_actions.join(', ')}.`
          : 'Is read-only.';
      problems.push({ pointer: pointerTo('', name), code: 'read_only', message });
      continue;
    }
    const { list, fields: inner, max = 0 } = field.kind;
    members[name] =
      list !== true || inner === undefined || !Array.isArray(value) || value.length > max
        ? value
        : mergeLines(inner, name, value, { shown, form, problems });
  }
  return { members, problems };
}

// Warnings are those of the answer to a write: the record itself has none.
function isToldAlone(name: string, field: Field | undefined): boolean {
  return name === 'warnings' && field?.mode === 'derived';
}

interface MergeContext {
  readonly shown: JsonObject;
  readonly form: JsonObject;
  readonly problems: Problem[];
}

function mergeLines(
  fields: Fields,
  name: string,
  lines: readonly unknown[],
  { shown, form, problems }: MergeContext,
): unknown[] {
  const known = (shown[name] ?? []) as readonly JsonObject[];
  const forms = (form[name] ?? []) as readonly JsonObject[];
  return lines.map((line, index) => {
    if (!isObject(line) || line.id === undefined) return line;
    const at = known.findIndex(({ id }) => id === line.id);
    const [was, own] = [known[at], forms[at]];
    if (was === undefined || own === undefined) return line;
    return mergeLine(fields, line, { was, own }, `/${name}/${index}`, problems);
  });
}

// A line that names its id is a patch of that line. The server's fields in it must be the line's own.
function mergeLine(
  fields: Fields,
  line: JsonObject,
  { was, own }: { readonly was: JsonObject; readonly own: JsonObject },
  pointer: string,
  problems: Problem[],
): unknown {
  const kept = { ...own };
  const news = openObject();
  for (const [name, value] of Object.entries(line)) {
    const field = fields[name];
    if (isSame(value, was[name] ?? null) || isSameDecimal(field?.kind, value, was[name])) continue;
    if (name === 'amounts' || (field !== undefined && !isGiven(field))) {
      problems.push({ pointer: pointerTo(pointer, name), code: 'read_only', message: 'Is read-only.' });
      continue;
    }
    news[name] = value;
    const supplied = value === null ? [] : (field?.supplies ?? []);
    for (const other of [...(field?.excludes ?? []), ...supplied]) delete kept[other];
  }
  return mergePatch(kept, news);
}
