/** Makes deletions of the records whose rows a person has deleted, and records again of those that were brought back. */
import type { Resource } from '../schema/resource.ts';
import { flushCells } from '../store/write/buffer-cells.ts';
import { commitTransaction, notIdempotent } from '../store/commit.ts';
import { beginTransaction } from '../store/begin-transaction.ts';
import { markApplied } from '../store/journal/append-entry.ts';
import { readJournalTail } from '../store/journal/journal-tail.ts';
import { readKnownIds } from '../store/known-ids.ts';
import { sequenceOf } from '../store/record-id.ts';
import { redoTail } from '../store/redo-tail.ts';
import { noteGaps, type Session } from '../store/session.ts';
import { rowRanges } from '../store/read/window.ts';
import type { RecordedChange } from '../store/journal/recorded-changes.ts';
import type { CellNote } from './hand.ts';
import { divideVanished } from './held-records.ts';
import { lastCommitted } from './last-committed.ts';
import { leniently } from './leniently.ts';
import { comparePopulation } from './population.ts';
import { type Settled, settleRows } from './settle-rows.ts';
import type { LookedAtRow } from './tell-notes.ts';
import { draftTallies, settleTallies } from './tally.ts';
import type { TypingHabits } from './typed-cell.ts';

// As many as one journal row and one flush take well.
const deletionsPerCommit = 100;

/**
 * Compares the ids in a sheet with those that are known, under the lock; a few document calls, and a commit for each
 * hundred that are gone. A record that is gone is answered with 404 from now on; its number stays used. Where nearly all
 * records of a sheet are gone at once, they are held instead.
 * @param isLate asked between commits: true leaves the rest for the next sweep
 */
export function settlePopulation(
  session: Session,
  resources: readonly Resource[],
  resource: Resource,
  habits: TypingHabits,
  isLate: () => boolean,
): Pick<Settled, 'changes' | 'notes' | 'rows'> {
  redoTail(session, readJournalTail(session));
  const known = readKnownIds(session, resource);
  const population = comparePopulation(session, resource, known);
  const { present, expected, gone: vanished, returned, told } = population;
  const { deleted: gone, held } = divideVanished(session, resource, vanished, expected);
  let changes = gone.length;
  for (let start = 0; start < gone.length; start += deletionsPerCommit) {
    commitDeletions(session, resource, told, gone.slice(start, start + deletionsPerCommit));
  }
  // What one commit could not hold.
  if (gone.length > 0) settleTallies(session, resource, isLate);
  const notes: CellNote[] = [];
  const rows: LookedAtRow[] = [];
  for (const range of rowRanges(returned)) {
    const settled = settleRows(session, resources, resource, range, habits, isLate, population);
    changes += settled.changes;
    notes.push(...settled.notes);
    rows.push(...settled.rows);
  }
  // What is not a record again yet is to be recognised whenever it can be: the journal will not tell of it for ever.
  const there = [...present].filter((id) => !population.wasDeleted(id));
  known.update(new Set([...there, ...held]));
  if (session.hasUnflushedWrites) flushCells(session);
  return { changes, notes, rows };
}

function commitDeletions(
  session: Session,
  resource: Resource,
  told: readonly RecordedChange[],
  ids: readonly string[],
): void {
  const tail = readJournalTail(session);
  const tx = beginTransaction(session, tail);
  const { prepareDeletion } = resource;
  const last = prepareDeletion === undefined ? null : lastCommitted(session, resource, told, ids);
  for (const id of ids) {
    const record = last?.get(id);
    // A person deletes what no caller may, an issued invoice among them: then nothing else changes with it.
    if (record !== undefined) leniently(tx, () => prepareDeletion?.(record, tx));
    const seq = sequenceOf(id, resource.idPrefix) ?? 0;
    tx.add({ kind: 'deleted', resource, record: { id, items: [] }, seq, before: null }, [
      `${resource.object}.deleted`,
    ]);
    noteGaps(session, resource.sheet, [...(session.hints.gaps[resource.sheet] ?? []), seq]);
  }
  draftTallies(session, tx, resource);
  commitTransaction(session, tail, tx, notIdempotent);
  // Else the next writer might take a row that was brought back for one that is still to be deleted.
  markApplied(session, tail.appendRow, tx.now);
}
