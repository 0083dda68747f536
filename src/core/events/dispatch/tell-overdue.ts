/** Tells of invoices whose due date has passed unpaid: once for each due date, whatever becomes of the run. */
import { isPayable } from '../../resources/invoices/transitions.ts';
import { invoices } from '../../resources/invoices.ts';
import type { JournalEntry, JournalRecord } from '../../store/journal/journal-entry.ts';
import { type JournalTail, readJournalTail } from '../../store/journal/journal-tail.ts';
import { readEntries } from '../../store/journal/read-entries.ts';
import { readVerifiedColumns } from '../../store/read/read-columns.ts';
import { recordTable } from '../../store/table.ts';
import { notIdempotent } from '../../store/commit.ts';
import { transact } from '../../store/transact.ts';
import { updateMemory } from './update-memory.ts';
import type { Memory, OverdueMark } from './memory.ts';
import { isOver, type Run } from './run.ts';

/** Told in one commit: each is read under the lock, for which the API's writers wait. */
const sliceSize = 5;

// Journal entries read in one call.
const chunkEntries = 200;

interface DueInvoice {
  readonly id: string;
  readonly dueDate: string;
}

/** Once a day; what a run does not finish, the next one goes on with. */
export function tellOverdue(run: Run, { overdue }: Memory): void {
  const { session } = run;
  const { today } = session;
  if (overdue?.day === today) return;
  const tail = readJournalTail(session);
  const found = overdue === null ? [] : findOverdue(run, tail, overdue);
  for (let start = 0; start < found.length; start += sliceSize) {
    if (isOver(run)) return;
    tellSlice(run, found.slice(start, start + sliceSize));
  }
  // Before the first search everything is as the owner knows it.
  const mark: OverdueMark = { day: today, transaction: tail.transaction };
  updateMemory(run, (memory) => ({ ...memory, overdue: mark }));
}

// Due since the last search, or given a due date since that had passed already; not those that an earlier run has told.
function findOverdue({ session }: Run, tail: JournalTail, last: OverdueMark): DueInvoice[] {
  const { told, changed } = readNews(session, tail, last.transaction);
  const read = readVerifiedColumns(session, recordTable(invoices), ['status', 'due_date']);
  return read.flatMap(({ id, record }) => {
    const dueDate = String(record.due_date ?? '');
    const isOverdue = dueDate !== '' && dueDate < session.today && isPayable(record.status);
    const isNew = dueDate >= last.day || changed.has(id);
    return isOverdue && isNew && !told.has(`${id} ${dueDate}`) ? [{ id, dueDate }] : [];
  });
}

interface News {
  /** Invoices of which was told, each with its due date. */
  readonly told: ReadonlySet<string>;
  /** Invoices that were issued, or whose due date was changed. */
  readonly changed: ReadonlySet<string>;
}

function readNews(session: Run['session'], tail: JournalTail, since: number): News {
  const entries: JournalEntry[] = [];
  for (let first = since + 1; first <= tail.transaction; first += chunkEntries) {
    const last = Math.min(tail.transaction, first + chunkEntries - 1);
    entries.push(...readEntries(session, tail, first, last));
  }
  const isInvoice = ({ object }: JournalRecord): boolean => object === invoices.object;
  const written = entries.flatMap(({ records }) => records).filter(isInvoice);
  const aboutOf = (wanted: string): JournalRecord[] =>
    entries.flatMap(({ events, records }) =>
      events.flatMap(({ type, record }) => (type === wanted ? (records[record] ?? []) : [])),
    );
  const dated = written.filter(
    ({ kind, changed }) =>
      ['created', 'returned'].includes(kind) || (kind === 'updated' && 'due_date' in changed),
  );
  return {
    told: new Set(aboutOf('invoice.overdue').map(({ id, text }) => `${id} ${dueDateIn(text)}`)),
    changed: new Set([...dated, ...aboutOf('invoice.finalized')].map(({ id }) => id)),
  };
}

function dueDateIn(text: string): string {
  return String((JSON.parse(text) as { due_date?: unknown }).due_date);
}

function tellSlice({ session }: Run, found: readonly DueInvoice[]): void {
  try {
    transact(session, notIdempotent, (tx) => {
      for (const { id, dueDate } of found) {
        const invoice = tx.find(invoices, id);
        // It may have been paid, or put off, since it was found.
        if (invoice === null || invoice.due_date !== dueDate || !isPayable(invoice.status)) continue;
        tx.recordEvent(invoices, invoice, 'invoice.overdue');
      }
      if (tx.changes.length === 0) throw new NothingToTell();
      return null;
    });
  } catch (error) {
    if (!(error instanceof NothingToTell)) throw error;
  }
}

/** A slice whose invoices have all been settled since they were found is no commit. */
class NothingToTell extends Error {}
