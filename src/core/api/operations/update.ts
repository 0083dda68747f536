/** Changes a record by a JSON Merge Patch. */
import { invalid } from '../../errors/refusal.ts';
import { isObject } from '../../schema/merge-patch.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { reviseRecord } from '../../schema/revise.ts';
import { tellingState } from '../../schema/telling-state.ts';
import { showRecord } from '../../store/show-record.ts';
import { transact } from '../../store/transact.ts';
import { attemptOf, outcomeAnswer } from '../attempt.ts';
import { findForWrite } from '../find-for-write.ts';
import type { Answer, Call } from '../operation.ts';

/**
 * A patch that changes nothing writes nothing.
 * @throws Refusal not_found, etag_mismatch, the resource's own for a state that forbids it, validation_failed
 */
export function update(resource: Resource, call: Call): Answer {
  const { session, body } = call;
  const outcome = transact(session, attemptOf(call), (tx) => {
    const record = findForWrite(tx, resource, call);
    if (!isObject(body))
      throw invalid([{ pointer: '', code: 'invalid_type', message: 'Must be a JSON object.' }]);
    const { fingerprint } = tx.placeOf(record).stored;
    const show = (shown: JsonObject): JsonObject => showRecord(resource, shown, fingerprint, session.today);
    return tellingState(resource, record, () => {
      const changes = reviseRecord(tx, resource, record, show, body);
      if (changes === null) return { resource, record };
      tx.addEvent(`${resource.object}.updated`);
      tx.change(resource, record, changes);
      return null;
    });
  });
  return outcomeAnswer(outcome);
}
