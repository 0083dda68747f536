/** Runs several writes in one transaction: one lock, one entry of the journal, one flush of the rows; each answered alone. */
import type { JsonObject } from '../../schema/represent.ts';
import type { PlacedRecord } from '../write/record-change.ts';
import { UnknownCommit } from '../journal/append-entry.ts';
import { findEntryByKey } from '../journal/find-entry.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import type { Attempt } from '../journal/journal-request.ts';
import { type JournalTail, readJournalTail } from '../journal/journal-tail.ts';
import { reloadSettings, type Session } from '../session.ts';
import { beginTransaction } from './begin-transaction.ts';
import { type AnsweredRequest, commitTransaction, type Outcome, UnfinishedCommit } from './commit.ts';
import { EditedRow } from './edited-row.ts';
import { NeighbourChange } from './found-records.ts';
import { holdLock, tryPublishHints } from './hold-lock.ts';
import type { OpenTransaction } from './open-transaction.ts';
import { readAhead } from './read-ahead.ts';
import { isLong, isScattered } from './group-limits.ts';
import { announceUnfinished, redoTail } from './redo-tail.ts';
import { type Decide, remember, replay, showUnchanged, shownBy } from './transact.ts';

export interface GroupedWrite {
  readonly attempt: Attempt;
  readonly decide: Decide;
  /** What the caller of this write may do. */
  readonly may: Session['may'];
}

/**
 * What has become of a write: its outcome, the error that it is refused with, or a further turn: in the next group, or
 * alone. Nothing was done for one that gets a further turn.
 */
export type Settled =
  | { readonly outcome: Outcome }
  | { readonly error: unknown }
  | { readonly turn: 'next' | 'alone' };

const next: Settled = { turn: 'next' };
const alone: Settled = { turn: 'alone' };

/** Runs writes together. The first of them is never left to the next group. */
export function transactGroup(session: Session, writes: readonly GroupedWrite[]): Settled[] {
  // A person may have moved columns since an earlier group.
  session.seenLayouts.clear();
  let hasLock = false;
  try {
    const settled = holdLock(session, () => {
      hasLock = true;
      return transactLocked(session, writes);
    });
    tryPublishHints(session);
    return settled;
  } catch (error) {
    return writes.map(() => (hasLock && !session.hasUnflushedWrites ? alone : { error }));
  }
}

function transactLocked(session: Session, writes: readonly GroupedWrite[]): Settled[] {
  const startedMs = session.workspace.clock.now();
  const { applied } = session.hints;
  const tail = readJournalTail(session);
  redoTail(session, tail);
  if (session.unfinished > applied) reloadSettings(session);
  const tx = beginTransaction(session, tail, []);
  const group: Group = {
    session,
    tail,
    tx,
    startedMs,
    earlier: new Map(),
    keys: new Set(),
    requests: new Map(),
  };
  readAhead(
    tx,
    writes.map(
      ({ decide, may }) =>
        (onNothing) =>
          decide({ ...onNothing, may }),
    ),
  );
  const settled = writes.map((write, place) => decideOne(group, write, place));
  if (group.requests.size === 0) return settled.map((one) => one ?? alone);
  const places = [...group.requests.keys()];
  const commit = commitGroup(group);
  return settled.map((one, place) => {
    if (one !== null && 'outcome' in one) return one;
    // A refusal beside writes that are perhaps not done is decided anew, because it may follow from them.
    if (one !== null && !commit.isDone) return alone;
    return one ?? commit.settled[places.indexOf(place)] ?? alone;
  });
}

interface Group {
  readonly session: Session;
  readonly tail: JournalTail;
  readonly tx: OpenTransaction;
  /** When it had the lock, in milliseconds since the Unix epoch. */
  readonly startedMs: number;
  /** The entries that the journal has for keys; null for none. */
  readonly earlier: Map<string, JournalEntry | null>;
  /** The keys of the requests to commit. */
  readonly keys: Set<string>;
  /** The requests to commit, by their places among the writes. */
  readonly requests: Map<number, AnsweredRequest>;
}

// Returns null for a write that is to be committed.
function decideOne(group: Group, write: GroupedWrite, place: number): Settled | null {
  const { session, tx, keys, requests } = group;
  const { attempt, decide, may } = write;
  const key = attempt.idempotencyKey;
  if (keys.has(key) || (requests.size > 0 && isLong(group))) return next;
  const undo = tx.savepoint();
  // A write may build on what neighbours have changed without answering it, such as the invoice of a payment, because all
  // of them are committed or none. It cannot be held to a tag of that, which stands in no sheet yet.
  tx.shield(
    [...requests.values()].flatMap(({ shown }) =>
      'record' in shown ? [shown.record] : tx.changes.map((_, at) => at),
    ),
  );
  const changed = new Set(tx.changes.map(({ record }) => record));
  const placeOf = (record: JsonObject): PlacedRecord => {
    if (changed.has(record)) throw new NeighbourChange();
    return tx.placeOf(record);
  };
  try {
    const earlier = earlierEntry(group, key);
    if (earlier !== null) return { outcome: replay(earlier, attempt) };
    const decided = decide({ ...tx, may, placeOf });
    tx.stopOnFaults();
    if (decided !== null && 'record' in decided) {
      placeOf(decided.record);
      if (key === '') {
        const outcome = showUnchanged(session, tx, decided);
        undo();
        return { outcome };
      }
      remember(tx, decided);
    }
    if (requests.size > 0 && isScattered(tx)) {
      undo();
      return next;
    }
    if (key !== '') keys.add(key);
    requests.set(place, { ...attempt, shown: shownBy(tx, decided), eventsEnd: tx.events.length });
    return null;
  } catch (error) {
    undo();
    if (error instanceof EditedRow) return alone;
    return error instanceof NeighbourChange ? next : { error };
  }
}

function earlierEntry({ session, tail, earlier }: Group, key: string): JournalEntry | null {
  if (key === '') return null;
  const found = earlier.get(key) ?? findEntryByKey(session, tail, key);
  earlier.set(key, found);
  return found;
}

interface Commit {
  /** What became of each write; nothing when each is to be tried alone. */
  readonly settled: readonly Settled[];
  /** False when nothing was committed, or perhaps nothing. */
  readonly isDone: boolean;
}

function commitGroup({ session, tail, tx, requests }: Group): Commit {
  const outcomesOf = (outcomes: readonly Outcome[]): Commit => ({
    settled: outcomes.map((outcome) => ({ outcome })),
    isDone: true,
  });
  try {
    return outcomesOf(commitTransaction(session, tail, tx, [...requests.values()]));
  } catch (error) {
    const isUnfinished = error instanceof UnfinishedCommit;
    const isUnknown = error instanceof UnknownCommit;
    if (isUnfinished || isUnknown) announceUnfinished(session, tx.number);
    if (isUnfinished) return outcomesOf(error.outcomes);
    const isInDoubt = isUnknown || session.hasUnflushedWrites;
    return { settled: isInDoubt ? [...requests.values()].map(() => ({ error })) : [], isDone: false };
  }
}
