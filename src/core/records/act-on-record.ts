/** Carries out an action on a record, as its resource's transition table allows. */
import { invalid, Refusal } from '../errors/refusal.ts';
import { type Action, findTransition } from '../schema/action.ts';
import { inputSchema } from '../schema/input-schema.ts';
import type { EventType } from '../schema/record-types.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import type { Transaction } from '../schema/transaction.ts';
import { validate } from '../schema/validate.ts';
import { warnFarDays } from './warn-far-days.ts';
import { withState } from './with-state.ts';

/**
 * Carries out the action.
 * @param input the body of the request; undefined when there is none
 * @returns false when the action has been done already and the body adds nothing, so that nothing is to be written
 * @throws Refusal invalid_state and the action's own, validation_failed
 */
export function actOnRecord(
  tx: Transaction,
  resource: Resource,
  action: Action,
  record: JsonObject,
  input: unknown,
): boolean {
  const { repetition } = action;
  if (repetition?.statuses.includes(String(record.status)) === true)
    return withState(resource, record, () => {
      const added = repetition.run(record, validInput(action, input));
      if (added !== null) tx.change(resource, record, added, [`${resource.object}.updated` as EventType]);
      return added !== null;
    });
  withState(resource, record, () => {
    const transition = findTransition(resource.transitions ?? [], action.name, record);
    if (transition === undefined) throw action.explain?.(record) ?? notAllowed(resource, action, record);
    const given = validInput(action, input);
    warnFarDays(tx, action.fields, given);
    const changes = action.run(record, given, tx);
    // The table holds events of its resource alone, and an endpoint can subscribe to each of them.
    const events = transition.event === null ? [] : [transition.event as EventType];
    if (changes !== null) tx.change(resource, record, changes, events);
    else for (const event of events) tx.recordEvent(resource, record, event);
  });
  return true;
}

function validInput({ fields }: Action, input: unknown): JsonObject {
  const validated = validate<JsonObject>(inputSchema(fields), input ?? {});
  if (!validated.ok) throw invalid(validated.problems);
  return validated.value;
}

function notAllowed({ object }: Resource, { name }: Action, { status }: JsonObject): Refusal {
  const article = /^[aeiou]/.test(object) ? 'An' : 'A';
  const action = name.replace(/_/g, ' ');
  return new Refusal(
    'invalid_state',
    `${article} ${object} that is ${String(status)} does not take "${action}".`,
  );
}
