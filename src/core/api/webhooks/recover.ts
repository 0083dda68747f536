/** Sends an endpoint again what has not arrived there. */
import { invalid } from '../../errors/refusal.ts';
import { instant } from '../../events/endpoints/instant.ts';
import { recoverDeliveries } from '../../events/deliveries/recover-deliveries.ts';
import { optional, required } from '../../schema/field.ts';
import { inputSchema } from '../../schema/input-schema.ts';
import { validate } from '../../schema/validate.ts';
import type { Answer, Call } from '../operation.ts';
import { requireEndpoint } from './endpoint-operations.ts';
import { refuseDisabled } from './refuse-disabled.ts';

/** What its body holds. */
export const recoveryFields = {
  since: required(instant, 'Events from this instant on, at most 30 days ago.'),
  until: optional(instant, 'Events up to this instant; now when not given.'),
};

/**
 * Doing it again makes nothing due that has arrived, so it needs no Idempotency-Key.
 * @throws Refusal not_found, invalid_state while it is disabled, validation_failed
 */
export function recover(call: Call): Answer {
  const { session, id } = call;
  const { record } = requireEndpoint(call);
  refuseDisabled(session, id);
  const validated = validate(inputSchema(recoveryFields), call.body ?? {});
  if (!validated.ok) throw invalid(validated.problems);
  const { since } = validated.value;
  const until = validated.value.until ?? new Date(session.workspace.clock.now()).toISOString();
  if (until < since) {
    const message = 'Must not be before since.';
    throw invalid([{ pointer: '/until', code: 'out_of_range', message }]);
  }
  const endpoint = { id, eventTypes: record.event_types as string[] };
  const { count, nextSince } = recoverDeliveries(session, endpoint, { since, until });
  const body = {
    object: 'recovery',
    endpoint_id: id,
    since,
    until,
    delivery_count: count,
    has_more: nextSince !== null,
    next_since: nextSince,
  };
  return { status: 200, body: JSON.stringify(body) };
}
