/** One write from beginning to end, under the lock: decide, commit to the journal, write the rows, answer. */
import { busy, Refusal } from '../errors/refusal.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import { flushCells } from './buffered-writes.ts';
import { carryOut } from './changes/plan.ts';
import { changedColumns, type PlannedChange, planChange } from './changes/plan-change.ts';
import type { RecordChange } from './changes/record-change.ts';
import { type OpenDraft, openDraft, TouchedRow } from './draft.ts';
import { appendEntry, UnknownCommit } from './journal/append-entry.ts';
import { findEarlier } from './journal/find-earlier.ts';
import type { JournalAnswer, JournalEntry, JournalRecord } from './journal/journal-entry.ts';
import { type JournalTail, readJournalTail } from './journal/journal-tail.ts';
import { redoTail } from './redo.ts';
import { hashCell } from './row-hash.ts';
import { publishHints, type Session } from './session.ts';
import { showRecord } from './show-record.ts';
import { recordTable } from './table.ts';

/** What tells a request from all others. */
export interface Attempt {
  /** Hash of the key's lineage and the caller's Idempotency-Key; empty when there is none. */
  readonly idempotencyKey: string;
  /** The method, and the SHA-256 of path and canonical body. */
  readonly fingerprint: string;
}

/**
 * Drafts the changes; the last one is the answer. What it returns instead of null is a record that it found and that
 * is to stay as it is: then nothing is written, and that record is the answer.
 */
export type Decide = (
  draft: OpenDraft,
) => { readonly resource: Resource; readonly record: JsonObject } | null;

/** How the transaction answers, the first time and each time it is replayed. */
export interface Outcome {
  readonly status: number;
  /** JSON text of the record as committed. */
  readonly body: string;
  readonly location: string | null;
  readonly isReplay: boolean;
}

// A request that meets more edits by hand than this takes the others as they stand, into its own change.
const handsMax = 4;

// Sixty writers waiting this long are served at one write a second; Google's front end gives up at six minutes.
const lockWaitMs = 20_000;

/**
 * Runs a write.
 * @throws Refusal workspace_busy when the lock is not to be had, and whatever `decide` refuses with
 */
export function transact(
  session: Session,
  resources: readonly Resource[],
  attempt: Attempt,
  decide: Decide,
): Outcome {
  const outcome = holdLock(session, () => transactLocked(session, resources, attempt, decide));
  if (!outcome.isReplay) leaveHints(session);
  return outcome;
}

/**
 * Does something while no other execution writes.
 * @throws Refusal workspace_busy when the lock is not to be had
 */
export function holdLock<Result>(session: Session, run: () => Result): Result {
  const { lock } = session.workspace;
  if (!lock.tryAcquire(lockWaitMs))
    throw busy('workspace_busy', 'Other writes are in progress. Try again.', 2);
  try {
    return run();
  } finally {
    // What is still buffered is applied when the execution ends, and only then is the lock let go: another writer
    // would take its place.
    if (!session.hasUnflushedWrites) lock.release();
  }
}

/** The write is done and stays done: without hints the next request only takes longer. */
export function leaveHints(session: Session): void {
  try {
    publishHints(session);
  } catch (error) {
    session.workspace.log.error('hints_not_published', { reason: String(error) });
  }
}

function transactLocked(
  session: Session,
  resources: readonly Resource[],
  attempt: Attempt,
  decide: Decide,
  settled: readonly string[] = [],
): Outcome {
  const tail = readJournalTail(session);
  redoTail(session, tail, resources);
  const earlier = attempt.idempotencyKey === '' ? null : findEarlier(session, tail, attempt.idempotencyKey);
  if (earlier !== null) return replay(earlier, attempt);
  const draft = openDraft(session, tail, settled.length < handsMax ? settled : null);
  let unchanged: ReturnType<Decide>;
  try {
    unchanged = decide(draft);
  } catch (error) {
    if (!(error instanceof TouchedRow)) throw error;
    // The person was there first: that is committed first, and then decided anew.
    // Should it fail half-way, the lock stays until its writes are applied.
    session.hasUnflushedWrites = true;
    session.workspace.hands?.settle(error.sheet, error.row);
    session.hasUnflushedWrites = false;
    return transactLocked(session, resources, attempt, decide, [...settled, error.fingerprint]);
  }
  draft.stopOnFaults();
  if (unchanged !== null) return showUnchanged(session, draft, unchanged);
  return commitDraft(session, tail, draft, attempt);
}

