/** Sends what is due at once, for an owner who waits for it. */
import { dispatch } from '../../core/events/dispatcher/dispatch.ts';
import { refusalOf } from '../../core/api/problem-answer.ts';
import { openTestMode } from '../../core/test-mode.ts';
import { openOutboundWorkspace } from './outbound-workspace.ts';

/**
 * Runs the dispatcher once, beside those of the triggers; the time is the owner's, not that of triggers.
 * @returns false when it could not: the next minute sends all the same
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
    // The event is recorded already: whatever hinders its delivery now, a later run does it.
    if (refusalOf(error) === null) throw error;
    live.log.error('sending_postponed', { reason: String(error) });
    return false;
  }
}
