/** Google's MailApp; mails are kept in the emulator's mailbox, none is sent. */
import type { Authorization } from '../../execution/authorization.ts';
import { type DailyQuotas, spendQuota } from '../../execution/daily-quotas.ts';
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import { strict } from '../../realm/strict.ts';

export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly sentMs: number;
}

interface MailApp {
  /** Of its forms scripts of ours use the one of three texts. */
  sendEmail(to: string, subject: string, body: string): null;
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
    sendEmail(to, subject, body) {
      authorization.require('MailApp.sendEmail', 'script.send_mail');
      gate.pass(freeCall('mail', 'MailApp.sendEmail', [to, subject]), () => {
        spendQuota(execution, quotas, 'email', to.split(',').length);
        mailbox.push({ to, subject, body, sentMs: clock.now() });
      });
      return null;
    },
  });
}
