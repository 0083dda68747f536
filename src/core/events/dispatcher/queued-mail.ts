/** Tells whether entries of the journal have brought a mail that is to be sent. */
import type { JournalEntry } from '../../store/journal/journal-entry.ts';

/** True for entries in which a mail was queued, or came back: a person has taken back that its row was deleted. */
export function queuesMail(entries: readonly JournalEntry[]): boolean {
  return entries.some(({ records }) =>
    records.some(({ object, kind }) => object === 'email' && (kind === 'created' || kind === 'restored')),
  );
}
