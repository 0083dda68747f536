/** Finds what is to be sent: the bodies of events, as they were fixed when they were committed. */
import type { JournalEntry } from '../../store/journal/journal-entry.ts';
import { eventsOf } from '../../store/journal/read-events.ts';
import { readEntries } from '../../store/journal/read-entries.ts';
import { rowRanges } from '../../store/read/window.ts';
import type { PlacedDelivery } from '../deliveries/delivery-sheet.ts';
import { eventBody } from '../event-body.ts';
import type { Batch } from './prepare-batch.ts';
import type { Run } from './run.ts';

/** The bodies by the id of their event; an event whose entry is gone has none. */
export function findBodies(
  { session }: Run,
  { tail, entries }: Batch,
  placed: readonly PlacedDelivery[],
): ReadonlyMap<string, string> {
  const known = entries.map(({ entry }) => entry);
  const wanted = placed
    .map(({ delivery }) => delivery.transaction)
    .filter((transaction) => !known.some((entry) => entry.transaction === transaction));
  const read = rowRanges(wanted).flatMap(({ first, last }): readonly JournalEntry[] =>
    readEntries(session, tail, first, Math.min(last, tail.transaction)),
  );
  return new Map([...known, ...read].flatMap(eventsOf).map((event) => [event.id, eventBody(event)] as const));
}
