/** Opens the workspace with the network, the mailbox and the signatures that the dispatcher needs. */
import type { MinuteTrigger } from '../../core/minute-trigger.ts';
import type { OutboundWorkspace } from '../../core/outbound.ts';
import type { OwnerMail } from '../../core/owner-mail.ts';
import { googleMinuteTrigger } from '../google/minute-trigger.ts';
import { googleCustomerMail } from '../google/customer-mail.ts';
import { googleMail, googleSigning, googleWeb } from '../google/outbound.ts';
import { openWorkspace } from '../workspace.ts';

/** The workspace in live mode. */
export function openOutboundWorkspace(): OutboundWorkspace {
  return {
    ...openWorkspace(),
    minuteTrigger,
    web: googleWeb(UrlFetchApp, Utilities),
    mail: ownerMail(),
    customerMail: googleCustomerMail(MailApp, Session, Utilities),
    signing: googleSigning(Utilities),
  };
}

/** The mailbox of the account that the script runs as. */
export function ownerMail(): OwnerMail {
  return googleMail(MailApp, Session);
}

/** The trigger that starts `runDispatcher`. */
export function minuteTrigger(): MinuteTrigger {
  return googleMinuteTrigger(ScriptApp);
}
