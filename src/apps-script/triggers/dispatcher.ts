/** The run of the dispatcher that Google starts each minute. */
import { runTriggerMinute } from '../../core/jobs/trigger-minute.ts';
import { Refusal } from '../../core/errors/refusal.ts';
import type { OutboundWorkspace } from '../../core/outbound.ts';
import { googleWeb } from '../google/fetch.ts';
import { googleMail } from '../google/mail.ts';
import { googleSigning } from '../google/signing.ts';
import { setUp } from '../workbook/set-up.ts';
import { isUpgrading } from '../workbook/upgrade/upgrade-workbook.ts';
import { openWorkspace } from '../workspace.ts';
import { logPassing } from './log-passing.ts';

/**
 * Sends webhooks, and goes on with an upgrade that another execution has begun. What it cannot do now, because the
 * workspace is busy or broken, a later run does.
 */
export function runDispatcher(): void {
  const workspace = openOutboundWorkspace();
  logPassing(workspace, 'dispatcher_stopped', () => {
    try {
      runTriggerMinute(workspace);
    } catch (error) {
      // Asked only now, because a run that finds nothing to do should cost nothing more.
      if (!(error instanceof Refusal) || !isUpgrading(workspace)) throw error;
      const told = setUp(workspace, SpreadsheetApp.getActive());
      if (isUpgrading(workspace)) workspace.log.error('upgrade_unfinished', { reason: told.join(' ') });
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
