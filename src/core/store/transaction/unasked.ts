/** A transaction that no request has asked for: edits of the sheet, or a change of which no event tells. */
import { type JournalTail, readJournalTail } from '../journal/journal-tail.ts';
import type { Session } from '../session.ts';
import { beginTransaction } from './begin-transaction.ts';
import { commitTransaction, unasked } from './commit.ts';
import type { OpenTransaction } from './open-transaction.ts';
import { redoTail } from './redo-tail.ts';

interface UnaskedTransaction {
  /** The journal's tail, which the transaction follows. */
  readonly tail: JournalTail;
  readonly tx: OpenTransaction;
  /** Commits the changes that the transaction has by now, if there are any. */
  readonly commit: () => void;
}

/** Begins one under the lock, once the rows of the transaction before it are complete. */
export function beginUnasked(session: Session): UnaskedTransaction {
  const tail = readJournalTail(session);
  redoTail(session, tail);
  const tx = beginTransaction(session, tail);
  const commit = (): void => {
    if (tx.changes.length > 0)
      commitTransaction(session, tail, tx, [{ ...unasked('sheet'), shown: tx.takeAnswer() }]);
  };
  return { tail, tx, commit };
}
