/**
 * Sends the mails that wait. A mail is marked before it is sent, so that it is never sent twice: when an execution dies
 * between sending it and noting that, nobody knows whether it has gone, and the owner is told instead of the customer.
 */
import type { MailResult } from '../customer-mail.ts';
import { isTooLate, type Run } from '../events/dispatcher/run.ts';
import { leaseMs } from '../events/dispatcher/limits.ts';
import { printedResources } from '../documents/print/printed-resources.ts';
import { Refusal } from '../errors/refusal.ts';
import { emails } from '../resources/emails.ts';
import type { EventType, RecordTypes } from '../schema/record-types.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import type { Transaction } from '../schema/transaction.ts';
import { findById, findByText } from '../store/locate/find-record.ts';
import { readableRecord } from '../store/read/read-records.ts';
import type { Session } from '../store/session.ts';
import { recordTable } from '../store/table.ts';
import { unasked } from '../store/transaction/commit.ts';
import { transact } from '../store/transaction/transact.ts';
import { ServiceFailure } from '../workspace.ts';
import { mailMessage } from './mail-message.ts';

const hourMs = 3_600_000;

/** A mail is tried for three days. */
const patienceMs = 72 * hourMs;

type Email = RecordTypes['email'];

/** What came of a mail in this run. */
interface Sent {
  readonly email: Email;
  readonly result:
    | MailResult
    | { readonly kind: 'failure'; readonly reason: 'document'; readonly detail: string };
}

/**
 * Sends what is due: one search, and for each mail a commit before it is sent and one behind, which is that before the
 * next.
 * @returns when the next mail is due, milliseconds since the Unix epoch; null while none waits
 * @throws Refusal workspace_busy, workspace_misconfigured, ServiceFailure
 */
export function sendMails(run: Run): number | null {
  const { session, workspace } = run;
  const waiting = findWaiting(session);
  const nowMs = workspace.clock.now();
  for (const email of waiting.filter((one) => isLost(one, nowMs))) note(run, lostOutcome(email));
  const queued = waiting.filter(({ status }) => status === 'queued');
  const due = queued.filter(({ next_attempt_at }) => Date.parse(String(next_attempt_at)) <= nowMs);
  if (due.length > 0) sendDue(run, due);
  const later = findTimes(due.length > 0 ? findWaiting(session) : queued);
  return later.length === 0 ? null : Math.max(Math.min(...later), workspace.clock.now() + pauseMs);
}

// A mail that the day has no room for is looked at again after this pause, and not in each minute.
const pauseMs = 600_000;

function findTimes(waiting: readonly Email[]): number[] {
  return waiting.map(({ status, next_attempt_at, updated_at }) =>
    status === 'queued' ? Date.parse(String(next_attempt_at)) : Date.parse(updated_at) + leaseMs,
  );
}

function findWaiting(session: Session): Email[] {
  const rows = findByText(session, recordTable(emails), 'status', ['queued', 'sending']);
  return rows.flatMap(({ decoded }) => (decoded.ok ? [decoded.stored.record as Email] : []));
}

// Longer than any execution lasts, so whoever began it never comes to note it.
function isLost({ status, updated_at }: Email, nowMs: number): boolean {
  return status === 'sending' && Date.parse(updated_at) + leaseMs < nowMs;
}

function lostOutcome(email: Email): Sent {
  const detail =
    'The script was stopped while it was sending: the mail may have gone out. Ask, or send another.';
  return { email, result: { kind: 'failure', reason: 'document', detail } };
}

function sendDue(run: Run, due: readonly Email[]): void {
  let left = run.workspace.customerMail.recipientsLeft();
  let last: Sent | null = null;
  for (const email of due) {
    const size = email.to.length + email.cc.length;
    if (isTooLate(run)) break;
    // What a smaller mail needs may be left.
    if (size > left) continue;
    const begun: Email | null = step(run, last, email.id);
    last = begun === null ? null : attempt(run, begun);
    left -= size;
    const failed = last?.result.kind === 'failure' ? last.result.reason : null;
    if (failed === 'quota' || failed === 'permission') break;
  }
  if (last !== null) note(run, last);
}

