/** Stores records that people never edit in a sheet, such as webhook endpoints: each is one property. */
import { recall, type JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import type { Workspace } from '../workspace.ts';
import { sequenceOf } from './record-id.ts';
import { encodeRecord, type StoredRecord } from './row-codec.ts';
import { recordTable } from './table.ts';

/** The prefix of their properties' names; the record's id follows. */
export const propertyPrefix = 'record.';

/** The name of the cache value that may hold a copy of all of them. */
export const propertyCacheName = 'kept';

/** How a resource finds and writes its records when they are properties. */
export interface PropertyRecords {
  readonly find: (workspace: Workspace, id: string) => StoredRecord | null;
  readonly keep: typeof writePropertyRecord;
}

/**
 * Writes a record as the journal has it; writing it again changes nothing. The cached copy is removed first, so that
 * not even a killed execution leaves it stale.
 * @param text the record as JSON, or null to delete it
 */
export function writePropertyRecord({ cache, properties }: Workspace, id: string, text: string | null): void {
  cache.remove(propertyCacheName);
  if (text === null) properties.delete(propertyPrefix + id);
  else properties.set(propertyPrefix + id, text);
}

/** Decodes the text of a property. */
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

/** Reads the record with this id, null when there is none: one property. */
export function findPropertyRecord(
  { properties }: Workspace,
  resource: Resource,
  id: string,
): StoredRecord | null {
  if (sequenceOf(id, resource.idPrefix) === null) return null;
  const text = properties.get(propertyPrefix + id);
  return text === null ? null : decodePropertyRecord(resource, text);
}
