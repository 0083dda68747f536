/** Answers one record by its id. */
import { Refusal } from '../../errors/refusal.ts';
import type { Resource } from '../../schema/resource.ts';
import { readableRecord } from '../../store/readable-record.ts';
import { findById } from '../../store/locate.ts';
import { etagOf, showRecord } from '../../store/show-record.ts';
import { recordTable } from '../../store/table.ts';
import type { Answer, Call } from '../operation.ts';

/** @throws Refusal not_found, record_quarantined */
export function retrieve(resource: Resource, { session, id }: Call): Answer {
  const found = findById(session, recordTable(resource), id);
  if (found === null) throw new Refusal('not_found', `There is no ${resource.object} with the id ${id}.`);
  const { record, fingerprint } = readableRecord(found);
  const shown = showRecord(resource, record, fingerprint, session.today);
  return { status: 200, body: JSON.stringify(shown), headers: { ETag: etagOf(fingerprint) } };
}
