/** Creates a record, changes it by a JSON Merge Patch, and carries out its actions. */
import { actOnRecord } from '../../records/act-on-record.ts';
import { checkBody, createRecord, refuseBeforeLock } from '../../records/create-record.ts';
import { updateRecord } from '../../records/update-record.ts';
import type { Action } from '../../schema/action.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Write } from '../../store/transaction/commit-writes.ts';
import { transact } from '../../store/transaction/transact.ts';
import { findForWrite } from '../find-for-write.ts';
import { outcomeAnswer, writeOf } from '../idempotency.ts';
import type { Answer, Call, Route } from '../operation.ts';

/**
 * Creates a record: validates the body, and stores what the resource makes of it.
 * @throws Refusal insufficient_scope, validation_failed and, when it decides, whatever the resource refuses with
 */
export function creation(resource: Resource, call: Call): Write {
  const checked = checkBody(resource, call.body, call.may);
  const write = writeOf(call, (tx) => {
    createRecord(tx, resource, call.body, checked);
    return null;
  });
  // The store looks a repeated request up under the lock, and answers it before anybody looks for faults.
  if (write.attempt.idempotencyKey === '') refuseBeforeLock(resource, checked);
  return write;
}

/**
 * Changes a record; a patch that changes nothing writes nothing. When it decides, it throws Refusal not_found,
 * etag_mismatch, the resource's own for a state that forbids it, validation_failed.
 */
export function changeOf(resource: Resource, call: Call): Write {
  return writeOf(call, (tx) => {
    const record = findForWrite(tx, resource, call);
    return updateRecord(tx, resource, record, call.body) === record ? { resource, record } : null;
  });
}

/** When it decides, it throws Refusal not_found, etag_mismatch, invalid_state and the action's own, validation_failed. */
export function actionOf(resource: Resource, action: Action, call: Call): Write {
  return writeOf(call, (tx) => {
    const record = findForWrite(tx, resource, call);
    return actOnRecord(tx, resource, action, record, call.body) ? null : { resource, record };
  });
}

/** Runs a write of its own transaction. @throws Refusal workspace_busy and whatever the write refuses with */
export function runWrite({ session }: Call, write: Write): Answer {
  return outcomeAnswer(transact(session, write));
}

/** Runs the operation of a route alone. @throws Refusal whatever it refuses with */
export function runRoute({ operationId, run, write }: Route, call: Call): Answer {
  if (run !== undefined) return run(call);
  if (write === undefined) throw new Error(`${operationId} has no operation.`);
  return runWrite(call, write(call));
}
