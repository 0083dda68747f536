/** Decides writes under the lock and commits them as one transaction. */
import { Refusal } from '../../errors/refusal.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import type { May } from '../../schema/transaction.ts';
import { UnknownCommit } from '../journal/append-entry.ts';
import { findEntryByKey } from '../journal/find-entry.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { answerBody, type AttemptedWrite } from '../journal/journal-request.ts';
import { type JournalTail, readJournalTail } from '../journal/journal-tail.ts';
import { reloadSettings, type Session } from '../session.ts';
import { showRecord } from '../show-record.ts';
import { beginTransaction } from './begin-transaction.ts';
import {
  type AnsweredRequest,
  commitTransaction,
  type Outcome,
  type ShownBatch,
  type ShownText,
  UnfinishedCommit,
} from './commit.ts';
import { EditedRow } from './edited-row.ts';
import { NeighbourChange } from './found-records.ts';
import type { GroupRules } from './group-rules.ts';
import type { OpenTransaction } from './open-transaction.ts';
import { announceUnfinished, redoTail } from './redo-tail.ts';
import { startSlice } from './slice.ts';

export interface Write {
  readonly attempt: AttemptedWrite;
  /** What the one who asks may do. */
  readonly may: May;
  /**
   * Decides the changes; the last one is the answer. It returns null, or a record that it has found and that is to stay
   * as it is: then no row is written, and that record is the answer. A batch returns what is shown of each part, and an
   * operation whose answer is no record returns its text.
   */
  readonly decide: (tx: OpenTransaction) => Decision;
}

type Decision = Unchanged | ShownBatch | ShownText | null;

interface Unchanged {
  readonly resource: Resource;
  readonly record: JsonObject;
}

/** What has become of a write. */
export type Settled = { readonly outcome: Outcome } | { readonly error: unknown };

/** A write of several may get a further turn, with others or alone: then nothing was done for it. */
export type End = Settled | 'next' | 'alone';

// A request that meets more edited rows than this uses the others as they stand, and writes them with its own change.
const editsMax = 4;

/**
 * The ends of writes that are decided one after the other. The session must hold the lock.
 * @param rules null for a lone write
 * @returns null when the time that one may hold the lock has gone into the rows of another execution: others have their
 * turn before anything is decided
 */
export function commitWrites(
  session: Session,
  writes: readonly Write[],
  rules: GroupRules | null,
  mayPause: boolean,
): End[] | null {
  const committedEdits: string[] = [];
  for (;;) {
    try {
      return commitOnce(session, writes, rules, committedEdits, mayPause && committedEdits.length === 0);
    } catch (error) {
      if (!(error instanceof EditedRow)) throw error;
      const { background, livemode } = session.workspace;
      // The person's edit came first, so it is committed first, and the write decides anew. When that fails half-way, the
      // lock stays until its writes are applied.
      session.hasUnflushedWrites = true;
      background.applyRow?.(livemode, error.sheet, error.row);
      session.hasUnflushedWrites = false;
      committedEdits.push(error.fingerprint);
    }
  }
}

export interface Turn {
  readonly session: Session;
  readonly tail: JournalTail;
  readonly tx: OpenTransaction;
  /** Null for a lone write. */
  readonly rules: GroupRules | null;
  /** When it had the lock, in milliseconds since the Unix epoch. */
  readonly startedMs: number;
  /** The requests to commit, by their places among the writes. */
  readonly requests: Map<number, AnsweredRequest>;
}

function commitOnce(
  session: Session,
  writes: readonly Write[],
  rules: GroupRules | null,
  committedEdits: readonly string[],
  mayPause: boolean,
): End[] | null {
  const { applied } = session.hints;
  const startedMs = session.workspace.clock.now();
  const isOver = startSlice(session.workspace);
  const tail = readJournalTail(session);
  const earlier = earlierEntries(session, tail, writes);
  const isNew = earlier.includes(null);
  finishRows(session, tail, isNew);
  // What stood acknowledged without its rows when this session began may have been a setting.
  if (session.unfinished > applied) reloadSettings(session);
  if (isNew && mayPause && session.hints.applied > applied && isOver()) return null;
  const tx = beginTransaction(session, tail, committedEdits.length < editsMax ? committedEdits : null);
  const turn = { session, tail, tx, startedMs, rules, requests: new Map() };
  rules?.readAhead(
    tx,
    writes.map(
      ({ decide, may }) =>
        (onNothing) =>
          decide({ ...onNothing, may }),
    ),
  );
  const ends = writes.map((write, place) => decideOne(turn, write, place, earlier[place] ?? null));
  return turn.requests.size === 0 ? ends.map((end) => end ?? 'alone') : commitTurn(turn, ends);
}

