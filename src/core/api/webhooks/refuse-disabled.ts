/** Refuses what only an endpoint can do that is sent to. */
import { Refusal } from '../../errors/refusal.ts';
import { webhookEndpoints } from '../../events/endpoints/webhook-endpoints.ts';
import { findPropertyRecord } from '../../store/property-records.ts';
import type { Session } from '../../store/session.ts';

/** @throws Refusal not_found, invalid_state */
export function refuseDisabled({ workspace }: Session, id: string): void {
  const stored = findPropertyRecord(workspace, webhookEndpoints, id);
  if (stored === null) throw new Refusal('not_found', `There is no webhook_endpoint with the id ${id}.`);
  const { status } = stored.record;
  if (status === 'enabled') return;
  throw new Refusal('invalid_state', 'The endpoint is disabled. Enable it first: nothing is sent to it.', {
    members: { current_status: status },
  });
}
