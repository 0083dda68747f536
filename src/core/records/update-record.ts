/**
 * Changes a record by a JSON Merge Patch: ignores members that say the same, and refuses those that the caller may not
 * change.
 */
import { invalid, Refusal } from '../errors/refusal.ts';
import { isSame } from '../schema/canonical.ts';
import { type Fields, isGiven } from '../schema/field.ts';
import { inputForm, isObject, mergePatch } from '../schema/merge-patch.ts';
import { inputSchema } from '../schema/input-schema.ts';
import { pointerTo, type Problem } from '../schema/problem.ts';
import type { EventType } from '../schema/record-types.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import type { Transaction } from '../schema/transaction.ts';
import { validate } from '../schema/validate.ts';
import { refuseTaken } from './refuse-taken.ts';
import { withState } from './with-state.ts';

/**
 * Changes the record.
 * @param patch the parsed body (RFC 7396)
 * @returns false when the patch changes nothing, so that nothing is to be written
 * @throws Refusal when the record's state does not allow the change, external_id_taken, sku_taken, validation_failed
 */
export function updateRecord(
  tx: Transaction,
  resource: Resource,
  record: JsonObject,
  patch: unknown,
): boolean {
  if (!isObject(patch))
    throw invalid([{ pointer: '', code: 'invalid_type', message: 'Must be a JSON object.' }]);
  return withState(resource, record, () => {
    const changes = changesByPatch(tx, resource, record, patch);
    if (changes === null) return false;
    tx.change(resource, record, changes, [updatedEvent(resource)]);
    return true;
  });
}

/** The event of a change that no action made; every resource has it. */
export function updatedEvent({ object }: Resource): EventType {
  return `${object}.updated` as EventType;
}

/** The fields of the record that change, or null when the patch changes nothing. */
export function changesByPatch(
  tx: Transaction,
  resource: Resource,
  record: JsonObject,
  patch: JsonObject,
): JsonObject | null {
  const show = (other: JsonObject): JsonObject => tx.show(resource, other);
  const shown = show(record);
  const base = inputForm(resource.fields, record);
  // A GET does not show the tax rate that a total contains; the input form has it.
  const hidden = resource.prepareMerge?.(base, {}, record) ?? {};
  const news = newMembers(resource.fields, patch, { ...hidden, ...shown });
  const names = Object.keys(news.members);
  // A patch that says nothing new changes nothing else, even when the document's customer has another name by now.
  if (names.length + news.problems.length === 0) return null;
  const merged = mergePatch(
    resource.prepareMerge?.(base, news.members, record) ?? base,
    news.members,
  ) as JsonObject;
  const validated = validate<JsonObject>(inputSchema(resource.fields), merged);
  // Values are compared as they are shown, because one decimal has many texts.
  const saysSame = (name: string): boolean =>
    validated.ok && isSame(show({ ...record, [name]: validated.value[name] })[name], shown[name]);
  refuseUneditable(resource, record, names, saysSame);
  const problems = [
    ...news.problems,
    ...(validated.ok ? [] : validated.problems),
    ...(resource.check?.(merged) ?? []),
  ];
  refuseTaken(tx, resource, news.members, problems);
  if (!validated.ok || problems.length > 0) throw invalid(problems);
  const content = resource.revise?.(validated.value, tx, record) ?? {};
  tx.stopOnFaults();
  const editable = resource.editable?.(record, 'caller')?.fields;
  const after = show({ ...record, ...content });
  const changes = Object.entries(content).filter(
    ([name]) => isEditable(resource, editable, name) && !isSame(after[name], shown[name]),
  );
  return changes.length === 0 ? null : Object.fromEntries(changes);
}

// Fields that are computed from a change, such as sums, change with it; a field that the caller could give and may not
// change does not.
function isEditable({ fields }: Resource, editable: readonly string[] | undefined, name: string): boolean {
  const field = fields[name];
  return editable === undefined || field === undefined || !isGiven(field) || editable.includes(name);
}

interface News {
  /** The members of the patch that differ from the record. */
  readonly members: JsonObject;
  readonly problems: readonly Problem[];
}

// A caller who edits the answer of a GET sends the server's own fields back: they are ignored while they are the same.
function newMembers(fields: Fields, patch: JsonObject, shown: JsonObject, base = ''): News {
  const members: JsonObject = {};
  const problems: Problem[] = [];
  for (const [name, value] of Object.entries(patch)) {
    if (isSame(value, shown[name] ?? null)) continue;
    const field = Object.keys(fields).includes(name) || name === 'amounts' ? fields[name] : null;
    const isReadOnly =
      field !== null && (field === undefined || !isGiven(field) || field.createOnly === true);
    if (isReadOnly) {
      const message =
        name === 'status' && Array.isArray(shown.allowed_actions)
          ? `Is changed by actions, not by PATCH. Possible now: ${shown.allowed_actions.join(', ')}.`
          : 'Is read-only.';
      problems.push({ pointer: pointerTo(base, name), code: 'read_only', message });
      continue;
    }
    const inner = field?.kind.list === true ? field.kind.fields : undefined;
    members[name] =
      inner === undefined || !Array.isArray(value)
        ? value
        : value.map((entry: unknown, index) => {
            const known = (shown[name] as JsonObject[] | null)?.find(
              ({ id }) => isObject(entry) && id === entry.id && id !== undefined,
            );
            if (!isObject(entry) || known === undefined) return entry;
            return withoutServerFields(
              inner,
              entry,
              known,
              pointerTo(pointerTo(base, name), index),
              problems,
            );
          });
  }
  return { members, problems };
}

// A line of the patch replaces the line whose id it names; the server's fields in it must be the line's own.
function withoutServerFields(
  fields: Fields,
  line: JsonObject,
  known: JsonObject,
  pointer: string,
  problems: Problem[],
): JsonObject {
  const kept: JsonObject = {};
  for (const [name, value] of Object.entries(line)) {
    const field = fields[name];
    const isServers = name === 'amounts' || (field !== undefined && !isGiven(field));
    if (!isServers) kept[name] = value;
    else if (!isSame(value, known[name] ?? null)) {
      problems.push({
        pointer: pointerTo(pointer, name),
        code: 'read_only',
        message: 'Is read-only.',
      });
    }
  }
  return kept;
}

function refuseUneditable(
  resource: Resource,
  record: JsonObject,
  names: readonly string[],
  saysSame: (name: string) => boolean,
): void {
  const editable = resource.editable?.(record, 'caller') ?? null;
  if (editable === null) return;
  const refused = names.filter(
    (name) => name in resource.fields && !editable.fields.includes(name) && !saysSame(name),
  );
  if (refused.length === 0) return;
  throw new Refusal(
    editable.code ?? 'invalid_state',
    `${refused.join(', ')} cannot change while the ${resource.object} is ${String(record.status)}.`,
  );
}
