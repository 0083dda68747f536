/** Runs the dispatcher and the daily jobs each minute, started by Google's clock. */
import { runTriggerMinute } from '../../core/jobs/trigger-minute.ts';
import { Refusal } from '../../core/errors/refusal.ts';
import type { OutboundWorkspace } from '../../core/outbound.ts';
import { googleMail, googleSigning, googleWeb } from '../google/outbound.ts';
import { setUp } from '../workbook/set-up.ts';
import { isUpgrading } from '../workbook/upgrade/upgrade-workbook.ts';
import { openWorkspace } from '../workspace.ts';
import { logPassing } from './log-passing.ts';

/**
 * Sends webhooks, runs the jobs that are due, and continues an upgrade that another execution has begun. When the
 * workspace is busy or broken, a later run does the rest.
 */
export function runDispatcher(): void {
  const workspace = openOutboundWorkspace();
  logPassing(workspace, 'dispatcher_stopped', () => {
    try {
      runTriggerMinute(workspace);
    } catch (error) {
      // An upgrade is looked for only after a refusal, so that a run without work costs no further call.
      if (!(error instanceof Refusal) || !isUpgrading(workspace)) throw error;
      const changes = setUp(workspace, SpreadsheetApp.getActive());
      if (isUpgrading(workspace)) workspace.log.error('upgrade_unfinished', { reason: changes.join(' ') });
    }
  });
}

function openOutboundWorkspace(): OutboundWorkspace {
  return {
    ...openWorkspace(),
    web: googleWeb(UrlFetchApp, Utilities),
    mail: googleMail(MailApp, Session),
    signing: googleSigning(Utilities),
  };
}
