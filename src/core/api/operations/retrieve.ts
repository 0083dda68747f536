/** Answers one record by its id. */
import { Refusal } from '../../errors/refusal.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { findById } from '../../store/locate/find-record.ts';
import { readableRecord } from '../../store/read/read-records.ts';
import type { StoredRecord } from '../../store/row/row-codec.ts';
import { etagOf, showRecord } from '../../store/show-record.ts';
import { recordTable } from '../../store/table.ts';
import type { Answer, Call } from '../operation.ts';

/**
 * @param beside makes what is shown beside the fields of the record; such an answer has no entity tag, because the
 * record's own does not change with it
 * @throws Refusal not_found, record_quarantined
 */
export function retrieve(
  resource: Resource,
  call: Call,
  beside?: (record: JsonObject) => JsonObject,
): Answer {
  const { record, fingerprint } = requireRecord(resource, call);
  const shown = showRecord(resource, record, fingerprint, call.session);
  const further = beside?.(record);
  if (further !== undefined) return { status: 200, body: JSON.stringify({ ...shown, ...further }) };
  return { status: 200, body: JSON.stringify(shown), headers: { ETag: etagOf(fingerprint) } };
}

/**
 * The record that the path names.
 * @throws Refusal not_found, record_quarantined
 */
export function requireRecord(
  resource: Resource,
  { session, id }: Pick<Call, 'session' | 'id'>,
): StoredRecord {
  const found = findById(session, recordTable(resource), id);
  if (found === null) throw new Refusal('not_found', `There is no ${resource.object} with the id ${id}.`);
  return readableRecord(found);
}
