/** The run of the dispatcher that Google starts each minute. */
import { dispatch } from '../../core/events/dispatch/dispatch.ts';
import type { OutboundWorkspace } from '../../core/outbound.ts';
import { resources } from '../../core/resources/index.ts';
import { googleWeb } from '../google/fetch.ts';
import { googleMail } from '../google/mail.ts';
import { googleSigning } from '../google/signing.ts';
import { openWorkspace } from '../workspace.ts';
import { logPassing } from './log-passing.ts';

/** Sends webhooks. What it cannot do now, because the workspace is busy or broken, a later run does. */
export function runDispatcher(): void {
  const workspace = openOutboundWorkspace();
  logPassing(workspace, 'dispatcher_stopped', () => dispatch(workspace, resources));
}

function openOutboundWorkspace(): OutboundWorkspace {
  return {
    ...openWorkspace(),
    web: googleWeb(UrlFetchApp, Utilities),
    mail: googleMail(MailApp, Session),
    signing: googleSigning(Utilities),
  };
}
