/** Finishes the newest transaction before anything else is written. */
import { hintsName, parseHints } from './hints.ts';
import { isTailWritten } from './is-tail-written.ts';
import type { JournalTail } from './journal/journal-tail.ts';
import type { Session } from './session.ts';

/**
 * Sees to it that the tail's records are written. Only the tail can be unapplied, because every writer does this
 * first. No call when the tail is known to be applied, and nothing is written when it is found to be.
 */
export function redoTail(session: Session, tail: JournalTail): void {
  if (tail.isApplied || isKnownWritten(session, tail.transaction)) return;
  if (!isTailWritten(session, tail, true)) {
    // Should it fail half-way, the lock stays until its writes are applied.
    session.hasUnflushedWrites = true;
    session.workspace.finishTail();
    session.hasUnflushedWrites = false;
  }
  session.hints = { ...session.hints, applied: tail.transaction };
}

// Who wrote the tail while this execution waited for the lock has left word since; without a word before, the cache
// has forgotten, and there is nothing to ask it.
function isKnownWritten(session: Session, transaction: number): boolean {
  if (session.hints.applied > 0 && session.hints.applied < transaction) {
    const text = session.workspace.cache.get(hintsName);
    if (text !== null) session.hints = parseHints(text);
  }
  return session.hints.applied >= transaction;
}
