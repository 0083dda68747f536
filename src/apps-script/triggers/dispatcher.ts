/** Runs the dispatcher and the daily jobs in a minute that has work. */
import { countDispatcher, isNearlySpent } from '../../core/events/trigger-day.ts';
import { runTriggerMinute } from '../../core/jobs/trigger-minute.ts';
import { Refusal } from '../../core/errors/refusal.ts';
import type { FoundWork, DispatcherWork } from '../../core/events/dispatcher/find-work.ts';
import type { OutboundWorkspace } from '../../core/outbound.ts';
import { settingsName } from '../../core/settings.ts';
import { testValues } from '../../core/test-mode.ts';
import { fillColumns, isFilling } from '../workbook/fill/fill-columns.ts';
import { openOutboundWorkspace } from './outbound-workspace.ts';
import { finishEdits } from './sheet-edits.ts';
import { runTestMinute } from './test-minute.ts';

// Google ends an execution after six minutes, and the other work of a minute comes first.
const fillMs = 120_000;

/**
 * Sends webhooks, runs the jobs that are due, and goes on with what other executions have left.
 * @throws Refusal workspace_busy, workspace_misconfigured, ServiceFailure: a later run does the rest
 */
export function doWork({ isLive, isTest, ...work }: FoundWork & DispatcherWork): void {
  const workspace = openOutboundWorkspace();
  countDispatcher(workspace, work, () => {
    // The run of every ten minutes looks at the cadence, also when nothing waits.
    if (isLive || work.isUpkeep) runTriggerMinute(workspace, work);
    if (isTest) runTestMinute(workspace, { ...work, cached: testValues(work.cached) });
    finishEdits(isTest);
    goOnFilling(workspace, work);
  });
}

// Rows wait for it without harm, so it takes no time that the day's other work may need.
function goOnFilling(workspace: OutboundWorkspace, { cached }: DispatcherWork): void {
  const settings = isFilling(workspace, cached[settingsName]);
  if (settings === null || isNearlySpent(workspace)) return;
  try {
    fillColumns(workspace, SpreadsheetApp.getActive(), settings, fillMs);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    workspace.log.error('filling_unfinished', { reason: error.message });
  }
}
