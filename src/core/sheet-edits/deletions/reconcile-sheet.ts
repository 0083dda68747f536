/** Deletes the records whose rows a person has deleted, and restores those whose rows are back. */
import { sheetRulesOf } from '../../resources/sheet-rules.ts';
import { endRunning } from '../../store/running-work.ts';
import type { Resource } from '../../schema/resource.ts';
import { markApplied } from '../../store/journal/mark-applied.ts';
import {
  deletionsIn,
  type RecordedChange,
  readRecordedChanges,
} from '../../store/journal/recorded-changes.ts';
import { readKnownIds } from '../../store/known-ids.ts';
import type { ReadRow } from '../../store/read/read-records.ts';
import { rowRanges } from '../../store/read/window.ts';
import { sequenceOf } from '../../schema/record-id.ts';
import { addGap, type Session } from '../../store/session.ts';
import { startSession } from '../../store/start-session.ts';
import { recordTable } from '../../store/table.ts';
import { beginUnasked } from '../../store/transaction/unasked.ts';
import { flushCells } from '../../store/write/buffer-cells.ts';
import {
  type AppliedEdits,
  nothingApplied,
  type EditWork,
  joined,
  runSlice,
  runSlices,
  tellProgress,
} from '../edit-run.ts';
import { writeNotes } from '../notes/cell-notes.ts';
import { applyRows } from '../rows/apply-in-slices.ts';
import { runUnlessRefused } from '../rows/begin-edits.ts';
import type { ReturnedRows } from '../rows/apply-row-edits.ts';
import { readRowsAt } from '../rows/read-rows.ts';
import {
  compareIds,
  type IdComparison,
  missingOf,
  newestTransaction,
  type ToldRecords,
  toldRecords,
} from './compare-ids.ts';
import { lookForParts } from './part-rows.ts';
import { lastCommitted } from '../rows/last-committed.ts';
import { markParts } from './mark-parts.ts';
import {
  addRollups,
  doubtfulParents,
  parentsOf,
  recomputeRollups,
  sumsPerCommit,
} from './recompute-rollups.ts';
import { confirmedDeletions } from './unconfirmed-deletions.ts';

// The lines of each document are deleted by a call of its own.
const deletionsPerCommit = 10;
const returnsPerCommit = 10;

export interface ReconciledSheet {
  /** How many records and sums have changed. */
  readonly changes: number;
  /** The ids in the sheet as they were read, from row 2 on. */
  readonly ids: readonly string[];
}

/**
 * Compares the ids in a sheet with the known ones, a few document calls without the lock, and takes the lock for each
 * commit of what has changed. A deleted record is answered with 404 from now on; its number stays used. Where nearly all
 * records of a sheet are gone at once, their deletion waits for the owner's confirmation.
 */
export function reconcileSheet(
  work: EditWork,
  resource: Resource,
  before: ToldRecords | null = null,
): ReconciledSheet {
  const session = startSession(work.workspace);
  const comparison = compareIds(session, resource, before);
  const { known, returned } = comparison;
  const deleted = confirmedDeletions(session, resource, comparison);
  const tell = (what: string, done: number, all: number): void => {
    if (all > deletionsPerCommit) tellProgress(work, what, done, all);
  };
  const sums = sumsOf(session, resource, deleted, comparison.told);
  const most = sheetRulesOf(resource).rollups === undefined ? deletionsPerCommit : sumsPerCommit;
  let told: Told = comparison;
  let tried = 0;
  const deletions = runSlices(
    work,
    deleted,
    (run, left) => {
      const few = left.slice(0, most);
      const committed = commitDeletions(run.session, resource, few, { before: told, parents: sums(few) });
      told = committed.told;
      return { ...nothingApplied, changes: committed.changes, left: left.slice(most) };
    },
    // Nobody waits for the lock while this is told.
    () => {
      tried = Math.min(deleted.length, tried + most);
      tell('Deleting records', tried, deleted.length);
    },
  );
  // The commits of the deletions hold a limited number of sums.
  const corrected = recomputeRollups(work, resource, sums(deleted).slice(sumsPerCommit));
  const parts = [deletions];
  let back = 0;
  for (const rows of inCommits(readRowsAt(session, recordTable(resource), returned))) {
    const edited = { first: rows[0]?.row ?? 2, last: rows[rows.length - 1]?.row ?? 1 };
    const onSlice = (applied: AppliedEdits): void => {
      back += applied.rows.length;
      tell('Restoring records', back, returned.length);
    };
    const known = readReturned(work, resource, rows);
    parts.push(applyRows({ work, resource, edited, isOld: true, returned: known, onSlice }, rows));
  }
  const fresh = untoldOf(comparison);
  if (fresh.length > 0 || !known.isKept) runSlice(work, (run) => addKnown(run.session, resource, fresh));
  if (Math.max(deleted.length, returned.length) > deletionsPerCommit) endRunning(work.workspace);
  const applied = joined(parts);
  writeNotes(work, resource.sheet, applied);
  return { changes: applied.changes + corrected, ids: comparison.cells };
}

