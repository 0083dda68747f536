/** Turns a merge patch into the changes of a record: what is the same is ignored, what is not the caller's is refused. */
import { invalid, Refusal } from '../errors/refusal.ts';
import { isSame } from './canonical-json.ts';
import type { Transaction } from './transaction.ts';
import { type Fields, isGiven } from './field.ts';
import { inputForm } from './input-form.ts';
import { inputSchema } from './input-schema.ts';
import { isObject, mergePatch } from './merge-patch.ts';
import { pointerTo, type Problem } from './problem.ts';
import { refuseTaken } from './refuse-taken.ts';
import type { JsonObject } from './represent.ts';
import type { Resource } from './resource.ts';
import { validate } from './validate.ts';

/**
 * The fields of the record that change, or null when the patch changes nothing.
 * @param show what a GET would show of a record
 * @throws Refusal when the record's state does not allow the change, external_id_taken, sku_taken, validation_failed
 */
export function reviseRecord(
  tx: Transaction,
  resource: Resource,
  record: JsonObject,
  show: (record: JsonObject) => JsonObject,
  patch: JsonObject,
): JsonObject | null {
  const shown = show(record);
  const base = inputForm(resource.fields, record);
  // What a GET does not show says what it says beside the rest: the tax rate that a total contains.
  const hidden = resource.prepareMerge?.(base, {}, record) ?? {};
  const news = newMembers(resource.fields, patch, { ...hidden, ...shown });
  const names = Object.keys(news.members);
  // Nothing else may move by it either, for example the name of a customer who has another by now.
  if (names.length + news.problems.length === 0) return null;
  const merged = mergePatch(
    resource.prepareMerge?.(base, news.members, record) ?? base,
    news.members,
  ) as JsonObject;
  const validated = validate<JsonObject>(inputSchema(resource.fields), merged);
  // Compared as they are shown: one decimal has many texts.
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
  const after = show({ ...record, ...content });
  const changes = Object.entries(content).filter(([name]) => !isSame(after[name], shown[name]));
  return changes.length === 0 ? null : Object.fromEntries(changes);
}

interface News {
  /** What the patch says differently from the record. */
  readonly members: JsonObject;
  readonly problems: readonly Problem[];
}

// Who edits what a GET showed sends the server's own fields back: they are ignored while they are the same.
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
          : 'Is set by the server.';
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
  const editable = resource.editable?.(record) ?? null;
  if (editable === null) return;
  const refused = names.filter(
    (name) => name in resource.fields && !editable.fields.includes(name) && !saysSame(name),
  );
  if (refused.length === 0) return;
  throw new Refusal(
    editable.code,
    `${refused.join(', ')} cannot change while the ${resource.object} is ${String(record.status)}.`,
  );
}
