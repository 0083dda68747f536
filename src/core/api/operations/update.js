/** Changes a record by a JSON Merge Patch. */
import { invalid } from '../../errors/refusal.ts';
import { isObject } from '../../schema/merge-patch.ts';
import { reviseRecord } from '../../schema/revise.ts';
import { tellingState } from '../../schema/telling-state.ts';
import { showRecord } from '../../store/show-record.ts';
import { transact } from '../../store/transact.ts';
import { attemptOf, outcomeAnswer } from '../attempt.ts';
import { findForWrite } from '../find-for-write.ts';
/**
 * A patch that changes nothing writes nothing.
 * @throws Refusal not_found, etag_mismatch, the resource's own for a state that forbids it, validation_failed
 */
export function update(resource, resources, call) {
  const { session, body } = call;
  const outcome = transact(session, resources, attemptOf(call), (draft) => {
    const record = findForWrite(draft, resource, call);
    if (!isObject(body))
      throw invalid([{ pointer: '', code: 'invalid_type', message: 'Must be a JSON object.' }]);
    const { fingerprint } = draft.placeOf(record).stored;
    const show = (shown) => showRecord(resource, shown, fingerprint, session.today);
    return tellingState(resource, record, () => {
      const changes = reviseRecord(draft, resource, record, show, body);
      if (changes === null) return { resource, record };
      draft.addEvent(`${resource.object}.updated`);
      draft.change(resource, record, changes);
      return null;
    });
  });
  return outcomeAnswer(outcome);
}
