/** One write from beginning to end, under the lock: decide, commit, answer; or answer what was committed before. */
import { Refusal } from '../../errors/refusal.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import {
  type AnsweredRequest,
  commitTransaction,
  type Outcome,
  type ShownBatch,
  type ShownText,
  UnfinishedCommit,
} from './commit.ts';
import { beginTransaction } from './begin-transaction.ts';
import type { OpenTransaction } from './open-transaction.ts';
import { holdLock, tryPublishHints } from './hold-lock.ts';
import { UnknownCommit } from '../journal/append-entry.ts';
import { findEntryByKey } from '../journal/find-entry.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { answerBody, type Attempt, type Idempotency } from '../journal/journal-request.ts';
import { type JournalTail, readJournalTail } from '../journal/journal-tail.ts';
import { announceUnfinished, redoTail } from './redo-tail.ts';
import { reloadSettings, type Session } from '../session.ts';
import { showRecord } from '../show-record.ts';
import { startSlice } from './slice.ts';
import { EditedRow } from './edited-row.ts';

/**
 * Decides the changes; the last one is the answer. It returns null, or a record that it has found and that is to stay
 * as it is: then no row is written, and that record is the answer. A batch returns what is shown of each part, and an
 * operation whose answer is no record returns its text.
 */
export type Decide = (tx: OpenTransaction) => Unchanged | ShownBatch | ShownText | null;

interface Unchanged {
  readonly resource: Resource;
  readonly record: JsonObject;
}

// A request that meets more edited rows than this uses the others as they stand, and writes them with its own change.
const editsMax = 4;

/**
 * Runs a write: takes the lock, decides, commits and answers.
 * @throws Refusal workspace_busy when the lock is not to be had, and whatever `decide` refuses with
 */
export function transact(session: Session, attempt: Attempt, decide: Decide): Outcome {
  const run = (isFirst: boolean): Outcome | null =>
    holdLock(session, () => transactLocked(session, attempt, decide, [], isFirst));
  let outcome = run(true);
  if (outcome === null) {
    // A person may have moved columns meanwhile.
    session.seenLayouts.clear();
    outcome = run(false) as Outcome;
  }
  if (!outcome.isReplay) tryPublishHints(session);
  return outcome;
}

// Returns null when the time that one may hold the lock has gone into the rows of another execution: others have their
// turn before this write decides.
function transactLocked(
  session: Session,
  attempt: Attempt,
  decide: Decide,
  committedEdits: readonly string[],
  mayPause: boolean,
): Outcome | null {
  const isOver = startSlice(session.workspace);
  const { applied } = session.hints;
  const tail = readJournalTail(session);
  const earlier =
    attempt.idempotencyKey === '' ? null : findEntryByKey(session, tail, attempt.idempotencyKey);
  finishRows(session, tail, earlier);
  // What stood acknowledged without its rows when this session began may have been a setting.
  if (session.unfinished > applied) reloadSettings(session);
  if (earlier !== null) return replay(earlier, attempt);
  if (mayPause && session.hints.applied > applied && isOver()) return null;
  const tx = beginTransaction(session, tail, committedEdits.length < editsMax ? committedEdits : null);
  let decided: ReturnType<Decide>;
  try {
    decided = decide(tx);
  } catch (error) {
    if (!(error instanceof EditedRow)) throw error;
    // The person's edit came first, so it is committed first, and the request decides anew. When that fails half-way,
    // the lock stays until its writes are applied.
    session.hasUnflushedWrites = true;
    session.workspace.sheetEdits?.applyRow(session.workspace.livemode, error.sheet, error.row);
    session.hasUnflushedWrites = false;
    return transactLocked(session, attempt, decide, [...committedEdits, error.fingerprint], false);
  }
  tx.stopOnFaults();
  if (decided !== null && 'record' in decided) {
    if (attempt.idempotencyKey === '') return showUnchanged(session, tx, decided);
    remember(tx, decided);
  }
  const request = { ...attempt, shown: shownBy(tx, decided) };
  try {
    return onlyOutcome(commitTransaction(session, tail, tx, [request]));
  } catch (error) {
    const isUnfinished = error instanceof UnfinishedCommit;
    if (isUnfinished || error instanceof UnknownCommit) announceUnfinished(session, tx.number);
    if (isUnfinished) return onlyOutcome(error.outcomes);
    throw error;
  }
}

function finishRows(session: Session, tail: JournalTail, earlier: JournalEntry | null): void {
  try {
    redoTail(session, tail);
  } catch (error) {
    // The journal answers a request that it has, also while its rows cannot be written.
    if (earlier === null) throw error;
    announceUnfinished(session, tail.transaction);
  }
}

/** The answer shows the parts of a batch, or else the record that was written last. */
export function shownBy(tx: OpenTransaction, decided: ReturnType<Decide>): AnsweredRequest['shown'] {
  return decided !== null && ('batch' in decided || 'shows' in decided) ? decided : tx.takeAnswer();
}

// There is one outcome for each request.
function onlyOutcome([outcome]: readonly Outcome[]): Outcome {
  return outcome as Outcome;
}

/** The answer that an earlier request with the same key got. */
export function replay({ requests, records }: JournalEntry, attempt: Idempotency): Outcome {
  const earlier = requests.find(({ idempotencyKey }) => idempotencyKey === attempt.idempotencyKey);
  if (earlier?.fingerprint !== attempt.fingerprint) {
    throw new Refusal(
      'idempotency_key_reused',
      'This Idempotency-Key was used with another method, path or body. Use a new key for a new request.',
    );
  }
  const { status, location } = earlier.answer;
  return { status, body: answerBody(earlier.answer, records), location, isReplay: true };
}

/** Records that a request has left a record as it is: a repetition is answered as the request was. */
export function remember(tx: OpenTransaction, { resource, record }: Unchanged): void {
  const before = tx.placeOf(record);
  tx.add({ kind: 'recorded', resource, record, seq: before.stored.seq, before }, []);
}

/** The answer to a request that has left a record as it is. */
export function showUnchanged(
  session: Session,
  tx: OpenTransaction,
  { resource, record }: Unchanged,
): Outcome {
  const { fingerprint } = tx.placeOf(record).stored;
  const shown = showRecord(resource, record, fingerprint, session, tx.warnings);
  return { status: 200, body: JSON.stringify(shown), location: null, isReplay: false };
}
