/** Runs the dispatcher and the daily jobs in a minute that has work. */
import { countDispatcher } from '../../core/events/trigger-day.ts';
import { runTriggerMinute } from '../../core/jobs/trigger-minute.ts';
import { Refusal } from '../../core/errors/refusal.ts';
import type { Work } from '../../core/events/dispatcher/find-work.ts';
import type { OutboundWorkspace } from '../../core/outbound.ts';
import { googleMinuteTrigger } from '../google/minute-trigger.ts';
import { googleMail, googleSigning, googleWeb } from '../google/outbound.ts';
import { setUp } from '../workbook/set-up.ts';
import { isUpgrading } from '../workbook/upgrade/upgrade-workbook.ts';
import type { MinuteTrigger } from '../../core/workspace.ts';
import { openWorkspace } from '../workspace.ts';
import { finishEdits } from './sheet-edits.ts';

/**
 * Sends webhooks, runs the jobs that are due, and continues an upgrade that another execution has begun.
 * @throws Refusal workspace_busy, workspace_misconfigured, ServiceFailure: a later run does the rest
 */
export function doWork(work: Work): void {
  const workspace = openOutboundWorkspace();
  countDispatcher(workspace, work, () => {
    try {
      runTriggerMinute(workspace, work);
    } catch (error) {
      // An upgrade is looked for only after a refusal, so that usual runs cost no further call.
      if (!(error instanceof Refusal) || !isUpgrading(workspace)) throw error;
      const changes = setUp(workspace, SpreadsheetApp.getActive());
      if (isUpgrading(workspace))
        workspace.log.error('upgrade_unfinished', { reason: changes.sentences.join(' ') });
    }
    finishEdits();
  });
}

function openOutboundWorkspace(): OutboundWorkspace {
  return {
    ...openWorkspace(),
    minuteTrigger,
    web: googleWeb(UrlFetchApp, Utilities),
    mail: googleMail(MailApp, Session),
    signing: googleSigning(Utilities),
  };
}

/** The trigger that starts `runDispatcher`. */
export function minuteTrigger(): MinuteTrigger {
  return googleMinuteTrigger(ScriptApp);
}
