/** What becomes of a mail: it is marked before it is sent, and what came of it is noted behind. */
import type { MailResult } from '../customer-mail.ts';
import type { EventType, RecordTypes } from '../schema/record-types.ts';
import type { Transaction } from '../schema/transaction.ts';

const hourMs = 3_600_000;

/** A mail is tried for three days. */
const patienceMs = 72 * hourMs;

export type Email = RecordTypes['email'];

/** What came of a mail in this run. */
export interface MailOutcome {
  readonly email: Email;
  /** The status from which it changes: one that has got another meanwhile is left alone. */
  readonly from: 'queued' | 'sending';
  readonly result:
    | MailResult
    | { readonly kind: 'failure'; readonly reason: 'document'; readonly detail: string };
}

/** The outcome of a mail that is given up. */
export function givenUp(email: Email, from: MailOutcome['from'], detail: string): MailOutcome {
  return { email, from, result: { kind: 'failure', reason: 'document', detail } };
}

/** Marks a mail as one that is being sent: from here on nobody else sends it. Null when another run has done so. */
export function beginMail(tx: Transaction, id: string): Email | null {
  const email = tx.find('email', id);
  if (email?.status !== 'queued') return null;
  return tx.change('email', email, {
    status: 'sending',
    attempts: email.attempts + 1,
    next_attempt_at: null,
  });
}

/**
 * Notes what came of a mail.
 * @returns true when the mail is given up
 */
export function noteOutcome(tx: Transaction, { email: { id }, from, result }: MailOutcome): boolean {
  const email = tx.find('email', id);
  if (email?.status !== from) return false;
  if (result.kind === 'sent') {
    tx.change('email', email, { status: 'sent', sent_at: tx.now, failure: null }, ['email.sent']);
    countMail(tx, email);
    return false;
  }
  const failure = result.detail.slice(0, 500);
  const isFinal =
    result.reason === 'document' || result.reason === 'address' || isOld(email, Date.parse(tx.now));
  if (isFinal)
    tx.change('email', email, { status: 'failed', failure, next_attempt_at: null }, ['email.failed']);
  else {
    const pause = result.reason === 'quota' ? 24 * hourMs : hourMs;
    const next = new Date(Date.parse(tx.now) + pause).toISOString();
    const postponed = { status: 'queued', failure, next_attempt_at: next };
    tx.change('email', email, postponed, ['email.updated' satisfies EventType]);
  }
  return isFinal;
}

/** True for a mail that has waited for as long as one is tried. */
export function isOld({ created_at }: Email, nowMs: number): boolean {
  return nowMs - Date.parse(created_at) >= patienceMs;
}

function countMail(tx: Transaction, { resource_type: type, resource_id: id }: Email): void {
  const record = tx.find(type, id);
  if (record === null) return;
  tx.change(type, record, { last_emailed_at: tx.now, emails_count: (record.emails_count ?? 0) + 1 });
}
