/** Makes the events of a period due again that have not arrived at an endpoint. */
import { writeConfirmed } from '../../store/write/write-confirmed.ts';
import { journalSheet } from '../../store/journal/journal-entry.ts';
import { eventsOf } from '../../store/journal/read-events.ts';
import { firstRow, readEntries } from '../../store/journal/read-entries.ts';
import { type JournalTail, readJournalTail } from '../../store/journal/journal-tail.ts';
import { redoTail } from '../../store/transaction/redo-tail.ts';
import type { Session } from '../../store/session.ts';
import { readWindow } from '../../store/read/window.ts';
import { type Delivery, newDelivery } from './delivery.ts';
import { appendDeliveries, readDeliveries, scanDeliveries, writeProgress } from './delivery-sheet.ts';
import { forgetCachedState } from '../dispatcher/cached-state.ts';
import type { Endpoint } from '../endpoints/endpoint-table.ts';
import { isChosen, pingType } from '../event.ts';

/** Entries read in one request, which holds the lock meanwhile. */
const recoveredEntriesMax = 500;

interface Recovery {
  /** How many deliveries are due again, or for the first time. */
  readonly count: number;
  /** Where the next request goes on, RFC 3339; null when the whole period was read. */
  readonly nextSince: string | null;
}

/**
 * Makes deliveries due whose events were committed from `since` to `until`, both included. Deliveries that have arrived
 * or are still pending stay as they are; failed and canceled ones begin their schedule anew. The caller holds the lock.
 */
export function recoverDeliveries(
  session: Session,
  endpoint: Pick<Endpoint, 'id' | 'eventTypes'>,
  { since, until }: { readonly since: string; readonly until: string },
): Recovery {
  const tail = readJournalTail(session);
  redoTail(session, tail);
  const all = transactionsBetween(session, tail, since, until);
  const page = all.slice(0, recoveredEntriesMax);
  const [first, last] = [page[0], page[page.length - 1]];
  const entries =
    first === undefined || last === undefined
      ? []
      : readEntries(session, tail, first.transaction, last.transaction);
  const nowMs = session.workspace.clock.now();
  const missing = entries
    .flatMap(eventsOf)
    .filter(({ type }) => type !== pingType && isChosen(endpoint.eventTypes, type))
    .map((event) => newDelivery(session.workspace.digest, event, endpoint.id, nowMs));
  return { count: makeDue(session, missing, nowMs), nextSince: all[recoveredEntriesMax]?.at ?? null };
}

interface Moment {
  readonly transaction: number;
  readonly at: string;
}

// Times rise with the transactions, so the entries of a period stand side by side.
function transactionsBetween(
  { workspace }: Session,
  tail: JournalTail,
  since: string,
  until: string,
): Moment[] {
  const rows = { first: firstRow, last: tail.appendRow - 1 };
  const read = readWindow(workspace.document, journalSheet, rows, { column: 1, columns: 2 });
  return read.rows
    .map(([transaction, at]) => ({ transaction: Number(transaction), at: String(at) }))
    .filter(({ transaction, at }) => transaction > 0 && at >= since && at <= until)
    .sort((one, other) => one.transaction - other.transaction);
}

function makeDue(session: Session, wanted: readonly Delivery[], nowMs: number): number {
  const scan = scanDeliveries(session, null);
  const ids = new Set(wanted.map(({ id }) => id));
  const known = readDeliveries(
    session,
    scan.rows.filter(({ id }) => ids.has(id)),
  );
  const givenUp = known.filter(({ delivery }) => ['failed', 'canceled'].includes(delivery.status));
  const knownIds = new Set(known.map(({ delivery }) => delivery.id));
  const fresh = wanted.filter(({ id }) => !knownIds.has(id));
  if (givenUp.length + fresh.length === 0) return 0;
  // The cached state is removed before the rows change, because a run must not trust what it has seen of them.
  forgetCachedState(session.workspace);
  const again = givenUp.map(({ row, delivery }) => ({
    row,
    delivery: { ...delivery, status: 'pending' as const, attempts: 0, dueMs: nowMs },
  }));
  writeConfirmed(session, () => {
    writeProgress(session, again);
    appendDeliveries(session, scan, fresh);
  });
  return again.length + fresh.length;
}
