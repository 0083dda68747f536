/** Writes a record for an export and reads it back: all that is stored and shown, with exact decimals. */
import { Refusal } from '../errors/refusal.ts';
import { isShown, isStored } from '../schema/field.ts';
import { isObject } from '../schema/merge-patch.ts';
import { recall, type JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import { sequenceOf, timeOf } from '../schema/record-id.ts';
import { encodeRecord } from '../store/row/row-codec.ts';
import { recordTable } from '../store/table.ts';
import { findWrongField } from './stored-value.ts';

export type Imported =
  | { readonly ok: true; readonly record: JsonObject; readonly seq: number }
  | { readonly ok: false; readonly reason: string };

/** Leaves out the fields that an answer derives at each read, because they come back by themselves. */
export function exportedRecord({ object, fields }: Resource, record: Readonly<JsonObject>): JsonObject {
  const kept = Object.entries(fields).filter(([, field]) => isStored(field) && isShown(field));
  return { object, ...Object.fromEntries(kept.map(([name]) => [name, record[name] ?? null])) };
}

/**
 * Reads an exported record that fits into its sheet; of any other it returns a sentence about what is wrong with it.
 */
export function importedRecord(resource: Resource, exported: unknown): Imported {
  if (!isObject(exported)) return { ok: false, reason: 'It is no record.' };
  const seq = sequenceOf(String(exported.id), resource.idPrefix);
  if (seq === null || seq < 1)
    return { ok: false, reason: `${String(exported.id)} is no id of a ${resource.object}.` };
  const wrong = findWrongField(resource.fields, exported);
  if (wrong !== null) return { ok: false, reason: `Its ${wrong} is of the wrong kind.` };
  const fault = stampFault(exported);
  if (fault !== null) return { ok: false, reason: fault };
  try {
    const recalled = recall(resource.fields, exported);
    const record = { ...recalled, ...resource.complete?.(recalled) };
    // The encoder refuses a record that is too long for its row.
    encodeRecord(recordTable(resource), record, 0);
    return { ok: true, record, seq };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ok: false, reason: (error.facts.problems ?? []).map(({ message }) => message).join(' ') };
  }
}

// An id contains the time at which its record was made, and lists are ordered by it.
function stampFault({ id, created_at, updated_at }: JsonObject): string | null {
  if (created_at !== new Date(timeOf(String(id))).toISOString())
    return 'Its created_at is not the time that its id tells.';
  const isTime =
    typeof updated_at === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(updated_at);
  return isTime ? null : 'Its updated_at is no time.';
}
