/** Logs temporary errors of triggers, so that Google does not mail them to the owner. */
import { Refusal } from '../core/errors/refusal.ts';
import { ServiceFailure, SheetMissing, type Workspace } from '../core/workspace.ts';

/**
 * Runs the work of a trigger. Google mails the owner about every error that a trigger throws, so the errors of a busy or
 * broken workspace are only logged. A later run does the work then.
 * @throws every error that is neither a refusal nor a failure of a service
 */
export function logPassing({ log }: Workspace, event: string, run: () => unknown): void {
  try {
    run();
  } catch (error) {
    const isPassing =
      error instanceof Refusal || error instanceof ServiceFailure || error instanceof SheetMissing;
    if (!isPassing) throw error;
    log.error(event, { reason: error.message });
  }
}
