/** Creates a record, changes it by a JSON Merge Patch, and carries out its actions. */
import { idempotencyOf, outcomeAnswer } from '../idempotency.ts';
import { findForWrite } from '../find-for-write.ts';
import type { Answer, Call, Route, Write } from '../operation.ts';
import { actOnRecord } from '../../records/act-on-record.ts';
import { checkBody, createRecord, refuseBeforeLock } from '../../records/create-record.ts';
import { updateRecord } from '../../records/update-record.ts';
import type { Action } from '../../schema/action.ts';
import type { Resource } from '../../schema/resource.ts';
import { transact } from '../../store/transaction/transact.ts';

/** The parts of a route whose write runs alone or together with others. */
export function groupable(write: (call: Call) => Write): Pick<Route, 'run' | 'write'> {
  return { write, run: (call) => runAlone(call, write(call)) };
}

function runAlone({ session }: Call, { attempt, decide }: Write): Answer {
  return outcomeAnswer(transact(session, attempt, decide));
}

/**
 * Creates a record: validates the body, and stores what the resource makes of it.
 * @throws Refusal insufficient_scope, validation_failed and whatever the resource refuses with
 */
export function create(resource: Resource, call: Call): Answer {
  return runAlone(call, creation(resource, call));
}

/** @throws Refusal insufficient_scope, validation_failed */
export function creation(resource: Resource, call: Call): Write {
  const checked = checkBody(resource, call.body, call.session.may);
  const attempt = idempotencyOf(call);
  // The store looks a repeated request up under the lock, and answers it before anybody looks for faults.
  if (attempt.idempotencyKey === '') refuseBeforeLock(resource, checked);
  const decide: Write['decide'] = (tx) => {
    createRecord(tx, resource, call.body, checked);
    return null;
  };
  return { attempt, decide };
}

/**
 * Changes a record; a patch that changes nothing writes nothing.
 * @throws Refusal not_found, etag_mismatch, the resource's own for a state that forbids it, validation_failed
 */
export function update(resource: Resource, call: Call): Answer {
  return runAlone(call, changeOf(resource, call));
}

export function changeOf(resource: Resource, call: Call): Write {
  const decide: Write['decide'] = (tx) => {
    const record = findForWrite(tx, resource, call);
    return updateRecord(tx, resource, record, call.body) === record ? { resource, record } : null;
  };
  return { attempt: idempotencyOf(call), decide };
}

/** @throws Refusal not_found, etag_mismatch, invalid_state and the action's own, validation_failed */
export function act(resource: Resource, action: Action, call: Call): Answer {
  return runAlone(call, actionOf(resource, action, call));
}

export function actionOf(resource: Resource, action: Action, call: Call): Write {
  const decide: Write['decide'] = (tx) => {
    const record = findForWrite(tx, resource, call);
    return actOnRecord(tx, resource, action, record, call.body) ? null : { resource, record };
  };
  return { attempt: idempotencyOf(call), decide };
}
