/** Disables dead endpoints, and mails the owner about each. */
import { beginUnasked } from '../../store/transaction/unasked.ts';
import { holdLock } from '../../store/transaction/hold-lock.ts';
import { webhookEndpoints } from '../endpoints/webhook-endpoints.ts';
import type { Breakers, DeathReason } from './circuit-breaker.ts';
import { updatePersistedState } from './persisted-state.ts';
import type { Run } from './run.ts';

interface DeadEndpoint {
  readonly id: string;
  readonly reason: DeathReason;
}

const sentences: Readonly<Record<DeathReason, string>> = {
  gone: 'It answered 410, which says that it wants no more events.',
  failing: 'Nothing has arrived there for five days.',
};

/** The endpoints that the breakers say are to be disabled. */
export function deadEndpoints(breakers: Breakers): DeadEndpoint[] {
  return Object.entries(breakers).flatMap(([id, { circuit }]) =>
    circuit.state === 'dead' ? [{ id, reason: circuit.reason }] : [],
  );
}

/**
 * Disables each by a commit of its own; one that a person has disabled or deleted meanwhile stays as it is. Its breaker
 * goes, so that an endpoint that is enabled again begins anew.
 * @throws Refusal workspace_busy
 */
export function disableEndpoints(run: Run, dead: readonly DeadEndpoint[]): void {
  for (const { id, reason } of dead) {
    const url = disable(run, id, reason);
    updatePersistedState(run.session, (state) => {
      const { [id]: _disabled, ...breakers } = state.breakers;
      return { ...state, breakers };
    });
    if (url !== null) mailOwner(run, url, reason);
  }
}

// Returns the address, or null when there was nothing to disable.
function disable({ session }: Run, id: string, reason: DeathReason): string | null {
  return holdLock(session, () => {
    const { tx, commit } = beginUnasked(session);
    const record = tx.find(webhookEndpoints, id);
    if (record?.status !== 'enabled') return null;
    tx.change(webhookEndpoints, record, { status: 'disabled', disabled_reason: reason });
    commit();
    return String(record.url);
  });
}

function mailOwner({ workspace }: Run, url: string, reason: DeathReason): void {
  const text = [
    `Events are no longer sent to ${url}.`,
    sentences[reason],
    'When the receiver works again, enable the endpoint over the API, and ask it to recover what it has missed.',
  ].join('\n\n');
  try {
    workspace.mail.toOwner('A webhook endpoint was disabled', text);
  } catch (error) {
    // The owner can still read the reason at the endpoint itself.
    workspace.log.error('owner_not_told', { reason: String(error) });
  }
}
