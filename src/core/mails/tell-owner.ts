/** Tells the owner of a mail that was not sent. */
import type { OutboundWorkspace } from '../outbound.ts';
import type { MailOutcome } from './mail-outcome.ts';

export function tellOwner(workspace: OutboundWorkspace, { email, result }: MailOutcome): void {
  const text = [
    `The mail with ${email.document_number} to ${[...email.to, ...email.cc].join(', ')} was not sent.`,
    result.kind === 'failure' ? result.detail : '',
    'It stands in the sheet Emails. When the cause is gone, mail the document again.',
  ].join('\n\n');
  try {
    workspace.mail.toOwner(`Not sent: ${email.subject}`, text);
  } catch (error) {
    // The sheet and an event say it, too.
    workspace.log.error('owner_not_told', { reason: String(error) });
  }
}
