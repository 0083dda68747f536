/** Creates a record. */
import { checkBody, createRecord, refuseBeforeLock } from '../../records/create-record.ts';
import type { Resource } from '../../schema/resource.ts';
import { transact } from '../../store/transact.ts';
import { attemptOf, outcomeAnswer } from '../attempt.ts';
import type { Answer, Call } from '../operation.ts';

/**
 * Validates, and stores what the resource makes of the body.
 * @throws Refusal validation_failed and whatever the resource refuses with
 */
export function create(resource: Resource, call: Call): Answer {
  const attempt = attemptOf(call);
  const checked = checkBody(resource, call.body);
  // A repeated request is answered before its faults: it is looked up under the lock.
  if (attempt.idempotencyKey === '') refuseBeforeLock(resource, checked);
  const outcome = transact(call.session, attempt, (tx) => {
    createRecord(tx, resource, call.body, checked);
    return null;
  });
  return outcomeAnswer(outcome);
}
