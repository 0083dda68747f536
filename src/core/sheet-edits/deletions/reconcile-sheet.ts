/** Deletes the records whose rows a person has deleted, and restores those whose rows are back. */
import type { Resource } from '../../schema/resource.ts';
import { markApplied } from '../../store/journal/mark-applied.ts';
import { readJournalTail } from '../../store/journal/journal-tail.ts';
import type { RecordedChange } from '../../store/journal/recorded-changes.ts';
import { readKnownIds } from '../../store/known-ids.ts';
import { rowRanges } from '../../store/read/window.ts';
import { sequenceOf } from '../../store/record-id.ts';
import { noteGaps, type Session } from '../../store/session.ts';
import { beginTransaction } from '../../store/transaction/begin-transaction.ts';
import { commitTransaction, notIdempotent } from '../../store/transaction/commit.ts';
import { redoTail } from '../../store/transaction/redo-tail.ts';
import { flushCells } from '../../store/write/buffer-cells.ts';
import type { AppliedEdits, EditRun } from '../edit-run.ts';
import type { CellNote, CheckedRow } from '../notes/cell-notes.ts';
import { applyRowEdits } from '../rows/apply-row-edits.ts';
import { compareIds } from './compare-ids.ts';
import { lastCommitted } from './last-committed.ts';
import { addRollups, recomputeRollups } from './recompute-rollups.ts';
import { ignoreRefusal } from './restore-deleted-record.ts';
import { splitDeletions } from './unconfirmed-deletions.ts';

// One journal row and one flush hold this many deletions well.
const deletionsPerCommit = 100;

/**
 * Compares the ids in a sheet with the known ones, under the lock: a few document calls, and a commit for each hundred
 * that are gone. A deleted record is answered with 404 from now on; its number stays used. Where nearly all records of a
 * sheet are gone at once, their deletion waits for the owner's confirmation.
 */
export function reconcileSheet(
  run: EditRun,
  resource: Resource,
): Pick<AppliedEdits, 'changes' | 'notes' | 'rows'> {
  const { session } = run;
  redoTail(session, readJournalTail(session));
  const known = readKnownIds(session, resource);
  const comparison = compareIds(session, resource, known);
  const { present, expected, gone, returned, told } = comparison;
  const { deleted, unconfirmed } = splitDeletions(session, resource, gone, expected);
  let changes = deleted.length;
  for (let start = 0; start < deleted.length; start += deletionsPerCommit) {
    commitDeletions(session, resource, told, deleted.slice(start, start + deletionsPerCommit));
  }
  // The commit of the deletions holds a limited number of sums.
  if (deleted.length > 0) recomputeRollups(run, resource);
  const notes: CellNote[] = [];
  const rows: CheckedRow[] = [];
  for (const range of rowRanges(returned)) {
    const applied = applyRowEdits(run, resource, range, comparison);
    changes += applied.changes;
    notes.push(...applied.notes);
    rows.push(...applied.rows);
  }
  // A returned row that is no record again yet stays unknown, so that later runs find it, too: the journal keeps its
  // deletion for a month only.
  const there = [...present].filter((id) => !comparison.wasDeleted(id));
  known.update(new Set([...there, ...unconfirmed]));
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
    // A person may delete a record that no caller may, such as an issued invoice: then nothing else changes with it.
    if (record !== undefined) ignoreRefusal(tx, () => prepareDeletion?.(record, tx));
    const seq = sequenceOf(id, resource.idPrefix) ?? 0;
    tx.add({ kind: 'deleted', resource, record: { id, items: [] }, seq, before: null }, [
      `${resource.object}.deleted`,
    ]);
    noteGaps(session, resource.sheet, [...(session.hints.gaps[resource.sheet] ?? []), seq]);
  }
  addRollups(session, tx, resource);
  commitTransaction(session, tail, tx, notIdempotent);
  // Without this mark the next writer might delete a row that a person has brought back meanwhile.
  markApplied(session, tail.appendRow, tx.now);
}