// A commit takes rows that stand near each other.
function inCommits(rows: readonly ReadRow[]): ReadRow[][] {
  return rowRanges(rows.map(({ row }) => row)).flatMap(({ first, last }) => {
    const near = rows.filter(({ row }) => row >= first && row <= last);
    const commits = Math.ceil(near.length / returnsPerCommit);
    return Array.from({ length: commits }, (_none, index) =>
      near.slice(index * returnsPerCommit, (index + 1) * returnsPerCommit),
    );
  });
}

// Reads before the lock what a commit of returned rows needs.
function readReturned({ workspace }: EditWork, resource: Resource, rows: readonly ReadRow[]): ReturnedRows {
  const session = startSession(workspace);
  const since = newestTransaction(session);
  const known = readKnownIds(session, resource);
  const told = toldRecords(resource, known, readRecordedChanges(session, resource), since);
  const ids = rows.map(({ id }) => id);
  return { told, parts: lookForParts(session, resource, ids) };
}

/** Makes a function that returns the parents whose sums change with these records; all doubtful ones when the journal has forgotten one of them. */
function sumsOf(
  session: Session,
  resource: Resource,
  ids: readonly string[],
  told: readonly RecordedChange[],
): (few: readonly string[]) => readonly string[] {
  if (ids.length === 0 || sheetRulesOf(resource).rollups === undefined) return () => [];
  const last = lastCommitted(session, resource, told, ids);
  const parents = ids.every((id) => last.has(id)) ? null : doubtfulParents(session, resource);
  return (few) => parents ?? [...new Set(few.flatMap((id) => parentsOf(resource, last.get(id) ?? {})))];
}

/** What the journal tells, as of a transaction, of which it need not have this run's own deletions. */
type Told = Pick<ToldRecords, 'told' | 'since'>;

/** @returns how many of these records have no row indeed, and what was told of them */
function commitDeletions(
  session: Session,
  resource: Resource,
  ids: readonly string[],
  { before, parents }: { readonly before: Told; readonly parents: readonly string[] },
): { readonly changes: number; readonly told: Told } {
  const { tail, tx, commit } = beginUnasked(session);
  // Others wait for the lock, so the journal is read again only when somebody else has committed since it was read.
  const told = before.since === tail.transaction ? before.told : readRecordedChanges(session, resource);
  const deletions = deletionsIn(told);
  const gone = missingOf(
    session,
    resource,
    ids.filter((id) => !deletions.has(id)),
  );
  if (gone.length === 0) return { changes: 0, told: { told, since: tail.transaction } };
  const { prepareDeletion } = resource;
  const last = prepareDeletion === undefined ? null : lastCommitted(session, resource, told, gone);
  for (const id of gone) {
    const record = last?.get(id);
    // A person may delete a record that no caller may, such as an issued invoice: then nothing else changes with it.
    if (record !== undefined) runUnlessRefused(tx, () => prepareDeletion?.(record, tx));
    const seq = sequenceOf(id, resource.idPrefix) ?? 0;
    const change = { resource, record: { id, items: [] }, seq, before: null, isRowGone: true };
    tx.add({ kind: 'deleted', ...change }, [`${resource.object}.deleted`]);
    addGap(session, resource.sheet, seq);
  }
  addRollups(session, tx, resource, parents.slice(0, sumsPerCommit));
  // What was a draft to the end has never been paid.
  const paid = gone.filter((id) => last?.get(id)?.status !== 'draft');
  markParts(session, tx, { resource, ids: paid, isGone: true });
  commit();
  // Without this mark the next writer might delete a row that a person has brought back meanwhile.
  markApplied(session, tail.appendRow, tx.now);
  flushCells(session);
  return { changes: gone.length, told: { told, since: tx.number } };
}

// The journal tells of the others until retention adds or removes them. A returned row that is no record again yet stays
// unknown, so that later runs find it, too.
function untoldOf({ known, present, told, wasDeleted }: IdComparison): string[] {
  const toldIds = new Set(told.map(({ id }) => id));
  return [...present].filter((id) => !known.ids.has(id) && !toldIds.has(id) && !wasDeleted(id));
}

function addKnown(session: Session, resource: Resource, fresh: readonly string[]): void {
  const known = readKnownIds(session, resource);
  known.update(new Set([...known.ids, ...fresh]));
  if (session.hasUnflushedWrites) flushCells(session);
}
