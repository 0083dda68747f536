/** Records that stand in no sheet, because nobody edits them there: each is one property. */
import { recall } from '../schema/recall.ts';
import { sequenceOf } from './record-id.ts';
import { encodeRecord } from './row-codec.ts';
import { recordTable } from './table.ts';
/** Begins the names of their properties; their ids end them. */
export const keptPrefix = 'record.';
/** The cache value in which somebody may keep a copy of all of them. */
export const keptName = 'kept';
/**
 * Writes a record as the journal has it; writing it again changes nothing. The copy goes first, so that not even a
 * killed execution leaves it stale.
 * @param text the record as JSON, or null to delete it
 */
export function keepRecord({ cache, properties }, id, text) {
  cache.remove(keptName);
  if (text === null) properties.delete(keptPrefix + id);
  else properties.set(keptPrefix + id, text);
}
/** The record in a property's text. */
export function readKept(resource, text) {
  const record = recall(resource.fields, JSON.parse(text));
  const table = recordTable(resource);
  return {
    record,
    written: record,
    seq: sequenceOf(String(record.id), resource.idPrefix) ?? 0,
    rev: 0,
    fingerprint: String(encodeRecord(table, record, 0)[table.checkIndex]),
    isUntouched: true,
  };
}
/** The record with this id, or null: one property. */
export function findKept({ properties }, resource, id) {
  if (sequenceOf(id, resource.idPrefix) === null) return null;
  const text = properties.get(keptPrefix + id);
  return text === null ? null : readKept(resource, text);
}
