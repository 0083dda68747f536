/**
 * Runs writes under the lock, several in one transaction where they can be: one lock, one entry of the journal, one flush
 * of the rows. A lone write is a list of one.
 */
import { overtaken } from '../../errors/refusal.ts';
import { UnknownCommit } from '../journal/append-entry.ts';
import type { Session } from '../session.ts';
import { commitWrites, type End, type Settled, type Write } from './commit-writes.ts';
import type { Outcome } from './commit.ts';
import type { GroupRules } from './group-rules.ts';
import { holdLock, tryPublishHints } from './hold-lock.ts';

// The journal keeps a transaction in one row, and the lock is held until all its rows are written.
const togetherMax = 16;

/**
 * Runs a write: takes the lock, decides, commits and answers; or answers what was committed before.
 * @throws Refusal workspace_busy when the lock is not to be had, and whatever `decide` refuses with
 */
export function transact(session: Session, write: Write): Outcome {
  const [settled] = transactAll(session, [write]);
  if (settled === undefined) throw new Error('A write has not ended.');
  if ('error' in settled) throw settled.error;
  return settled.outcome;
}

/**
 * Runs writes, each as if it had come alone. What one is refused with touches no other.
 * @param rules those of writes that are committed together; null: each has a transaction of its own
 */
export function transactAll(
  session: Session,
  writes: readonly Write[],
  rules: GroupRules | null = null,
): Settled[] {
  const settled = new Map<number, Settled>();
  const alone = new Set<number>();
  const isLone = writes.length === 1;
  while (settled.size < writes.length) {
    const left = [...writes.keys()].filter((place) => !settled.has(place));
    const together = left.filter((place) => !alone.has(place)).slice(0, togetherMax);
    const turn = together.length > 1 && rules !== null ? together : left.slice(0, 1);
    // A person may have moved columns since the turn before.
    if (!isLone) session.seenLayouts.clear();
    const ends = session.hasUnflushedWrites
      ? turn.map(stopped)
      : runTurn(
          session,
          turn.map((place) => writes[place] as Write),
          rules,
        );
    for (const [index, place] of turn.entries()) {
      const end = ends[index] as End;
      if (end === 'alone') alone.add(place);
      else if (end !== 'next') settled.set(place, end);
    }
    // Nothing is written behind a commit that is perhaps not done.
    const isInDoubt = ends.some(
      (end) => isSettled(end) && 'error' in end && end.error instanceof UnknownCommit,
    );
    if (isInDoubt && !isLone) session.hasUnflushedWrites = true;
  }
  return [...writes.keys()].map((place) => settled.get(place) as Settled);
}

function stopped(): Settled {
  return { error: overtaken() };
}

function isSettled(end: End): end is Settled {
  return end !== 'next' && end !== 'alone';
}

/** One transaction. The first write of several is never left to the next turn, and a lone one always ends. */
function runTurn(session: Session, writes: readonly Write[], rules: GroupRules | null): End[] {
  let hasLock = false;
  const hold = (mayPause: boolean): End[] | null =>
    holdLock(session, () => {
      hasLock = true;
      return commitWrites(session, writes, writes.length > 1 ? rules : null, mayPause);
    });
  try {
    let ends = hold(true);
    if (ends === null) {
      // A person may have moved columns meanwhile.
      session.seenLayouts.clear();
      ends = hold(false) ?? [];
    }
    if (ends.some((end) => isSettled(end) && 'outcome' in end && !end.outcome.isReplay))
      tryPublishHints(session);
    return ends;
  } catch (error) {
    const mayGoOn = writes.length > 1 && hasLock && !session.hasUnflushedWrites;
    return writes.map(() => (mayGoOn ? 'alone' : { error }));
  }
}
