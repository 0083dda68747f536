/** Completes the newest transaction, the tail of the journal, before a writer writes anything else. */
import { hintsName, hintsTtlSeconds, parseHints, unfinishedName } from '../hints.ts';
import { type JournalTail, readJournalTail } from '../journal/journal-tail.ts';
import type { Session } from '../session.ts';
import { holdLock, tryPublishHints } from './hold-lock.ts';

/**
 * Writes the tail's records unless they are written. Only the tail can be unapplied, because every writer does this
 * first. No call when the tail is known to be applied; nothing is written when its rows are found to be complete.
 */
export function redoTail(session: Session, tail: JournalTail): void {
  if (tail.isApplied || isKnownWritten(session, tail.transaction)) return;
  if (!session.workspace.background.isTailWritten(session, tail)) {
    // When this fails half-way, the lock stays until its writes are applied.
    session.hasUnflushedWrites = true;
    session.workspace.background.finishTail(session.workspace.livemode);
    session.hasUnflushedWrites = false;
  }
  session.hints = { ...session.hints, applied: tail.transaction };
}

/**
 * Writes the rows that the writer of the newest transaction could not write, so that a read sees what was acknowledged.
 * No call while there is no such transaction, which is nearly always.
 * @throws Refusal workspace_busy, workspace_unavailable while Google still refuses the rows
 */
export function finishUnfinished(session: Session): void {
  if (session.unfinished <= session.hints.applied) return;
  holdLock(session, () => {
    const tail = readJournalTail(session);
    redoTail(session, tail);
    session.hints = { ...session.hints, applied: Math.max(session.hints.applied, tail.transaction) };
    // A transaction whose commit was in doubt may never have happened.
    session.workspace.cache.put(unfinishedName, '0', hintsTtlSeconds);
  });
  tryPublishHints(session);
}

/** Leaves it to the next request to write the rows of a transaction, also to one that only reads. */
export function announceUnfinished({ workspace }: Session, transaction: number): void {
  try {
    workspace.cache.put(unfinishedName, String(transaction), hintsTtlSeconds);
  } catch (error) {
    // The next write finds the rows missing by itself.
    workspace.log.error('unfinished_not_announced', { reason: String(error) });
  }
}

// The writer of the tail may have published its hints while this execution waited for the lock. The cache is asked only
// when it had hints before: otherwise it has lost them.
function isKnownWritten(session: Session, transaction: number): boolean {
  if (session.hints.applied > 0 && session.hints.applied < transaction) {
    const text = session.workspace.cache.get(hintsName);
    if (text !== null) session.hints = parseHints(text);
  }
  return session.hints.applied >= transaction;
}