/** What the journal has for the key of each write; null for none. */
function earlierEntries(
  session: Session,
  tail: JournalTail,
  writes: readonly Write[],
): (JournalEntry | null)[] {
  const found = new Map<string, JournalEntry | null>([['', null]]);
  return writes.map(({ attempt: { idempotencyKey: key } }) => {
    if (!found.has(key)) found.set(key, findEntryByKey(session, tail, key));
    return found.get(key) ?? null;
  });
}

function finishRows(session: Session, tail: JournalTail, isNew: boolean): void {
  try {
    redoTail(session, tail);
  } catch (error) {
    // The journal answers a request that it has, also while its rows cannot be written.
    if (isNew) throw error;
    announceUnfinished(session, tail.transaction);
  }
}

// Returns null for a write that is to be committed; nothing is kept of one that has another end.
function decideOne(turn: Turn, write: Write, place: number, earlier: JournalEntry | null): End | null {
  const { tx, rules } = turn;
  if (rules?.isFull(turn, write)) return 'next';
  const undo = tx.savepoint();
  try {
    if (earlier !== null) return { outcome: replay(earlier, write.attempt) };
    const end = decideNew(turn, write, place);
    if (end !== null) undo();
    return end;
  } catch (error) {
    const isEdited = error instanceof EditedRow;
    if (isEdited && rules === null) throw error;
    undo();
    if (isEdited) return 'alone';
    return error instanceof NeighbourChange ? 'next' : { error };
  }
}

function decideNew(turn: Turn, { attempt, may, decide }: Write, place: number): End | null {
  const { session, tx, requests, rules } = turn;
  const placeOf = rules === null ? tx.placeOf : rules.shieldNeighbours(turn);
  const decided = decide({ ...tx, may, placeOf });
  tx.stopOnFaults();
  const isOfRecord = decided === null || 'record' in decided;
  if (isOfRecord && decided !== null) {
    placeOf(decided.record);
    if (attempt.idempotencyKey === '') return { outcome: showUnchanged(session, tx, decided) };
    remember(tx, decided);
  }
  if (rules?.isScattered(turn)) return 'next';
  const shown = isOfRecord ? tx.takeAnswer() : decided;
  requests.set(place, { ...attempt, shown, eventsEnd: tx.events.length });
  return null;
}

function commitTurn({ session, tail, tx, rules, requests }: Turn, ends: readonly (End | null)[]): End[] {
  const places = [...requests.keys()];
  const withOutcomes = (outcomes: readonly Outcome[]): End[] =>
    ends.map((end, place) => end ?? { outcome: outcomes[places.indexOf(place)] as Outcome });
  try {
    return withOutcomes(commitTransaction(session, tail, tx, [...requests.values()]));
  } catch (error) {
    const isUnknown = error instanceof UnknownCommit;
    if (isUnknown || error instanceof UnfinishedCommit) announceUnfinished(session, tx.number);
    if (error instanceof UnfinishedCommit) return withOutcomes(error.outcomes);
    const failed: End = rules === null || isUnknown || session.hasUnflushedWrites ? { error } : 'alone';
    // A refusal beside writes that are perhaps not done is decided anew, because it may follow from them.
    return ends.map((end) => {
      if (end === null) return failed;
      return end !== 'next' && end !== 'alone' && 'outcome' in end ? end : 'alone';
    });
  }
}

/** The answer that an earlier request with the same key got. */
function replay({ requests, records }: JournalEntry, attempt: AttemptedWrite): Outcome {
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
function showUnchanged(session: Session, tx: OpenTransaction, { resource, record }: Unchanged): Outcome {
  const { fingerprint } = tx.placeOf(record).stored;
  const shown = showRecord(resource, record, fingerprint, session, tx.warnings);
  return { status: 200, body: JSON.stringify(shown), location: null, isReplay: false };
}
