/** Marks each invoice whose due date has passed unpaid, and records an event of it: once for each due date. */
import { isOwed } from '../resources/invoices/overdue-word.ts';
import { isPayable } from '../resources/invoices/transitions.ts';
import { invoices } from '../resources/invoices.ts';
import type { JsonObject } from '../schema/represent.ts';
import { mayAll, type Transaction } from '../schema/transaction.ts';
import { unasked } from '../store/transaction/commit.ts';
import type { JournalEntry, JournalRecord } from '../store/journal/journal-entry.ts';
import { type JournalTail, readJournalTail } from '../store/journal/journal-tail.ts';
import { readEntries } from '../store/journal/read-entries.ts';
import { readVerifiedColumns } from '../store/read/read-columns.ts';
import type { Session } from '../store/session.ts';
import { recordTable } from '../store/table.ts';
import { transact } from '../store/transaction/transact.ts';
import type { JobMark } from '../events/dispatcher/persisted-state.ts';
import type { Job, JobRun } from './trigger-minute.ts';

/** The number of invoices in one commit: each is read under the lock, for which the API's writers wait. */
const sliceSize = 5;

// Journal entries read in one call.
const chunkEntries = 200;

/** A run that dies leaves its mark unwritten; the next one finds in the journal which events were committed. */
export const overdue: Job = {
  name: 'overdue',
  run(run, last) {
    const { session } = run;
    const tail = readJournalTail(session);
    const found = findOverdue(session, tail, last);
    for (let start = 0; start < found.length; start += sliceSize) {
      if (run.isOver()) return null;
      recordSlice(run, found.slice(start, start + sliceSize));
    }
    return { day: session.today, transaction: tail.transaction };
  },
};

interface DueInvoice {
  readonly id: string;
  readonly dueDate: string;
  /** False for one that is only marked. */
  readonly isNew: boolean;
}

// New are the invoices that became due since the last search, and those that were given a past due date since, without
// those whose event an earlier run has recorded. The first search finds nothing new, because the owner knows the invoices
// that are overdue by then. Others are marked whose cell has no word yet.
function findOverdue(session: Session, tail: JournalTail, last: JobMark | null): DueInvoice[] {
  const { recorded, changed } = last === null ? nothing : readChanges(session, tail, last.transaction);
  const read = readVerifiedColumns(session, recordTable(invoices), ['status', 'due_date', 'overdue_on']);
  return read.flatMap(({ id, record }) => {
    const dueDate = String(record.due_date ?? '');
    const isOverdue = dueDate !== '' && dueDate < session.today && isPayable(record.status);
    if (!isOverdue) return [];
    const isLater = last !== null && (dueDate >= last.day || changed.has(id));
    const isNew = isLater && !recorded.has(`${id} ${dueDate}`);
    return isNew || 'overdue_on' in record ? [{ id, dueDate, isNew }] : [];
  });
}

const nothing: InvoiceChanges = { recorded: new Set(), changed: new Set() };

interface InvoiceChanges {
  /** Invoices with an overdue event, each with the due date of that event. */
  readonly recorded: ReadonlySet<string>;
  /** Invoices that were issued, or whose due date was changed. */
  readonly changed: ReadonlySet<string>;
}

function readChanges(session: Session, tail: JournalTail, since: number): InvoiceChanges {
  const entries: JournalEntry[] = [];
  for (let first = since + 1; first <= tail.transaction; first += chunkEntries) {
    const last = Math.min(tail.transaction, first + chunkEntries - 1);
    entries.push(...readEntries(session, tail, first, last));
  }
  const isInvoice = ({ object }: JournalRecord): boolean => object === invoices.object;
  const written = entries.flatMap(({ records }) => records).filter(isInvoice);
  const recordsOf = (wanted: string): JournalRecord[] =>
    entries.flatMap(({ events, records }) =>
      events.flatMap(({ type, record }) => (type === wanted ? (records[record] ?? []) : [])),
    );
  const dated = written.filter(
    ({ kind, changed }) =>
      ['created', 'restored'].includes(kind) || (kind === 'updated' && 'due_date' in changed),
  );
  return {
    recorded: new Set(recordsOf('invoice.overdue').map(({ id, text }) => `${id} ${dueDateIn(text)}`)),
    changed: new Set([...dated, ...recordsOf('invoice.finalized')].map(({ id }) => id)),
  };
}

function dueDateIn(text: string): string {
  return String((JSON.parse(text) as { due_date?: unknown }).due_date);
}

function recordSlice({ session }: JobRun, found: readonly DueInvoice[]): void {
  try {
    transact(session, {
      attempt: unasked('schedule'),
      may: mayAll,
      decide: (tx) => {
        for (const { id, dueDate, isNew } of found) {
          const invoice = tx.find(invoices, id);
          // A caller may have recorded a payment of the invoice, or changed its due date, since it was found.
          if (invoice === null || invoice.due_date !== dueDate || !isPayable(invoice.status)) continue;
          mark(tx, invoice, isNew);
        }
        if (tx.changes.length === 0) throw new NothingToRecord();
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof NothingToRecord)) throw error;
  }
}

function mark(tx: Transaction, invoice: JsonObject, isNew: boolean): void {
  const { due_date, overdue_on } = invoice;
  if (overdue_on !== due_date && isOwed(invoice))
    tx.change(invoices, invoice, { overdue_on: due_date }, isNew ? ['invoice.overdue'] : []);
  else if (isNew) tx.recordEvent(invoices, invoice, 'invoice.overdue');
}

/** A slice whose invoices have all been paid or changed since they were found makes no commit. */
class NothingToRecord extends Error {}
