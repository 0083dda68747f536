/** Marks entries of the journal whose rows are written. */
import type { Session } from '../session.ts';
import { bufferCells } from '../write/buffer-cells.ts';
import { journalHeaders, journalSheet, markText } from './journal-entry.ts';

/** Buffers the mark that a transaction's rows are written. */
export function markApplied(session: Session, row: number, at: string): void {
  const column = journalHeaders.indexOf('applied') + 1;
  bufferCells(session, journalSheet, { row, column }, [[markText('applied', at)]], ['@']);
}
