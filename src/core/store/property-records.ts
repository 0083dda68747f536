/** Records that stand in no sheet, because nobody edits them there: each is one property. */
import { recall } from '../schema/recall.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import { sequenceOf } from './record-id.ts';
import { encodeRecord, type StoredRecord } from './row-codec.ts';
import { recordTable } from './table.ts';
import type { Workspace } from '../workspace.ts';

/** Begins the names of their properties; their ids end them. */
export const propertyPrefix = 'record.';

/** The cache value in which somebody may keep a copy of all of them. */
export const propertyCacheName = 'kept';

/** How the records of a resource are found and written that stand in no sheet. */
export interface PropertyRecords {
  readonly find: (workspace: Workspace, id: string) => StoredRecord | null;
  readonly keep: typeof writePropertyRecord;
}

/**
 * Writes a record as the journal has it; writing it again changes nothing. The copy goes first, so that not even a
 * killed execution leaves it stale.
 * @param text the record as JSON, or null to delete it
 */
export function writePropertyRecord({ cache, properties }: Workspace, id: string, text: string | null): void {
  cache.remove(propertyCacheName);
  if (text === null) properties.delete(propertyPrefix + id);
  else properties.set(propertyPrefix + id, text);
}

/** The record in a property's text. */
export function decodePropertyRecord(resource: Resource, text: string): StoredRecord {
  const record = recall(resource.fields, JSON.parse(text) as JsonObject);
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
export function findPropertyRecord(
  { properties }: Workspace,
  resource: Resource,
  id: string,
): StoredRecord | null {
  if (sequenceOf(id, resource.idPrefix) === null) return null;
  const text = properties.get(propertyPrefix + id);
  return text === null ? null : decodePropertyRecord(resource, text);
}
