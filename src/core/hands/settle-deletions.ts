/** Makes deletions of the records whose rows a person has deleted. */
import type { Resource } from '../schema/resource.ts';
import { flushCells } from '../store/buffered-writes.ts';
import { openDraft } from '../store/draft.ts';
import { type JournalRecord, journalHeaders, journalSheet } from '../store/journal/journal-entry.ts';
import { readJournalTail } from '../store/journal/journal-tail.ts';
import { sequenceOf } from '../store/record-id.ts';
import { redoTail } from '../store/redo.ts';
import { noteGaps, type Session, seenLayout } from '../store/session.ts';
import { recordTable } from '../store/table.ts';
import { decodeText } from '../store/text-cell.ts';
import { commitDraft, noAttempt } from '../store/commit.ts';
import { readWindow } from '../store/window.ts';
import { readKnownIds } from './known-ids.ts';

// As many as one journal row and one flush take well.
const deletionsPerCommit = 100;

/**
 * Compares the ids in a sheet with those that are known, under the lock; three document calls, and a commit for each
 * hundred that are gone. A record that is gone is answered with 404 from now on; its number stays used.
 * @returns how many were gone
 */
export function settleDeletions(
  session: Session,
  resources: readonly Resource[],
  resource: Resource,
): number {
  const tail = readJournalTail(session);
  redoTail(session, tail, resources);
  const present = readIds(session, resource);
  const known = readKnownIds(session, resource);
  const told = readTold(session, resource);
  const gone = [...new Set([...known.ids, ...told.created])].filter(
    (id) => !present.has(id) && !told.deleted.has(id),
  );
  for (let start = 0; start < gone.length; start += deletionsPerCommit) {
    commitDeletions(session, resource, gone.slice(start, start + deletionsPerCommit));
  }
  known.update(present);
  if (session.hasUnflushedWrites) flushCells(session);
  return gone.length;
}

function commitDeletions(session: Session, resource: Resource, ids: readonly string[]): void {
  const tail = readJournalTail(session);
  const draft = openDraft(session, tail);
  for (const id of ids) {
    const seq = sequenceOf(id, resource.idPrefix) ?? 0;
    draft.add({ kind: 'deleted', resource, record: { id, items: [] }, seq, before: null }, [
      `${resource.object}.deleted`,
    ]);
    noteGaps(session, resource.sheet, [...(session.hints.gaps[resource.sheet] ?? []), seq]);
  }
  commitDraft(session, tail, draft, noAttempt);
}

function readIds(session: Session, resource: Resource): ReadonlySet<string> {
  const { document } = session.workspace;
  const table = recordTable(resource);
  const column = seenLayout(session, table)[table.idIndex] ?? 1;
  const last = document.lastContentRow(table.sheet);
  const { rows } = readWindow(document, table.sheet, { first: 2, last }, { column, columns: 1 });
  const ids = rows.map(([id]) => String(id));
  return new Set(ids.filter((id) => sequenceOf(id, resource.idPrefix) !== null));
}

/** What the journal still tells of records of this kind. */
function readTold(
  { workspace }: Session,
  { object }: Resource,
): { readonly created: readonly string[]; readonly deleted: ReadonlySet<string> } {
  const { document } = workspace;
  const area = { column: journalHeaders.indexOf('records') + 1, columns: 1 };
  const last = document.lastContentRow(journalSheet);
  const { rows } = readWindow(document, journalSheet, { first: 2, last }, area);
  const told = rows.flatMap(([cell]) => {
    const text = decodeText(String(cell));
    return text.startsWith('[') ? (JSON.parse(text) as JournalRecord[]) : [];
  });
  const ofKind = (kind: JournalRecord['kind']): string[] =>
    told.filter((record) => record.object === object && record.kind === kind).map(({ id }) => id);
  return { created: ofKind('created'), deleted: new Set(ofKind('deleted')) };
}
