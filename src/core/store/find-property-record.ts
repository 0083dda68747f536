/** Reads records that are kept as properties. */
import { type JsonObject, recall } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import type { Workspace } from '../workspace.ts';
import { propertyPrefix } from './property-records.ts';
import { sequenceOf } from '../schema/record-id.ts';
import { hashIn } from './row/added-cells.ts';
import { encodeRecord, type StoredRecord } from './row/row-codec.ts';
import { recordTable } from './table.ts';

/** Decodes the text of a property. */
export function decodePropertyRecord(resource: Resource, text: string): StoredRecord {
  const record = recall(resource.fields, JSON.parse(text) as JsonObject);
  const table = recordTable(resource);
  return {
    record,
    written: record,
    seq: sequenceOf(String(record.id), resource.idPrefix) ?? 0,
    rev: 0,
    fingerprint: hashIn(encodeRecord(table, record, 0)[table.checkIndex]),
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
