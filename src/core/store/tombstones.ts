/** Finds the records that were deleted, in the journal, for pollers to learn of. */
import type { Resource } from '../schema/resource.ts';
import {
  type JournalEvent,
  type JournalRecord,
  journalHeaders,
  journalSheet,
} from './journal/journal-entry.ts';
import { timeOf } from './record-id.ts';
import type { Session } from './session.ts';
import { decodeText } from './text-cell.ts';
import { readWindow } from './window.ts';

export interface Tombstone {
  readonly id: string;
  readonly object: string;
  readonly deleted: true;
  /** When it was deleted. */
  readonly updated_at: string;
}

// As long as the journal keeps its entries at least.
const memoryMs = 30 * 24 * 60 * 60 * 1000;

// Events and records, side by side: read in one call, they belong together whoever sorts the sheet meanwhile.
const area = { column: journalHeaders.indexOf('events') + 1, columns: 2 };

/** Deletions of the last 30 days: one document call to find the journal's end, one to read it. */
export function readTombstones({ workspace }: Session, { object }: Resource): Tombstone[] {
  const { document, clock } = workspace;
  const last = document.lastContentRow(journalSheet);
  const { rows } = readWindow(document, journalSheet, { first: 2, last }, area);
  const since = new Date(clock.now() - memoryMs).toISOString();
  return rows.flatMap((cells): Tombstone[] => {
    const [events, records] = cells.map((cell) => decodeText(String(cell)));
    if (events === undefined || records === undefined || !records.includes('"deleted"')) return [];
    // An event's id tells when it happened: no column is read for that.
    const [event] = JSON.parse(events) as JournalEvent[];
    const updated_at = new Date(timeOf(event?.id ?? '')).toISOString();
    if (updated_at < since) return [];
    return (JSON.parse(records) as JournalRecord[]).flatMap(({ kind, object: kindOfRecord, id }) =>
      kind === 'deleted' && kindOfRecord === object ? [{ id, object, deleted: true, updated_at }] : [],
    );
  });
}
