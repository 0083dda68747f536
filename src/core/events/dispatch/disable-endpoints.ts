/** Disables endpoints that nobody seems to be behind any more, and tells the owner. */
import { beginTransaction } from '../../store/begin-transaction.ts';
import { readJournalTail } from '../../store/journal/journal-tail.ts';
import { redoTail } from '../../store/redo-tail.ts';
import { commitTransaction, notIdempotent } from '../../store/commit.ts';
import { holdLock } from '../../store/hold-lock.ts';
import { webhookEndpoints } from '../endpoints/webhook-endpoints.ts';
import type { Run } from './run.ts';

type Reason = 'gone' | 'failing';

const reasons: Readonly<Record<Reason, string>> = {
  gone: 'It answered 410, which says that it wants no more events.',
  failing: 'Nothing has arrived there for five days.',
};

/** Each is disabled by a commit of its own; one that a person has disabled or deleted meanwhile stays as it is. */
export function disableEndpoints(run: Run, found: ReadonlyMap<string, Reason>): void {
  for (const [id, reason] of found) {
    const url = disable(run, id, reason);
    if (url !== null) tellOwner(run, url, reason);
  }
}

// The address, or null when there was nothing to disable.
function disable({ session }: Run, id: string, reason: Reason): string | null {
  return holdLock(session, () => {
    const tail = readJournalTail(session);
    redoTail(session, tail);
    const tx = beginTransaction(session, tail);
    const record = tx.find(webhookEndpoints, id);
    if (record?.status !== 'enabled') return null;
    tx.change(webhookEndpoints, record, { status: 'disabled', disabled_reason: reason });
    commitTransaction(session, tail, tx, notIdempotent);
    return String(record.url);
  });
}

function tellOwner({ workspace }: Run, url: string, reason: Reason): void {
  const text = [
    `Events are no longer sent to ${url}.`,
    reasons[reason],
    'When the receiver works again, enable the endpoint over the API, and ask it to recover what it has missed.',
  ].join('\n\n');
  try {
    workspace.mail.toOwner('A webhook endpoint was disabled', text);
  } catch (error) {
    // The endpoint itself tells why it is disabled.
    workspace.log.error('owner_not_told', { reason: String(error) });
  }
}
