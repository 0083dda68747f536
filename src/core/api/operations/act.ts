/** Carries out an action on a record. */
import { invalid, Refusal } from '../../errors/refusal.ts';
import { type Action, allows } from '../../schema/action.ts';
import { inputSchema } from '../../schema/input-schema.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { tellingState } from '../../schema/telling-state.ts';
import { validate } from '../../schema/validate.ts';
import { transact } from '../../store/transact.ts';
import { attemptOf, outcomeAnswer } from '../attempt.ts';
import { findForWrite } from '../find-for-write.ts';
import type { Answer, Call } from '../operation.ts';

/** @throws Refusal not_found, etag_mismatch, invalid_state and the action's own, validation_failed */
export function act(resource: Resource, action: Action, call: Call): Answer {
  const outcome = transact(call.session, attemptOf(call), (tx) => {
    const record = findForWrite(tx, resource, call);
    if (action.done?.includes(String(record.status)) === true) return { resource, record };
    return tellingState(resource, record, () => {
      refuseState(resource, action, record);
      // An action may have no body.
      const validated = validate<JsonObject>(inputSchema(action.fields), call.body ?? {});
      if (!validated.ok) throw invalid(validated.problems);
      action.run(record, validated.value, tx);
      return null;
    });
  });
  return outcomeAnswer(outcome);
}

function refuseState(resource: Resource, action: Action, record: JsonObject): void {
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
