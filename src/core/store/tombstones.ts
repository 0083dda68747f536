/** Finds the records that were deleted, in the journal, for pollers to learn of. */
import type { Resource } from '../schema/resource.ts';
import { journalHeaders, journalSheet, type JournalRecord } from './journal/journal-entry.ts';
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

/** Deletions of the last 30 days: one document call to find the journal's end, two to read it. */
export function readTombstones({ workspace }: Session, { object }: Resource): Tombstone[] {
  const { document, clock } = workspace;
  const last = document.lastContentRow(journalSheet);
  const read = (header: (typeof journalHeaders)[number]): string[] => {
    const column = journalHeaders.indexOf(header) + 1;
    return readWindow(document, journalSheet, { first: 2, last }, { column, columns: 1 }).rows.map(([cell]) =>
      decodeText(String(cell)),
    );
  };
  const records = read('records');
  const since = new Date(clock.now() - memoryMs).toISOString();
  return read('at').flatMap((at, index): Tombstone[] => {
    const text = records[index] ?? '';
    if (at < since || !text.includes('"deleted"')) return [];
    const deleted = (JSON.parse(text) as JournalRecord[]).filter(
      (record) => record.kind === 'deleted' && record.object === object,
    );
    return deleted.map(({ id }) => ({ id, object, deleted: true, updated_at: at }));
  });
}
