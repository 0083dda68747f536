/** Invariants of mails: none goes out twice, each comes to an end, and what the sheets say of it is true. */
import type { JournalEntry } from '../../../src/core/store/journal/journal-entry.ts';
import { localOwner } from '../../../src/local/runtime/local-workspace.ts';
import { type RunHistory, parsedRecord, type RecordState } from '../oracle/run-history.ts';
import { waitingMails } from '../world/billing-sheets.ts';
import type { Invariant } from './invariant.ts';

/** A mail as its record says it, whose subject is its own. */
interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly status: unknown;
  readonly attempts: unknown;
  readonly resource: string;
}

/**
 * Each mail is in the mailboxes at most once, whatever dies or fails; one that is sent is there, and one that nobody has
 * begun to send is not.
 */
export const mailsSentOnce: Invariant = {
  name: 'a mail is sent once',
  check(run) {
    const live = mailsIn(run.journal);
    const test = mailsIn(run.testJournal).map((mail) => ({ ...mail, subject: `TEST ${mail.subject}` }));
    const known = new Set([...live, ...test].map(({ subject }) => subject));
    const told = new Map(live.map(({ id }) => [id, eventsOf(run, id)]));
    return [
      ...customerMails(run)
        .filter((subject) => !known.has(subject))
        .map((subject) => `"${subject}" was sent, and no mail is called so`),
      ...[...live, ...test].flatMap((mail) => sentFaults(run, mail)),
      ...live.flatMap(({ id, status }) => {
        const events = told.get(id) ?? 0;
        return events === (status === 'sent' ? 1 : 0) ? [] : [`${id} is ${status} with ${events} email.sent`];
      }),
    ];
  },
};

function sentFaults(run: RunHistory, { id, subject, status, attempts }: Mail): string[] {
  const sent = customerMails(run).filter((one) => one === subject).length;
  const isUntried = status === 'canceled' || (status === 'queued' && attempts === 0);
  const isRight = sent <= 1 && (status !== 'sent' || sent === 1) && (!isUntried || sent === 0);
  return isRight ? [] : [`${id} is ${String(status)} and was sent ${sent} times`];
}

/** At the end no mail waits any more, and each document counts those that were sent. */
export const mailsEnd: Invariant = {
  name: 'mails come to an end',
  check(run) {
    const { finalReads, world } = run;
    const waiting = waitingMails(world).filter((id) => !world.deletedIds.has(id));
    return [
      ...(finalReads.isDispatched ? waiting.map((id) => `${id} still waits at the end`) : []),
      ...countFaults(run),
    ];
  },
};

// What was sent counts, also when a person has deleted the row of the mail since.
function countFaults(run: RunHistory): string[] {
  const sent = mailsIn(run.journal).filter(({ status }) => status === 'sent');
  return [...run.last].flatMap(([id, { record }]) => {
    if (record.kind === 'deleted') return [];
    const { emails_count: counted } = parsedRecord(record);
    const own = sent.filter(({ resource }) => resource === id).length;
    return counted === undefined || counted === own ? [] : [`${id} counts ${counted} mails and has ${own}`];
  });
}

function customerMails({ world }: RunHistory): string[] {
  return world.emulator.world.mailbox
    .filter(({ to, subject }) => to !== localOwner || subject.startsWith('TEST '))
    .map(({ subject }) => subject);
}

/** The mails of a journal, each in its last state before it was deleted. */
function mailsIn(journal: readonly JournalEntry[]): Mail[] {
  const states = new Map<string, RecordState>();
  for (const { records } of journal)
    for (const record of records)
      if (record.object === 'email' && record.kind !== 'deleted' && record.kind !== 'recorded')
        states.set(record.id, parsedRecord(record));
  return [...states].map(([id, { subject, status, attempts, resource_id: resource }]) => ({
    id,
    subject: String(subject),
    status,
    attempts,
    resource: String(resource),
  }));
}

function eventsOf({ journal }: RunHistory, id: string): number {
  return journal.flatMap(({ events, records }) =>
    events.filter(({ type, record }) => type === 'email.sent' && records[record]?.id === id),
  ).length;
}
