/** Mails to the owner, by Google's MailApp. */
import type { Mail } from '../../core/outbound.ts';
import { serviceCall } from './service-call.ts';

export function googleMail(
  service: GoogleAppsScript.Mail.MailApp,
  session: GoogleAppsScript.Base.Session,
): Mail {
  return {
    toOwner: (subject, text) =>
      serviceCall(() => service.sendEmail(session.getEffectiveUser().getEmail(), subject, text)),
  };
}
