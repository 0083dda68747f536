/** Keeps what passes by itself from becoming a mail to the owner. */
import { Refusal } from '../../core/errors/refusal.ts';
import { ServiceFailure, SheetMissing, type Workspace } from '../../core/workspace.ts';

/**
 * Runs a trigger's work. Google mails the owner about all that a trigger throws, which would be too much for a
 * workspace that is busy or broken: that is logged, and a later run does what this one did not.
 * @throws what is not a refusal or a failure of a service
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
