/** Drafts what may be refused without harm to the rest of the draft. */
import { Refusal } from '../errors/refusal.ts';
import type { OpenDraft } from '../store/open-draft.ts';

/** What is refused leaves no trace in the draft. */
export function leniently(draft: OpenDraft, run: () => void): void {
  const undo = draft.savepoint();
  try {
    run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    undo();
  }
}
