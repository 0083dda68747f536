/** Sends what is due at once, for an owner who waits for it. */
import { dispatch } from '../../core/events/dispatcher/dispatch.ts';
import { Refusal } from '../../core/errors/refusal.ts';
import { openTestMode } from '../../core/test-mode.ts';
import { openOutboundWorkspace } from './outbound-workspace.ts';

/**
 * Runs the dispatcher once, beside those of the triggers; the time is the owner's, not that of triggers.
 * @returns false when other work keeps it waiting: the next minute sends all the same
 */
export function sendNow(livemode: boolean): boolean {
  const live = openOutboundWorkspace();
  try {
    dispatch(livemode ? live : openTestMode(live), {
      cached: {},
      startedMs: live.clock.now(),
      searchMs: 0,
      isUpkeep: false,
    });
    return true;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'workspace_busy') throw error;
    return false;
  }
}
