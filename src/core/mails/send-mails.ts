/**
 * Sends the mails that wait. A mail is marked before it is sent, so that it is never sent twice: when an execution dies
 * between sending it and noting that, nobody knows whether it has gone, and the owner is told instead of the customer.
 */
import type { MailResult } from '../customer-mail.ts';
import { isTooLate, type Run } from '../events/dispatcher/run.ts';
import { leaseMs } from '../events/dispatcher/limits.ts';
import { printedResources } from '../documents/print/printed-resources.ts';
import { errorTable } from '../errors/error-table.ts';
import { Refusal } from '../errors/refusal.ts';
import { emails } from '../resources/emails.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import { findById, findByText } from '../store/locate/find-record.ts';
import { readableRecord } from '../store/read/read-records.ts';
import type { Session } from '../store/session.ts';
import { recordTable } from '../store/table.ts';
import { unasked } from '../store/transaction/commit.ts';
import { mayAll } from '../schema/transaction.ts';
import { transact } from '../store/transaction/transact.ts';
import { ServiceFailure } from '../workspace.ts';
import { isMailable } from './is-mailable.ts';
import { mailMessage } from './mail-message.ts';
import { beginMail, type Email, givenUp, isOld, noteOutcome, type MailOutcome } from './mail-outcome.ts';
import { tellOwner } from './tell-owner.ts';

const hourMs = 3_600_000;

/**
 * Sends what is due: one search, and for each mail a commit before it is sent and one behind, which is that before the
 * next.
 * @returns when mails are to be looked for next, milliseconds since the Unix epoch
 * @throws Refusal workspace_busy, workspace_misconfigured, ServiceFailure
 */
export function sendMails(run: Run): number {
  const { session, workspace } = run;
  const waiting = findWaiting(session);
  const nowMs = workspace.clock.now();
  for (const email of waiting.filter((one) => isLost(one, nowMs)))
    note(run, givenUp(email, 'sending', lostWords));
  const due = waiting.filter((one) => one.status === 'queued' && timeOf(one) <= nowMs);
  const isCutOff = due.length > 0 && sendDue(run, due);
  const endMs = workspace.clock.now();
  if (isCutOff) return endMs;
  const times = (due.length > 0 ? findWaiting(session) : waiting).map(timeOf);
  return Math.min(endMs + lookMs, ...times.map((timeMs) => (timeMs > endMs ? timeMs : endMs + pauseMs)));
}

// A mail that the day has no room for is looked at again after this pause, and not in each minute.
const pauseMs = 600_000;

// Mails are looked for that often in any case: a cell that a person has changed, or a state of the cache that is older
// than it should be, may hide one for a while.
const lookMs = hourMs;

function timeOf({ status, next_attempt_at, updated_at }: Email): number {
  return status === 'queued' ? Date.parse(String(next_attempt_at)) : Date.parse(updated_at) + leaseMs;
}

function findWaiting(session: Session): Email[] {
  const rows = findByText(session, recordTable(emails), 'status', ['queued', 'sending']);
  return rows.flatMap(({ decoded }) => (decoded.ok ? [decoded.stored.record as Email] : []));
}

// Longer than any execution lasts, so whoever began it never comes to note it.
function isLost(email: Email, nowMs: number): boolean {
  return email.status === 'sending' && timeOf(email) < nowMs;
}

const lostWords =
  'The script was stopped while it was sending: the mail may have gone out. Ask, or send another.';
const unclearWords =
  'Google’s service failed while it was sending: the mail may have gone out. Ask, or send another.';
const fullWords =
  'For three days your account had no room for it: the recipients of each day were used up, or mails were not allowed.';

/** @returns true when time was up before all of them were looked at */
function sendDue(run: Run, due: readonly Email[]): boolean {
  let left = recipientsLeft(run) ?? 0;
  let last: MailOutcome | null = null;
  let isCutOff = false;
  for (const email of due) {
    isCutOff = isTooLate(run);
    if (isCutOff) break;
    // What a smaller mail needs may be left.
    if (email.to.length + email.cc.length > left) {
      if (isOld(email, run.workspace.clock.now())) note(run, givenUp(email, 'queued', fullWords));
      continue;
    }
    const begun: Email | null = step(run, last, email.id);
    last = begun === null ? null : attempt(run, begun, left);
    if (last === null) continue;
    const failed = last.result.kind === 'failure' ? last.result.reason : null;
    if (failed === 'quota' || failed === 'permission') break;
    left = recipientsLeft(run) ?? 0;
  }
  if (last !== null) note(run, last);
  return isCutOff;
}

// Without the owner's permission Google does not say. Mails wait then, and the daily jobs go on.
function recipientsLeft({ workspace: { customerMail, log } }: Run): number | null {
  try {
    return customerMail.recipientsLeft();
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    log.error('recipients_not_counted', { reason: error.message });
    return null;
  }
}

function note(run: Run, sent: MailOutcome): void {
  step(run, sent, null);
}

// One commit: it notes what came of the mail before, and begins the next.
function step(run: Run, last: MailOutcome | null, next: string | null): Email | null {
  let begun: Email | null = null;
  let given: MailOutcome | null = null;
  const commit = (): unknown =>
    transact(run.session, {
      attempt: unasked('schedule'),
      may: mayAll,
      decide: (tx) => {
        given = last !== null && noteOutcome(tx, last) ? last : null;
        begun = next === null ? null : beginMail(tx, next);
        if (tx.changes.length === 0) throw new NothingToCommit();
        return null;
      },
    });
  try {
    onceAgain(commit);
  } catch (error) {
    if (!(error instanceof NothingToCommit)) throw error;
  }
  if (given !== null) tellOwner(run.workspace, given);
  return begun;
}

// A mail that has gone out and cannot be noted would be taken for one that may have gone out.
function onceAgain(commit: () => unknown): void {
  try {
    commit();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'workspace_busy') throw error;
    commit();
  }
}

/** What another run has done already makes no commit. */
class NothingToCommit extends Error {}

/** @param left how many more recipients the day has */
function attempt(run: Run, email: Email, left: number): MailOutcome {
  const { session, workspace } = run;
  const failed = (detail: string): MailOutcome => givenUp(email, 'sending', detail);
  try {
    const record = findDocument(session, email);
    if (record === null) return failed('The document was deleted.');
    if (!isMailable(record)) return failed(`The document is ${String(record.status)} by now.`);
    const result = workspace.customerMail.send(mailMessage(session, email, record));
    return mayBeOut(run, result, left) ? failed(unclearWords) : { email, from: 'sending', result };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    // The sheet may be readable again in an hour; a document that cannot be drawn stays so.
    const isPassing =
      error instanceof ServiceFailure || (error instanceof Refusal && errorTable[error.code] >= 500);
    return isPassing
      ? { email, from: 'sending', result: { kind: 'failure', reason: 'unavailable', detail } }
      : failed(detail);
  }
}

// A call that fails may have been carried out. Google counts the recipients of what it takes: only while their number is
// what it was before is a mail tried again.
function mayBeOut(run: Run, result: MailResult, left: number): boolean {
  return result.kind === 'failure' && result.reason === 'unavailable' && recipientsLeft(run) !== left;
}

function findDocument(session: Session, { resource_id: id, resource_type: type }: Email): JsonObject | null {
  const resource = printedResources.find(({ object }) => object === type) as Resource;
  const row = findById(session, recordTable(resource), id);
  return row === null ? null : readableRecord(row).record;
}
