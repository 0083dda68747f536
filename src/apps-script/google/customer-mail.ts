/** Sends mails to customers by MailApp, from the address of the script's owner. */
import type { CustomerMail, MailFile, MailMessage, MailResult } from '../../core/customer-mail.ts';
import { serviceCall } from './service-call.ts';

type Advanced = GoogleAppsScript.Mail.MailAdvancedParameters;
type FailureReason = Extract<MailResult, { kind: 'failure' }>['reason'];

/** Maps words in Google's messages to the reason of a failure. The first match counts. */
const reasons: readonly (readonly [RegExp, FailureReason])[] = [
  [/too many times|quota|limit exceeded/i, 'quota'],
  [/googleapis\.com\/auth\/script\.send_mail|permission|authoriz/i, 'permission'],
  [/invalid (email|recipient|address)|no recipient/i, 'address'],
];

export function googleCustomerMail(
  service: GoogleAppsScript.Mail.MailApp,
  session: GoogleAppsScript.Base.Session,
  utilities: GoogleAppsScript.Utilities.Utilities,
): CustomerMail {
  const blobOf = ({ body, isBase64, name, type }: MailFile): GoogleAppsScript.Base.Blob =>
    isBase64
      ? utilities.newBlob(utilities.base64Decode(body), type, name)
      : utilities.newBlob(body, type, name);
  const parametersOf = ({ to, cc, replyTo, files, ...message }: MailMessage): Advanced => ({
    to: to === null ? session.getEffectiveUser().getEmail() : to.join(','),
    subject: message.subject,
    body: message.text,
    htmlBody: message.html,
    name: message.senderName,
    ...(cc.length > 0 && { cc: cc.join(',') }),
    ...(replyTo !== null && { replyTo }),
    ...(files.length > 0 && { attachments: files.map(blobOf) }),
  });
  return {
    recipientsLeft: () => serviceCall(() => service.getRemainingDailyQuota()),
    send(message) {
      try {
        service.sendEmail(parametersOf(message));
        return { kind: 'sent' };
      } catch (error) {
        const detail = error instanceof Error ? error.message : String(error);
        const reason = reasons.find(([known]) => known.test(detail))?.[1] ?? 'unavailable';
        return { kind: 'failure', reason, detail };
      }
    },
  };
}
