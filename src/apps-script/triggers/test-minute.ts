/** Runs the dispatcher and the daily jobs of test mode. */
import type { DispatcherWork } from '../../core/events/dispatcher/find-work.ts';
import { runTriggerMinute } from '../../core/jobs/trigger-minute.ts';
import type { OutboundWorkspace } from '../../core/outbound.ts';
import { openTestMode } from '../../core/test-mode.ts';
import { hasTestSheets } from '../workbook/test-sheets.ts';
import { openOutboundWorkspace } from './outbound-workspace.ts';

/**
 * Does what is to be done in a minute in which something waits in test mode.
 * @throws Refusal, ServiceFailure, as in live mode
 */
export function runTestMinute(live: OutboundWorkspace, work: Omit<DispatcherWork, 'isUpkeep'>): void {
  runTriggerMinute(openTestMode(live), { ...work, isUpkeep: false });
}

/** Does the same each hour, because only the cache tells the runs by the minute that something waits: one call without test data. */
export function runTestHour(): void {
  const live = openOutboundWorkspace();
  if (hasTestSheets(live)) runTestMinute(live, { cached: {}, startedMs: live.clock.now(), searchMs: 0 });
}
