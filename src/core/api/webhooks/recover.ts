/** Sends the events of a period once more that have not arrived at an endpoint. */
import * as v from 'valibot';
import { invalid } from '../../errors/refusal.ts';
import { recoverDeliveries } from '../../events/deliveries/recover-deliveries.ts';
import { optional, required } from '../../schema/field.ts';
import { inputSchema } from '../../schema/input-schema.ts';
import type { Kind } from '../../schema/kind.ts';
import { faultText, notText } from '../../schema/problem.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { validate } from '../../schema/validate.ts';
import type { Answer, Call } from '../operation.ts';
import { carryOutOnce } from './carry-out-once.ts';
import { refuseDisabled, requireEndpoint } from './endpoint-operations.ts';

const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

// Any instant of RFC 3339, kept in UTC.
const instant: Kind<string> = {
  schema: v.pipe(
    v.string(notText),
    v.check(
      (text) => instantForm.test(text) && !Number.isNaN(Date.parse(text)),
      faultText('invalid_format', 'Must be an RFC 3339 time such as 2026-01-31T12:00:00Z.'),
    ),
    v.transform((text) => new Date(text).toISOString()),
    v.metadata({ format: 'date-time', pattern: instantForm.source }),
  ),
  cell: 'text',
};

/** The fields of its body. */
export const recoveryFields = {
  since: required(instant, 'Resend events from this instant on, at most 30 days ago.'),
  until: optional(instant, 'Resend events up to this instant; now when not given.'),
};

/**
 * Makes deliveries due again.
 * @throws Refusal not_found, invalid_state while it is disabled, validation_failed
 */
export function recover(call: Call): Answer {
  return carryOutOnce(call, () => ({ endpointId: call.id, shown: recovered(call) }));
}

function recovered(call: Call): JsonObject {
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
  return {
    object: 'recovery',
    endpoint_id: id,
    since,
    until,
    delivery_count: count,
    has_more: nextSince !== null,
    next_since: nextSince,
  };
}
