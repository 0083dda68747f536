/** Drafts what may be refused without harm to the rest of the draft. */
import { Refusal } from '../errors/refusal.ts';
import type { OpenTransaction } from '../store/open-transaction.ts';

/** What is refused leaves no trace in the draft. */
export function leniently(tx: OpenTransaction, run: () => void): void {
  const undo = tx.savepoint();
  try {
    run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    undo();
  }
}
