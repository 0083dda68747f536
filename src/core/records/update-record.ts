/**
 * Changes a record by a JSON Merge Patch, for a caller or for an owner who has edited the sheet: ignores members that say
 * the same, and refuses those that the actor may not change.
 */
import { invalid, Refusal } from '../errors/refusal.ts';
import { isSame } from '../schema/canonical.ts';
import { emptyValue, type Fields, isGiven } from '../schema/field.ts';
import { inputForm, isObject, mergePatch } from '../schema/merge-patch.ts';
import { inputSchema } from '../schema/input-schema.ts';
import type { EventType } from '../schema/record-types.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Editable, Resource } from '../schema/resource.ts';
import type { Transaction } from '../schema/transaction.ts';
import { validate } from '../schema/validate.ts';
import { newMembers } from './new-members.ts';
import { refuseFaults } from './refuse-faults.ts';
import { refuseTaken } from './refuse-taken.ts';
import { refuseUnscoped } from './refuse-unscoped.ts';
import { warnFarDays } from './warn-far-days.ts';
import { withState } from './with-state.ts';

/**
 * Changes the record.
 * @param patch the parsed body (RFC 7396)
 * @param editable what may change: by default what a caller may; null for everything
 * @returns the record after the change; the same object when the patch changes nothing, so that nothing is to be written
 * @throws Refusal when the record's state does not allow the change, external_id_taken, sku_taken, validation_failed
 */
export function updateRecord(
  tx: Transaction,
  resource: Resource,
  record: JsonObject,
  patch: unknown,
  editable: Editable | null = resource.editable?.(record) ?? null,
): JsonObject {
  if (!isObject(patch))
    throw invalid([{ pointer: '', code: 'invalid_type', message: 'Must be a JSON object.' }]);
  return withState(resource, record, () => {
    const changes = changesByPatch(tx, resource, record, patch, editable);
    return changes === null ? record : tx.change(resource, record, changes, [updatedEvent(resource)]);
  });
}

/** The event of a change that no action made; every resource has it. */
export function updatedEvent({ object }: Resource): EventType {
  return `${object}.updated` as EventType;
}

/** The fields of the record that change, or null when the patch changes nothing. */
function changesByPatch(
  tx: Transaction,
  resource: Resource,
  record: JsonObject,
  patch: JsonObject,
  editable: Editable | null,
): JsonObject | null {
  const show = (other: JsonObject): JsonObject => tx.show(resource, other);
  const shown = show(record);
  const base = inputForm(resource.fields, record);
  // A GET does not show the tax rate that a total contains; the input form has it.
  const hidden = resource.prepareMerge?.(base, {}, record) ?? {};
  const news = newMembers(resource.fields, patch, { ...hidden, ...shown }, base);
  const names = Object.keys(news.members);
  // A patch that says nothing new changes nothing else, even when the document's customer has another name by now.
  if (names.length + news.problems.length === 0) return null;
  refuseUnscoped(resource.fields, news.members, tx.may);
  const merged = mergePatch(
    resource.prepareMerge?.(base, news.members, record) ?? base,
    news.members,
  ) as JsonObject;
  const validated = validate<JsonObject>(inputSchema(changeable(resource.fields)), merged);
  // The record's own values were accepted when they were written: a rule that came later is no fault of this patch.
  const kept = new Set(Object.keys(resource.fields).filter((name) => !(name in news.members)));
  const found = validated.problems.filter(({ pointer }) => !kept.has(pointer.split('/')[1] ?? ''));
  // Values are compared as they are shown, because one decimal has many texts.
  const saysSame = (name: string): boolean =>
    found.length === 0 && isSame(show({ ...record, [name]: validated.value[name] })[name], shown[name]);
  refuseUneditable(resource, record, editable, names, saysSame);
  const problems = [...news.problems, ...found, ...(resource.check?.(merged) ?? [])];
  refuseTaken(tx, resource, news.members, problems);
  if (problems.length > 0) refuseFaults(tx, resource, problems, validated.value, record);
  warnFarDays(tx, resource.fields, news.members);
  const content =
    editable?.recomputes === false || resource.revise === undefined
      ? onlyNamed(resource.fields, names, validated.value)
      : resource.revise(validated.value, tx, record);
  tx.stopOnFaults();
  const differing = (values: JsonObject): JsonObject | null => {
    const after = show({ ...record, ...values });
    const changes = Object.entries(values).filter(
      ([name]) => isEditable(resource, editable, name) && !isSame(after[name], shown[name]),
    );
    return changes.length === 0 ? null : Object.fromEntries(changes);
  };
  const changes = differing(content);
  if (changes === null || editable?.check === undefined) return changes;
  const checked = { ...changes, ...editable.check(changes, tx) };
  tx.stopOnFaults();
  return differing(checked);
}

// A field that is given on creation alone is neither in the record's input form nor in a patch.
function changeable(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, { createOnly }]) => createOnly !== true));
}

function onlyNamed(fields: Fields, names: readonly string[], input: JsonObject): JsonObject {
  const named = Object.entries(fields).filter(([name]) => names.includes(name));
  return Object.fromEntries(named.map(([name, field]) => [name, input[name] ?? emptyValue(field)]));
}

// Fields that are computed from a change, such as sums, change with it; a field that the actor could give and may not
// change does not, for example the name of a customer who has another by now.
function isEditable({ fields }: Resource, editable: Editable | null, name: string): boolean {
  const field = fields[name];
  if (editable === null || field === undefined || !isGiven(field)) return true;
  return field.column?.computed === true || editable.fields.includes(name);
}

function refuseUneditable(
  resource: Resource,
  record: JsonObject,
  editable: Editable | null,
  names: readonly string[],
  saysSame: (name: string) => boolean,
): void {
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
