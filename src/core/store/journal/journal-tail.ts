/** Finds the newest entry of the journal, the tail, and the row where the next one goes. */
import type { Cell } from '../../workspace.ts';
import { readWindow } from '../read/window.ts';
import { addGap, forgetGap, type Session } from '../session.ts';
import { decodeText } from '../row/text-cell.ts';
import { lostEntries, proveColumns } from './journal-columns.ts';
import { decodeIndex, type IndexedRecord, indexColumns, journalSheet, tailColumns } from './journal-entry.ts';
import { noteRecentKeys } from './recent-keys.ts';
import { marksIn, type RowMark, seriesIn } from './row-marks.ts';

export interface JournalTail {
  /** The newest transaction, 0 while there is none. */
  readonly transaction: number;
  /** The row of the newest entry. */
  readonly row: number;
  /** The time of the newest entry in milliseconds since the Unix epoch, 0 while there is none. */
  readonly atMs: number;
  /** True when the newest entry has the mark that its rows are written; the cache may know that earlier. */
  readonly isApplied: boolean;
  readonly series: Readonly<Record<string, number>>;
  /** The rows that the entries read have written, deleted or restored. */
  readonly marks: readonly RowMark[];
  /** The records of the tail; null when only the columns before `answer` were read. */
  readonly records: readonly IndexedRecord[] | null;
  /** The entries that were read, oldest first; the newest is the tail. */
  readonly recent: readonly TailEntry[];
  /** True when no older entry stands above them. */
  readonly isComplete: boolean;
  readonly appendRow: number;
  /** How many rows the grid has, when the read reached its end; otherwise null. */
  readonly gridRows: number | null;
}

export interface TailEntry {
  readonly row: number;
  readonly transaction: number;
  readonly atMs: number;
  /** The hashes of its requests' keys, as the cell has them. */
  readonly keys: string;
  /** The text of the cell, row marks and all. */
  readonly series: string;
}

// These rows hold one day's entries of a business that writes a hundred thousand invoices in three years and records
// a payment of each, so that their idempotency keys need no further read; and the entries written since the hint.
export const rowsAbove = 220;
const rowsBelow = 20;

/**
 * Reads the tail: one document call when the hint is good.
 * @throws Refusal workspace_misconfigured when entries are missing, or columns stand elsewhere
 */
export function readJournalTail(session: Session): JournalTail {
  const { hints, workspace } = session;
  const hinted = hints.journal === null ? null : readAround(session, hints.journal.row, tailColumns);
  // A session without a hint does not know whether the tail is written either, so it will need the tail's records.
  const tail =
    hinted ?? readAround(session, Math.max(1, workspace.document.lastContentRow(journalSheet)), indexColumns);
  const found =
    tail !== null && tail.transaction >= (hints.journal?.transaction ?? 0) ? tail : readWhole(session);
  noteMarks(session, found.marks);
  if (session.holdsLock) noteKeys(session, found);
  return found;
}

function noteKeys(session: Session, { recent, isComplete }: JournalTail): void {
  const { hints, workspace } = session;
  const keys = noteRecentKeys(hints.keys, recent, isComplete, workspace.clock.now());
  session.hints = { ...hints, keys };
}

// Corrects the gaps in the hints: the cache may have lost them, or a request may have overwritten them with older ones.
function noteMarks(session: Session, marks: readonly RowMark[]): void {
  for (const { kind, sheet, seq } of marks) {
    if (kind === 'deleted' && !session.hints.gaps[sheet]?.includes(seq)) addGap(session, sheet, seq);
    if (kind === 'restored') forgetGap(session, sheet, seq);
  }
}

// Returns null when these rows do not prove that they end with the newest entry.
function readAround(session: Session, row: number, columns: number): JournalTail | null {
  const first = Math.max(2, row - rowsAbove + 1);
  const window = readWindow(
    session.workspace.document,
    journalSheet,
    { first, last: row + rowsBelow },
    { column: 1, columns },
  );
  const filled = window.rows.filter(isEntry).length;
  const isAtTop = window.rows.slice(0, filled).every(isEntry);
  const reachesBlank = filled < window.rows.length || window.gridRows !== null;
  if (!isAtTop || !reachesBlank || (filled === 0 && row > 1)) return null;
  const entries = window.rows.slice(0, filled).map((cells, index) => readEntry(cells, first + index));
  if (!isChain(entries)) return null;
  return toTail(entries, window.rows[filled - 1], {
    isComplete: first === 2,
    appendRow: first + filled,
    gridRows: window.gridRows,
  });
}

// A person has sorted the journal: all entries are read, and put in order by their numbers.
function readWhole({ workspace, hints }: Session): JournalTail {
  const last = workspace.document.lastContentRow(journalSheet);
  const window = readWindow(
    workspace.document,
    journalSheet,
    // Reading one row more shows whether the grid has one.
    { first: 2, last: last + 1 },
    { column: 1, columns: tailColumns },
  );
  const rows = window.rows
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => isEntry(cells));
  rows.sort((a, b) => Number(a.cells[0]) - Number(b.cells[0]));
  const entries = rows.map(({ cells, row }) => readEntry(cells, row));
  const newest = entries[entries.length - 1]?.transaction ?? 0;
  const isUnreadable = newest === 0 && last > 1;
  if (isUnreadable || !isChain(entries) || newest < (hints.journal?.transaction ?? 0)) throw lostEntries();
  return toTail(entries, rows[rows.length - 1]?.cells, {
    isComplete: true,
    appendRow: last + 1,
    gridRows: window.gridRows,
  });
}

/** True for the cells of an entry: a person may have inserted blank rows. */
export function isEntry(cells: readonly Cell[]): boolean {
  return typeof cells[0] === 'number';
}

/** True for entries that follow each other without a gap. */
export function isChain(entries: readonly TailEntry[]): boolean {
  return entries.every(
    (entry, index) => index === 0 || entry.transaction === (entries[index - 1]?.transaction ?? 0) + 1,
  );
}

/**
 * Reads what the tail tells of an entry.
 * @param cells from the first column on; a series that was not read is blank
 * @throws Refusal workspace_misconfigured when a cell belongs to another column
 */
export function readEntry(cells: readonly Cell[], row: number): TailEntry {
  proveColumns(cells);
  return {
    row,
    transaction: Number(cells[0]),
    atMs: Date.parse(String(cells[1])),
    keys: String(cells[2]),
    series: decodeText(String(cells[6] ?? '')),
  };
}

function toTail(
  entries: readonly TailEntry[],
  newest: readonly Cell[] | undefined,
  place: Pick<JournalTail, 'isComplete' | 'appendRow' | 'gridRows'>,
): JournalTail {
  const last = entries[entries.length - 1];
  return {
    transaction: last?.transaction ?? 0,
    row: last?.row ?? 1,
    atMs: last?.atMs ?? 0,
    isApplied: newest === undefined || newest[4] !== '',
    series: seriesIn(last?.series ?? '{}'),
    marks: marksIn(entries),
    records: newest === undefined || newest.length < indexColumns ? null : decodeIndex(newest),
    recent: entries,
    ...place,
  };
}
