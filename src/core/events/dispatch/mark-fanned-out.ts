/** Marks entries of the journal whose deliveries are written, and finds how far the marks go. */
import { bufferCells } from '../../store/write/buffer-cells.ts';
import { journalHeaders, journalSheet, markText } from '../../store/journal/journal-entry.ts';
import type { JournalTail } from '../../store/journal/journal-tail.ts';
import { firstRow } from '../../store/journal/read-entries.ts';
import type { Session } from '../../store/session.ts';
import { readWindow } from '../../store/read/window.ts';

const markColumn = journalHeaders.indexOf('fanned_out') + 1;

/** Buffers the mark in these rows, neighbours in one write. */
export function markFannedOut(session: Session, rows: readonly number[], at: string): void {
  const sorted = [...rows].sort((one, other) => one - other);
  let first = 0;
  for (const [index, row] of sorted.entries()) {
    if (sorted[index + 1] === row + 1) continue;
    const marks = sorted.slice(first, index + 1).map(() => [markText('fanned_out', at)]);
    bufferCells(session, journalSheet, { row: sorted[first] ?? row, column: markColumn }, marks, ['@']);
    first = index + 1;
  }
}

/** The transaction up to which every entry is marked, when the cache does not tell: two document calls. */
export function lastFannedOut({ workspace }: Session, tail: JournalTail): number {
  const rows = { first: firstRow, last: tail.appendRow - 1 };
  const read = (column: number) =>
    readWindow(workspace.document, journalSheet, rows, { column, columns: 1 }).rows.map(([cell]) => cell);
  const marks = read(markColumn);
  const unmarked = read(1).filter((cell, index) => typeof cell === 'number' && marks[index] === '');
  return unmarked.reduce<number>((first, cell) => Math.min(first, Number(cell) - 1), tail.transaction);
}
