/** Appends an entry to the journal and confirms that it is there: this is the commit. */
import { busy, Refusal } from '../../errors/refusal.ts';
import type { Cell } from '../../workspace.ts';
import type { Session } from '../session.ts';
import { bufferCells, flushCells } from '../write/buffer-cells.ts';
import { encodeEntry, type JournalEntry, journalColumns, journalSheet } from './journal-entry.ts';
import type { JournalTail } from './journal-tail.ts';

// Growing is rare, and the nightly retention run removes the rows again.
const growth = 500;

/** The commit can neither be confirmed nor denied: the lock must stay until the execution ends. */
export class UnknownCommit extends Refusal {
  constructor() {
    super(
      'outcome_unknown',
      'Google did not confirm the write: it may be done. Repeat it with the same Idempotency-Key. If you sent none, look first: list by external_id, number or created_at.',
      { retryAfterSeconds: 10 },
    );
    this.name = 'UnknownCommit';
  }
}

/**
 * Writes the entry's row and flushes: after this the transaction has happened.
 * @throws Refusal workspace_unavailable when the row is not there, UnknownCommit when nobody can know whether it is
 */
export function appendEntry(session: Session, tail: JournalTail, entry: JournalEntry): void {
  const cells = encodeEntry(entry);
  makeRoom(session, tail, cells.length);
  const formats = cells.map((_, index) => (index === 0 ? '0' : '@'));
  try {
    bufferCells(session, journalSheet, { row: tail.appendRow, column: 1 }, [cells], formats);
    flushCells(session);
  } catch (_failed) {
    confirm(session, tail.appendRow, entry.transaction);
  }
}

/**
 * Takes back an entry whose rows cannot be written, before anybody was told of it; the session holds the lock still.
 * @throws UnknownCommit when nobody can know whether it is there
 */
export function takeBackEntry(session: Session, row: number, entry: JournalEntry): void {
  try {
    // A person who sorts the journal meanwhile puts another entry into the row.
    if (transactionAt(session, row) !== entry.transaction) throw new Error('The entry has moved.');
    const blank = encodeEntry(entry).map(() => '');
    bufferCells(session, journalSheet, { row, column: 1 }, [blank], null);
    flushCells(session);
  } catch (error) {
    session.workspace.log.error('entry_not_taken_back', { reason: String(error) });
    throw new UnknownCommit();
  }
}

function transactionAt({ workspace }: Session, row: number): Cell | undefined {
  return workspace.document.read(journalSheet, { row, column: 1, rows: 1, columns: 1 })[0]?.[0];
}

function makeRoom({ workspace }: Session, { appendRow, gridRows }: JournalTail, columns: number): void {
  if (gridRows !== null && appendRow > gridRows) workspace.document.addRows(journalSheet, growth);
  if (columns <= journalColumns) return;
  const lacking = columns - workspace.document.readRow(journalSheet, 1).length;
  if (lacking > 0) workspace.document.addColumns(journalSheet, lacking);
}

// A call has thrown, but the entry may have been buffered or written all the same.
function confirm(session: Session, row: number, transaction: number): void {
  let found: Cell | undefined;
  try {
    flushCells(session);
    found = transactionAt(session, row);
  } catch (_stillFailing) {
    throw new UnknownCommit();
  }
  if (found === transaction) return;
  // A person who sorts the journal meanwhile puts another entry into the row.
  if (found !== '') throw new UnknownCommit();
  throw busy('workspace_unavailable', 'Google refused the write. Nothing was changed; try again.', 5);
}
