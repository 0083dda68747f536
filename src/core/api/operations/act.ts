/** Carries out an action on a record. */
import { actOnRecord } from '../../records/act-on-record.ts';
import type { Action } from '../../schema/action.ts';
import type { Resource } from '../../schema/resource.ts';
import { transact } from '../../store/transact.ts';
import { attemptOf, outcomeAnswer } from '../attempt.ts';
import { findForWrite } from '../find-for-write.ts';
import type { Answer, Call } from '../operation.ts';

/** @throws Refusal not_found, etag_mismatch, invalid_state and the action's own, validation_failed */
export function act(resource: Resource, action: Action, call: Call): Answer {
  const outcome = transact(call.session, attemptOf(call), (tx) => {
    const record = findForWrite(tx, resource, call);
    return actOnRecord(tx, resource, action, record, call.body) ? null : { resource, record };
  });
  return outcomeAnswer(outcome);
}
