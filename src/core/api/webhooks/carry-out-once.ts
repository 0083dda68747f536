/** Carries out an operation on deliveries once for each Idempotency-Key. */
import { webhookEndpoints } from '../../events/endpoints/webhook-endpoints.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { holdLock } from '../../store/transaction/hold-lock.ts';
import { remember } from '../../store/transaction/commit-writes.ts';
import { writeOf } from '../idempotency.ts';
import { runWrite } from '../operations/write.ts';
import type { Answer, Call } from '../operation.ts';

interface CarriedOut {
  /** The endpoint that the deliveries belong to. */
  readonly endpointId: string;
  /** The answer. */
  readonly shown: JsonObject;
}

/**
 * Runs the operation under the lock. With a key, the journal remembers its answer behind the operation: when that fails,
 * the repeated request carries it out again, because an event that arrives twice is better than one that does not.
 * @throws Refusal workspace_busy, invalid_idempotency_key, idempotency_key_reused, and the operation's own
 */
export function carryOutOnce(call: Call, run: () => CarriedOut): Answer {
  const write = writeOf(call, (tx) => {
    const { endpointId, shown } = run();
    const record = tx.find(webhookEndpoints, endpointId);
    if (record === null) throw new Error(`The endpoint ${endpointId} is gone.`);
    remember(tx, { resource: webhookEndpoints, record });
    return { shows: JSON.stringify(shown) };
  });
  return write.attempt.idempotencyKey === ''
    ? { status: 200, body: JSON.stringify(holdLock(call.session, run).shown) }
    : runWrite(call, write);
}
