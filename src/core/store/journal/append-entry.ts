/** Appends an entry to the journal and confirms that it is there: this is the commit. */
import { busy, Refusal } from '../../errors/refusal.ts';
import type { Cell } from '../../workspace.ts';
import type { Session } from '../session.ts';
import { bufferCells, flushCells } from '../write/buffer-cells.ts';
import {
  encodeEntry,
  type JournalEntry,
  journalColumns,
  journalHeaders,
  journalSheet,
  markText,
} from './journal-entry.ts';
import type { JournalTail } from './journal-tail.ts';

// Growing is rare, and the nightly retention run removes the rows again.
const growth = 500;

/** The commit can neither be confirmed nor denied: the lock must stay until the execution ends. */
export class UnknownCommit extends Refusal {
  constructor() {
    super(
      'workspace_unavailable',
      'Google did not confirm the write. Repeat it with the same Idempotency-Key.',
      {
        retryAfterSeconds: 10,
      },
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
  bufferCells(session, journalSheet, { row: tail.appendRow, column: 1 }, [cells], formats);
  try {
    flushCells(session);
  } catch (_flushFailed) {
    confirm(session, tail.appendRow, entry.transaction);
  }
}

/** Buffers the mark that a transaction's rows are written. */
export function markApplied(session: Session, row: number, at: string): void {
  const column = journalHeaders.indexOf('applied') + 1;
  bufferCells(session, journalSheet, { row, column }, [[markText('applied', at)]], ['@']);
}

function makeRoom({ workspace }: Session, { appendRow, gridRows }: JournalTail, columns: number): void {
  if (gridRows !== null && appendRow > gridRows) workspace.document.addRows(journalSheet, growth);
  if (columns <= journalColumns) return;
  const lacking = columns - workspace.document.readRow(journalSheet, 1).length;
  if (lacking > 0) workspace.document.addColumns(journalSheet, lacking);
}

// The flush has thrown, but the entry may have been written all the same.
function confirm(session: Session, row: number, transaction: number): void {
  let found: Cell | undefined;
  try {
    flushCells(session);
    found = session.workspace.document.read(journalSheet, { row, column: 1, rows: 1, columns: 1 })[0]?.[0];
  } catch (_stillFailing) {
    throw new UnknownCommit();
  }
  if (found !== transaction) {
    throw busy('workspace_unavailable', 'Google refused the write. Nothing was changed; try again.', 5);
  }
}
