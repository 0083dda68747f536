/** What the journal still tells of the records of a kind, without their texts. */
import type { Resource } from '../../schema/resource.ts';
import { type JournalEvent, type JournalRecord, journalHeaders, journalSheet } from './journal-entry.ts';
import { readWindow } from '../read/window.ts';
import { sequenceOf, timeOf } from '../record-id.ts';
import type { Session } from '../session.ts';
import { decodeText } from '../text-cell.ts';

export interface RecordedChange extends Pick<JournalRecord, 'object' | 'id' | 'kind'> {
  /** When it was committed, RFC 3339. */
  readonly at: string;
  readonly transaction: number;
}

// Events and records, side by side: read in one call, they belong together whoever sorts the sheet meanwhile.
const area = { column: journalHeaders.indexOf('events') + 1, columns: 2 };

/** In the order of their commits: one document call to find the journal's end, one to read it. */
export function readRecordedChanges(
  { workspace: { document } }: Session,
  resource: Resource,
): RecordedChange[] {
  const last = document.lastContentRow(journalSheet);
  const { rows } = readWindow(document, journalSheet, { first: 2, last }, area);
  const told = rows.flatMap((cells): RecordedChange[] => {
    const [events = '', records = ''] = cells.map((cell) => decodeText(String(cell)));
    if (!records.includes(resource.object)) return [];
    // An event's id tells when it happened, and in which transaction: no column is read for that.
    const [event] = JSON.parse(events) as JournalEvent[];
    const at = new Date(timeOf(event?.id ?? '')).toISOString();
    const transaction = sequenceOf(event?.id ?? '', 'evt') ?? 0;
    return (JSON.parse(records) as JournalRecord[])
      .filter(({ object }) => object === resource.object)
      .map(({ object, id, kind }) => ({ object, id, kind, at, transaction }));
  });
  return told.sort((one, other) => (one.at < other.at ? -1 : 1));
}

/** The deletions that nobody has taken back, by id. */
export function deletionsIn(told: readonly RecordedChange[]): ReadonlyMap<string, RecordedChange> {
  const deletions = new Map<string, RecordedChange>();
  for (const one of told) {
    if (one.kind === 'deleted') deletions.set(one.id, one);
    if (one.kind === 'returned') deletions.delete(one.id);
  }
  return deletions;
}

/** Ids of the records that there are: those that are remembered and those that the journal tells of, but deleted ones. */
export function existingIds(remembered: ReadonlySet<string>, told: readonly RecordedChange[]): Set<string> {
  const deletions = deletionsIn(told);
  return new Set([...remembered, ...told.map(({ id }) => id)].filter((id) => !deletions.has(id)));
}

export interface Tombstone {
  readonly id: string;
  readonly object: string;
  readonly deleted: true;
  /** When it was deleted. */
  readonly updated_at: string;
}

// As long as the journal keeps its entries at least.
const memoryMs = 30 * 24 * 60 * 60 * 1000;

/** Deletions of the last 30 days: two document calls. */
export function readTombstones(session: Session, resource: Resource): Tombstone[] {
  const since = new Date(session.workspace.clock.now() - memoryMs).toISOString();
  return [...deletionsIn(readRecordedChanges(session, resource)).values()].flatMap(
    ({ id, object, at }): Tombstone[] => (at < since ? [] : [{ id, object, deleted: true, updated_at: at }]),
  );
}
