/** Deletes a record. */
import { deleteRecord } from '../../records/delete-record.ts';
import type { Resource } from '../../schema/resource.ts';
import { findReference } from '../../store/locate/find-reference.ts';
import { writeOf } from '../idempotency.ts';
import { findForWrite } from '../find-for-write.ts';
import type { Answer, Call } from '../operation.ts';
import { runWrite } from './write.ts';

/** @throws Refusal not_found, etag_mismatch, not_deletable */
export function deleteOne(resource: Resource, call: Call): Answer {
  const write = writeOf(call, (tx) => {
    const record = findForWrite(tx, resource, call);
    deleteRecord(tx, resource, record, (referred, id) => findReference(call.session, referred, id));
    return null;
  });
  return runWrite(call, write);
}
