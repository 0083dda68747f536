/** Deletes a record. */
import { deleteRecord } from '../../records/delete-record.ts';
import type { Resource } from '../../schema/resource.ts';
import { transact } from '../../store/transact.ts';
import { attemptOf, outcomeAnswer } from '../attempt.ts';
import { findForWrite } from '../find-for-write.ts';
import type { Answer, Call } from '../operation.ts';

/** @throws Refusal not_found, etag_mismatch, not_deletable */
export function deleteOne(resource: Resource, call: Call): Answer {
  const outcome = transact(call.session, attemptOf(call), (tx) => {
    deleteRecord(tx, resource, findForWrite(tx, resource, call));
    return null;
  });
  return outcomeAnswer(outcome);
}
