import { noteGaps } from '../session.ts';
import { decodeText } from '../text-cell.ts';
import { readWindow } from '../window.ts';
import { proveColumns } from './column-forms.ts';
import { decodeIndex, indexColumns, journalSheet, tailColumns } from './journal-entry.ts';
import { lostEntries } from './lost-entries.ts';
import { marksIn, seriesIn } from './row-marks.ts';
// A day of a business that writes a hundred thousand invoices in three years, and books a payment of each: its
// idempotency keys need no further read. And what was written since the hint.
export const rowsAbove = 220;
const rowsBelow = 20;
/**
 * Reads the tail: one document call when the hint is good.
 * @throws Refusal workspace_misconfigured when entries are missing, or columns stand elsewhere
 */
export function readJournalTail(session) {
  const { hints, workspace } = session;
  const hinted = hints.journal === null ? null : readAround(session, hints.journal.row, tailColumns);
  // Whoever has no hint does not know either whether the tail is written, and will ask what it is about.
  const tail =
    hinted ?? readAround(session, Math.max(1, workspace.document.lastContentRow(journalSheet)), indexColumns);
  const found =
    tail !== null && tail.transaction >= (hints.journal?.transaction ?? 0) ? tail : readWhole(session);
  noteMarks(session, found.marks);
  return found;
}
// The cache may have forgotten, or have been told by somebody who did not know.
function noteMarks(session, marks) {
  for (const { kind, sheet, seq } of marks) {
    const gaps = session.hints.gaps[sheet] ?? [];
    const isGap = gaps.includes(seq);
    if (kind === 'deleted' && !isGap) noteGaps(session, sheet, [...gaps, seq]);
    if (kind === 'returned' && isGap)
      noteGaps(
        session,
        sheet,
        gaps.filter((gap) => gap !== seq),
      );
  }
}
// Null when these rows do not prove that they end with the newest entry.
function readAround(session, row, columns) {
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
// After a person's sort: every entry, put in order by its number.
function readWhole({ workspace, hints }) {
  const last = workspace.document.lastContentRow(journalSheet);
  const window = readWindow(
    workspace.document,
    journalSheet,
    // The row below tells whether there is one.
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
function isEntry(cells) {
  return typeof cells[0] === 'number';
}
function isChain(entries) {
  return entries.every(
    (entry, index) => index === 0 || entry.transaction === (entries[index - 1]?.transaction ?? 0) + 1,
  );
}
function readEntry(cells, row) {
  proveColumns(cells);
  return {
    row,
    transaction: Number(cells[0]),
    atMs: Date.parse(String(cells[1])),
    idempotencyKey: String(cells[2]),
    series: decodeText(String(cells[6])),
  };
}
function toTail(entries, newest, place) {
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
