/** Runs several writes in one transaction: one lock, one entry of the journal, one flush of the rows; each answered alone. */
import { UnknownCommit } from '../journal/append-entry.ts';
import { findEntryByKey } from '../journal/find-entry.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import type { Attempt } from '../journal/journal-request.ts';
import { type JournalTail, readJournalTail } from '../journal/journal-tail.ts';
import type { Session } from '../session.ts';
import { beginTransaction } from './begin-transaction.ts';
import { type AnsweredRequest, commitTransaction, type Outcome, UnfinishedCommit } from './commit.ts';
import { EditedRow } from './edited-row.ts';
import { NeighbourChange } from './found-records.ts';
import { holdLock, tryPublishHints } from './hold-lock.ts';
import type { OpenTransaction } from './open-transaction.ts';
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

// Rows that are updated are looked for one by one, and a person may sort the sheet until they are written.
const updatesMax = 4;

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
  const tail = readJournalTail(session);
  redoTail(session, tail);
  const tx = beginTransaction(session, tail, []);
  const group: Group = { session, tail, tx, earlier: new Map(), keys: new Set(), requests: new Map() };
  const settled = writes.map((write, place) => decideOne(group, write, place));
  if (group.requests.size === 0) return settled.map((one) => one ?? alone);
  const places = [...group.requests.keys()];
  const commit = commitGroup(group);
  return settled.map((one, place) => {
    if (one !== null && 'outcome' in one) return one;
    // What was refused beside writes that are not done is decided anew.
    if (commit.turn !== undefined) return alone;
    return one ?? commit.settled[places.indexOf(place)] ?? alone;
  });
}

interface Group {
  readonly session: Session;
  readonly tail: JournalTail;
  readonly tx: OpenTransaction;
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
  if (keys.has(key)) return next;
  const undo = tx.savepoint();
  tx.shield();
  try {
    const earlier = earlierEntry(group, key);
    if (earlier !== null) return { outcome: replay(earlier, attempt) };
    const decided = decide({ ...tx, may });
    tx.stopOnFaults();
    if (decided !== null && 'record' in decided) {
      if (key === '') {
        const outcome = showUnchanged(session, tx, decided);
        undo();
        return { outcome };
      }
      remember(tx, decided);
    }
    if (requests.size > 0 && tx.changes.filter(({ kind }) => kind !== 'created').length > updatesMax) {
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
  readonly settled: readonly Settled[];
  /** Set when nothing was committed, and each write is to be tried alone. */
  readonly turn?: 'alone';
}

function commitGroup({ session, tail, tx, requests }: Group): Commit {
  const outcomesOf = (outcomes: readonly Outcome[]): Commit => ({
    settled: outcomes.map((outcome) => ({ outcome })),
  });
  try {
    return outcomesOf(commitTransaction(session, tail, tx, [...requests.values()]));
  } catch (error) {
    const isUnfinished = error instanceof UnfinishedCommit;
    const isUnknown = error instanceof UnknownCommit;
    if (isUnfinished || isUnknown) announceUnfinished(session, tx.number);
    if (isUnfinished) return outcomesOf(error.outcomes);
    if (isUnknown || session.hasUnflushedWrites)
      return { settled: [...requests.values()].map(() => ({ error })) };
    return { settled: [], turn: 'alone' };
  }
}
