/** Reads which records of one kind the journal's entries changed, without the records' texts. */
import type { Resource } from '../../schema/resource.ts';
import type { Cell } from '../../workspace.ts';
import { readWindow } from '../read/window.ts';
import { sequenceOf, timeOf } from '../../schema/record-id.ts';
import type { Session } from '../session.ts';
import { decodeText } from '../row/text-cell.ts';
import {
  type IndexedRecord,
  type JournalEvent,
  type JournalRecord,
  journalHeaders,
  journalSheet,
  parseIndex,
} from './journal-entry.ts';

export interface RecordedChange extends Pick<JournalRecord, 'object' | 'id' | 'kind'> {
  /** When it was committed, RFC 3339. */
  readonly at: string;
  readonly transaction: number;
}

// The columns of events and records stand side by side: one call reads both, so a person's sort cannot mix them up.
const area = { column: journalHeaders.indexOf('events') + 1, columns: 2 };

/** Reads changes in the order of their commits: one document call to find the journal's end, one to read it. */
export function readRecordedChanges(session: Session, resource: Resource): RecordedChange[] {
  return changesIn(readChangeCells(session), resource);
}

/** The cells of all entries that `changesIn` decodes. */
export function readChangeCells({ workspace: { document } }: Session): readonly (readonly Cell[])[] {
  const last = document.lastContentRow(journalSheet);
  return readWindow(document, journalSheet, { first: 2, last }, area).rows;
}

/** The changes of one kind of record, in the order of their commits. */
export function changesIn(rows: readonly (readonly Cell[])[], resource: Resource): RecordedChange[] {
  const changes = rows.flatMap((cells): RecordedChange[] => {
    const [events = '', records = ''] = cells.map((cell) => decodeText(String(cell)));
    if (!records.includes(resource.object)) return [];
    // An event's id contains its time and its transaction: no column is read for them. An entry without events has only
    // marked records, for example as overdue.
    const [event] = JSON.parse(events) as JournalEvent[];
    if (event === undefined) return [];
    const at = new Date(timeOf(event.id)).toISOString();
    const transaction = sequenceOf(event.id, 'evt') ?? 0;
    return parseIndex<IndexedRecord>(records)
      .filter(({ object }) => object === resource.object)
      .map(({ object, id, kind }) => ({ object, id, kind, at, transaction }));
  });
  return changes.sort((one, other) => (one.at < other.at ? -1 : 1));
}

/** The deletions that no person has undone, by id. */
export function deletionsIn(changes: readonly RecordedChange[]): ReadonlyMap<string, RecordedChange> {
  const deletions = new Map<string, RecordedChange>();
  for (const one of changes) {
    if (one.kind === 'deleted') deletions.set(one.id, one);
    if (one.kind === 'restored') deletions.delete(one.id);
  }
  return deletions;
}

export interface Tombstone {
  readonly id: string;
  readonly object: string;
  readonly deleted: true;
  /** The time of the deletion, RFC 3339. */
  readonly updated_at: string;
}

// The journal keeps its entries at least as long.
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Reads the deletions of the last 30 days, for clients that poll: two document calls. */
export function readTombstones(session: Session, resource: Resource): Tombstone[] {
  const since = new Date(session.workspace.clock.now() - keptMs).toISOString();
  return [...deletionsIn(readRecordedChanges(session, resource)).values()].flatMap(
    ({ id, object, at }): Tombstone[] => (at < since ? [] : [{ id, object, deleted: true, updated_at: at }]),
  );
}