function note(run: Run, sent: Sent): void {
  step(run, sent, null);
}

// One commit: it notes what came of the mail before, and begins the next.
function step(run: Run, last: Sent | null, next: string | null): Email | null {
  let begun: Email | null = null;
  let given: Sent | null = null;
  try {
    transact(run.session, unasked('schedule'), (tx) => {
      given = last !== null && noteOutcome(tx, last) ? last : null;
      begun = next === null ? null : begin(tx, next);
      if (tx.changes.length === 0) throw new NothingToCommit();
      return null;
    });
  } catch (error) {
    if (!(error instanceof NothingToCommit)) throw error;
  }
  if (given !== null) tellOwner(run, given);
  return begun;
}

/** What another run has done already makes no commit. */
class NothingToCommit extends Error {}

function begin(tx: Transaction, id: string): Email | null {
  const email = tx.find('email', id);
  if (email?.status !== 'queued') return null;
  return tx.change('email', email, {
    status: 'sending',
    attempts: email.attempts + 1,
    next_attempt_at: null,
  });
}

/** @returns true when the mail is given up */
function noteOutcome(tx: Transaction, { email: { id }, result }: Sent): boolean {
  const email = tx.find('email', id);
  if (email?.status !== 'sending') return false;
  if (result.kind === 'sent') {
    tx.change('email', email, { status: 'sent', sent_at: tx.now, failure: null }, ['email.sent']);
    countMail(tx, email);
    return false;
  }
  const failure = result.detail.slice(0, 500);
  const isFinal = result.reason === 'document' || result.reason === 'address' || isOld(email, tx.now);
  if (isFinal) tx.change('email', email, { status: 'failed', failure }, ['email.failed']);
  else {
    const pause = result.reason === 'quota' ? 24 * hourMs : hourMs;
    const next = new Date(Date.parse(tx.now) + pause).toISOString();
    const postponed = { status: 'queued', failure, next_attempt_at: next };
    tx.change('email', email, postponed, ['email.updated' satisfies EventType]);
  }
  return isFinal;
}

function isOld({ created_at }: Email, now: string): boolean {
  return Date.parse(now) - Date.parse(created_at) >= patienceMs;
}

function countMail(tx: Transaction, { resource_type: type, resource_id: id }: Email): void {
  const record = tx.find(type, id);
  if (record === null) return;
  tx.change(type, record, { last_emailed_at: tx.now, emails_count: (record.emails_count ?? 0) + 1 });
}

function attempt({ session, workspace }: Run, email: Email): Sent {
  const failed = (detail: string): Sent => ({
    email,
    result: { kind: 'failure', reason: 'document', detail },
  });
  try {
    const record = findDocument(session, email);
    const state = record === null ? 'was deleted' : stateOf(record);
    if (record === null || state !== null)
      return failed(`The ${email.resource_type.replace('_', ' ')} ${state}.`);
    return { email, result: workspace.customerMail.send(mailMessage(session, email, record)) };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    // The sheet may be readable again in an hour; a document that cannot be drawn stays so.
    const isPassing =
      error instanceof ServiceFailure || (error instanceof Refusal && error.code !== 'record_quarantined');
    return isPassing ? { email, result: { kind: 'failure', reason: 'unavailable', detail } } : failed(detail);
  }
}

function stateOf({ status }: JsonObject): string | null {
  return ['draft', 'void', 'canceled'].includes(String(status)) ? `is ${String(status)} by now` : null;
}

function findDocument(session: Session, { resource_id: id, resource_type: type }: Email): JsonObject | null {
  const resource = printedResources.find(({ object }) => object === type) as Resource;
  const row = findById(session, recordTable(resource), id);
  return row === null ? null : readableRecord(row).record;
}

function tellOwner({ workspace }: Run, { email, result }: Sent): void {
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
