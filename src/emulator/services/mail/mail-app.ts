/** Google's MailApp; mails are kept in the emulator's mailbox, none is sent. */
import type { Authorization } from '../../execution/authorization.ts';
import { type DailyQuotas, spendQuota } from '../../execution/daily-quotas.ts';
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import { badSignature } from '../../realm/bad-signature.ts';
import { strict } from '../../realm/strict.ts';

export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** Further options as the script gave them, for example `htmlBody`. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly sentMs: number;
}

interface MailApp {
  sendEmail(...args: unknown[]): null;
}

interface MailWorld {
  readonly mailbox: SentMail[];
  readonly quotas: DailyQuotas;
  readonly authorization: Authorization;
}

/** The service as one execution sees it. */
export function createMailApp(execution: Execution, { mailbox, quotas, authorization }: MailWorld): MailApp {
  const { gate, clock, realm } = execution;
  return strict(realm, 'MailApp', {
    sendEmail(...args) {
      authorization.require('MailApp.sendEmail', 'script.send_mail');
      const mail = readMail(args);
      if (!mail) throw badSignature(realm, 'MailApp.sendEmail', args);
      gate.pass(freeCall('mail', 'MailApp.sendEmail', [mail.to, mail.subject]), () => {
        spendQuota(execution, quotas, 'email', mail.to.split(',').length);
        mailbox.push({ ...mail, sentMs: clock.now() });
      });
      return null;
    },
  });
}

/** Reads the two forms of sendEmail: one message object, or recipient, subject, body and options. */
function readMail(args: readonly unknown[]): Omit<SentMail, 'sentMs'> | undefined {
  const [first, subject, body, options] = args;
  if (typeof first === 'string') {
    if (subject === undefined || body === undefined) return undefined;
    return { to: first, subject: String(subject), body: String(body), options: { ...Object(options) } };
  }
  const {
    to,
    subject: messageSubject,
    body: messageBody,
    ...rest
  } = Object(first) as Record<string, unknown>;
  if (typeof to !== 'string') return undefined;
  return { to, subject: String(messageSubject ?? ''), body: String(messageBody ?? ''), options: rest };
}
