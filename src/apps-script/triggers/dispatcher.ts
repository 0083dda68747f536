/** The run of the dispatcher that Google starts each minute. */
import { Refusal } from '../../core/errors/refusal.ts';
import { dispatch } from '../../core/events/dispatch/dispatch.ts';
import type { OutboundWorkspace } from '../../core/outbound.ts';
import { resources } from '../../core/resources/index.ts';
import { ServiceFailure, SheetMissing } from '../../core/workspace.ts';
import { googleWeb } from '../google/fetch.ts';
import { googleMail } from '../google/mail.ts';
import { googleSigning } from '../google/signing.ts';
import { openWorkspace } from '../workspace.ts';

/** Sends webhooks. What it cannot do now, because the workspace is busy or broken, a later run does. */
export function runDispatcher(): void {
  const workspace = openOutboundWorkspace();
  try {
    dispatch(workspace, resources);
  } catch (error) {
    const isPassing =
      error instanceof Refusal || error instanceof ServiceFailure || error instanceof SheetMissing;
    // Google mails the owner about what is thrown, which each minute would be too much.
    if (!isPassing) throw error;
    workspace.log.error('dispatcher_stopped', { reason: error.message });
  }
}

function openOutboundWorkspace(): OutboundWorkspace {
  return {
    ...openWorkspace(),
    web: googleWeb(UrlFetchApp, Utilities),
    mail: googleMail(MailApp, Session),
    signing: googleSigning(Utilities),
  };
}
