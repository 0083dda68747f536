/** Carries out an action on a record. */
import { invalid, Refusal } from '../../errors/refusal.ts';
import { allows } from '../../schema/action.ts';
import { inputSchema } from '../../schema/input-schema.ts';
import { tellingState } from '../../schema/telling-state.ts';
import { validate } from '../../schema/validate.ts';
import { transact } from '../../store/transact.ts';
import { attemptOf, outcomeAnswer } from '../attempt.ts';
import { findForWrite } from '../find-for-write.ts';
/** @throws Refusal not_found, etag_mismatch, invalid_state and the action's own, validation_failed */
export function act(resource, action, resources, call) {
  const outcome = transact(call.session, resources, attemptOf(call), (draft) => {
    const record = findForWrite(draft, resource, call);
    if (action.done?.includes(String(record.status)) === true) return { resource, record };
    return tellingState(resource, record, () => {
      refuseState(resource, action, record);
      // An action may have no body.
      const validated = validate(inputSchema(action.fields), call.body ?? {});
      if (!validated.ok) throw invalid(validated.problems);
      action.run(record, validated.value, draft);
      return null;
    });
  });
  return outcomeAnswer(outcome);
}
function refuseState(resource, action, record) {
  const { status } = record;
  if (allows(action, record)) return;
  const special = action.explain?.(record);
  if (special) throw special;
  const article = /^[aeiou]/.test(resource.object) ? 'An' : 'A';
  const done = action.name.replace(/_/g, ' ');
  throw new Refusal(
    'invalid_state',
    `${article} ${resource.object} that is ${String(status)} does not take "${done}".`,
  );
}
