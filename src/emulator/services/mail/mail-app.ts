/** Google's MailApp; mails are kept in the emulator's mailbox, none is sent. */
import type { Authorization } from '../../execution/authorization.ts';
import { type DailyQuotas, spendQuota } from '../../execution/daily-quotas.ts';
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import { strict } from '../../realm/strict.ts';
import { fromSignedBytes } from '../utilities/bytes.ts';

export interface SentMail {
  /** Addresses with commas between them. */
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly sentMs: number;
  readonly cc?: string;
  readonly replyTo?: string;
  /** The name of the sender. */
  readonly name?: string;
  readonly htmlBody?: string;
  readonly attachments?: readonly MailedFile[];
}

interface MailedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A message as scripts of ours give it. */
interface Message {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly cc?: string;
  readonly replyTo?: string;
  readonly name?: string;
  readonly htmlBody?: string;
  readonly attachments?: readonly AttachedBlob[];
}

interface AttachedBlob {
  getBytes(): number[];
  getContentType(): string | null;
  getName(): string | null;
}

interface MailApp {
  /** Of its forms scripts of ours use the one of three texts and the one of a message. */
  sendEmail(to: string | Message, ...texts: readonly string[]): null;
  getRemainingDailyQuota(): number;
}

interface MailWorld {
  readonly mailbox: SentMail[];
  readonly onMail: (mail: SentMail) => void;
  readonly quotas: DailyQuotas;
  readonly authorization: Authorization;
}

// Limits of Google's quota page: recipients of one message, and the bytes of what it carries.
const recipientsMax = 50;
const attachedBytesMax = 25_000_000;

/** The service as one execution sees it. */
export function createMailApp(
  execution: Execution,
  { mailbox, onMail, quotas, authorization }: MailWorld,
): MailApp {
  const { gate, clock, realm } = execution;
  const send = ({ attachments, ...message }: Message): void => {
    const { to, cc = '', subject } = message;
    const addresses = [to, cc].filter((one) => one !== '').flatMap((list) => list.split(','));
    const wrong = addresses.find((address) => !/^[^\s@]+@[^\s@]+$/.test(address.trim()));
    if (wrong !== undefined) throw realm.exception(`Invalid email: ${wrong}`);
    if (addresses.length > recipientsMax)
      throw realm.exception('Limit Exceeded: Email Recipients Per Message.');
    const files = (attachments ?? []).map(fileOf);
    if (files.reduce((sum, { bytes }) => sum + bytes.length, 0) > attachedBytesMax)
      throw realm.exception('Limit Exceeded: Email Total Attachments Size.');
    gate.pass(freeCall('mail', 'MailApp.sendEmail', [to, subject]), () => {
      spendQuota(execution, quotas, 'email', addresses.length);
      const mail = { ...message, ...(files.length > 0 && { attachments: files }), sentMs: clock.now() };
      mailbox.push(mail);
      onMail(mail);
    });
  };
  return strict(realm, 'MailApp', {
    sendEmail(to, ...[subject = '', body = '']) {
      authorization.require('MailApp.sendEmail', 'script.send_mail');
      send(typeof to === 'string' ? { to, subject, body } : to);
      return null;
    },
    getRemainingDailyQuota() {
      authorization.require('MailApp.getRemainingDailyQuota', 'script.send_mail');
      const call = freeCall('mail', 'MailApp.getRemainingDailyQuota', []);
      return gate.pass(call, () => quotas.remaining('email', clock.now()));
    },
  });
}

function fileOf(blob: AttachedBlob): MailedFile {
  return {
    name: blob.getName() ?? '',
    type: blob.getContentType() ?? 'application/octet-stream',
    bytes: fromSignedBytes(blob.getBytes()),
  };
}
