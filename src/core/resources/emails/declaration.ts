/** E-mails that lead customers to their documents: their fields and statuses. */
import type { EventIn, Transition } from '../../schema/action.ts';
import { internal, readOnly, readOnlyNullable, type RecordOf } from '../../schema/field.ts';
import { choice, code, integer, text, timestamp } from '../../schema/kinds.ts';
import { language } from '../address.ts';
import { advice } from '../documents/document-fields.ts';
import { history, identity } from '../record-fields.ts';
import { attachments, oneLine, recipients } from './mail-kinds.ts';

declare module '../../schema/record-types.ts' {
  interface RecordTypes {
    email: RecordOf<typeof emailFields>;
  }
  interface EventTypes {
    email: 'email.queued' | 'email.updated' | 'email.deleted' | EventIn<typeof transitions>;
  }
}

const transitions = [
  { action: 'cancel', from: ['queued'], to: 'canceled', event: 'email.canceled' },
  { action: 'begin', from: ['queued'], to: 'sending', event: null },
  { action: 'postpone', from: ['sending'], to: 'queued', event: 'email.updated' },
  { action: 'deliver', from: ['sending'], to: 'sent', event: 'email.sent' },
  { action: 'give_up', from: ['queued', 'sending'], to: 'failed', event: 'email.failed' },
] as const satisfies readonly Transition[];

const emailFields = {
  ...identity('email', 'em'),
  status: readOnly(
    choice(['queued', 'sending', 'sent', 'failed', 'canceled']),
    '`queued` until a trigger sends it, within a minute or two; `sending` while it does; then `sent`, or `failed` for good.',
    { column: { header: 'Status' } },
  ),
  resource_type: readOnly(choice(['invoice', 'quotation', 'credit_note']), 'What the mail leads to.'),
  resource_id: readOnly(code(40), 'The id of the document.', {
    column: { header: 'Document ID', system: true },
  }),
  document_number: readOnly(text(100), 'The number of the document.', { column: { header: 'Document' } }),
  to: readOnly(recipients(5), 'The recipients.', { before: [] }),
  cc: readOnly(recipients(5), 'Who gets a copy.', { before: [] }),
  addresses: internal(text(2600), 'All of them, for people.', { column: { header: 'To' } }),
  subject: readOnly(oneLine(200), 'The subject.', { column: { header: 'Subject' } }),
  message: readOnlyNullable(text(2000), 'The text in place of the usual sentence; null for that.'),
  attach: readOnly(attachments, 'What is attached.', { before: [] }),
  language: readOnly(language, 'The language of the mail.'),
  attempts: readOnly(integer(0, 1e6), 'How often it was tried.'),
  next_attempt_at: readOnlyNullable(timestamp, 'When it is tried next; null when it is not.'),
  sent_at: readOnlyNullable(timestamp, 'When it was sent.', { column: { header: 'Sent' } }),
  failure: readOnlyNullable(text(500), 'Why the last attempt failed.', { column: { header: 'Failure' } }),
  ...advice,
  ...history,
};

/** What the declaration of e-mails says besides its rules. */
export const emailFacts = {
  fields: emailFields,
  dataCells: 1,
  filters: ['resource_id', 'status'],
  searched: ['document_number', 'addresses', 'subject'],
  unique: {},
  actions: [],
  otherActions: { cancel: 'cancel' },
  createdEvent: 'email.queued',
  transitions,
  openStatuses: ['queued', 'sending'],
} as const;