/** The answer that an earlier request with the same key got. */
function replay(entry: JournalEntry, attempt: Attempt): Outcome {
  if (entry.fingerprint !== attempt.fingerprint) {
    throw new Refusal(
      'idempotency_key_reused',
      'This Idempotency-Key was used with another method, path or body. Use a new key for a new request.',
    );
  }
  const { status, record, location } = entry.answer;
  return { status, body: entry.records[record]?.text ?? '', location, isReplay: true };
}

/** Commits what was drafted, and writes its rows. Under the lock. */
export function commitDraft(
  session: Session,
  tail: JournalTail,
  draft: OpenDraft,
  attempt: Attempt,
): Outcome {
  const { transaction, changes } = draft;
  const planned = changes.map((change) => planChange(session, change, transaction));
  const records = changes.map((change, index) =>
    describeChange(session, draft, change, planned[index], index),
  );
  const answer = answerOf(changes, draft.answerIndex());
  appendEntry(session, tail, {
    transaction,
    at: draft.now,
    ...attempt,
    series: draft.series,
    answer,
    events: draft.events,
    records,
  });
  carryOut(
    session,
    planned.flatMap(({ plans }) => plans),
  );
  flushRows(session);
  session.hints = { ...session.hints, applied: transaction, journal: { row: tail.appendRow, transaction } };
  return { ...answer, body: records[answer.record]?.text ?? '', isReplay: false };
}

function answerOf(changes: readonly RecordChange[], record: number): JournalAnswer {
  const shown = changes[record];
  if (shown?.kind !== 'created') return { status: 200, record, location: null };
  return { status: 201, record, location: `/api/v1/${shown.resource.plural}/${String(shown.record.id)}` };
}

function describeChange(
  session: Session,
  draft: OpenDraft,
  { kind, resource, record, seq, before, typedRow }: RecordChange,
  planned: PlannedChange | undefined,
  index: number,
): JournalRecord {
  const { cells, plans } = planned ?? { cells: [], plans: [] };
  const table = recordTable(resource);
  const { object } = resource;
  const id = String(record.id);
  const old = before?.cells ?? [];
  const columns = kind === 'updated' ? changedColumns(table, cells, old) : [];
  const changed = Object.fromEntries(
    columns.map((at) => [table.columns[at]?.key ?? '', hashCell(old[at] ?? '')]),
  );
  const isAnswer = index === draft.answerIndex();
  const shown =
    kind === 'deleted'
      ? { id, object, deleted: true }
      : showRecord(
          resource,
          record,
          String(cells[table.checkIndex]),
          session.today,
          isAnswer ? draft.warnings : [],
        );
  // A record's own row is one plan.
  const typed = typedRow === undefined ? {} : { typed: true };
  return { object, id, seq, kind, changed, ...typed, items: plans.length > 1, text: JSON.stringify(shown) };
}

function showUnchanged(
  session: Session,
  draft: OpenDraft,
  { resource, record }: { readonly resource: Resource; readonly record: JsonObject },
): Outcome {
  const { fingerprint } = draft.placeOf(record).stored;
  const shown = showRecord(resource, record, fingerprint, session.today, draft.warnings);
  return { status: 200, body: JSON.stringify(shown), location: null, isReplay: false };
}

// The transaction is committed: when its rows cannot be written now, the next writer writes them.
function flushRows(session: Session): void {
  try {
    flushCells(session);
  } catch (_flushFailed) {
    try {
      flushCells(session);
    } catch (_stillFailing) {
      throw new UnknownCommit();
    }
  }
}
