/** Changes a record by a JSON Merge Patch. */
import { updateRecord } from '../../records/update-record.ts';
import type { Resource } from '../../schema/resource.ts';
import { transact } from '../../store/transact.ts';
import { attemptOf, outcomeAnswer } from '../attempt.ts';
import { findForWrite } from '../find-for-write.ts';
import type { Answer, Call } from '../operation.ts';

/**
 * A patch that changes nothing writes nothing.
 * @throws Refusal not_found, etag_mismatch, the resource's own for a state that forbids it, validation_failed
 */
export function update(resource: Resource, call: Call): Answer {
  const outcome = transact(call.session, attemptOf(call), (tx) => {
    const record = findForWrite(tx, resource, call);
    return updateRecord(tx, resource, record, call.body) ? null : { resource, record };
  });
  return outcomeAnswer(outcome);
}
