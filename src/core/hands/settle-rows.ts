/** Makes what a person has done to rows of a sheet of records changes of the workspace's own: one commit for all. */
import type { Resource } from '../schema/resource.ts';
import { isSame } from '../schema/canonical-json.ts';
import { bufferCells, flushCells } from '../store/buffered-writes.ts';
import { claimRow } from '../store/changes/adopt-row.ts';
import { openDraft } from '../store/draft.ts';
import { readJournalTail } from '../store/journal/journal-tail.ts';
import { pick, span } from '../store/layout.ts';
import { type ReadRow, readRecords } from '../store/read-records.ts';
import { redoTail } from '../store/redo.ts';
import { type Session, seenLayout } from '../store/session.ts';
import { cellFormat, recordTable } from '../store/table.ts';
import { commitDraft, noAttempt } from '../store/commit.ts';
import { readWindow } from '../store/window.ts';
import type { CellNote, Hand } from './hand.ts';
import { originals } from './originals.ts';
import { settleRow } from './settle-row.ts';
import type { TypingHabits } from './typed-cell.ts';

/** Rows of one sheet, both ends included. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

export interface Settled {
  /** How many records were made, changed or deleted. */
  readonly changes: number;
  readonly notes: readonly CellNote[];
  /** True when rows were left for another time. */
  readonly hasMore: boolean;
  /** True when a row of the range is blank: a record may have stood there. */
  readonly hasBlank: boolean;
}

// A commit of so many records is still one that a journal row holds and a flush writes in a few seconds.
const rowsPerCommit = 25;

/**
 * Settles rows, under the lock.
 * @param isLate asked between commits: true leaves the rest for the next sweep
 * @throws Refusal workspace_misconfigured, workspace_unavailable
 */
export function settleRows(
  session: Session,
  resources: readonly Resource[],
  resource: Resource,
  range: RowRange,
  habits: TypingHabits,
  isLate: () => boolean,
): Settled {
  const table = recordTable(resource);
  let tail = readJournalTail(session);
  // A row that the API has written half is not what a person left there.
  redoTail(session, tail, resources);
  // Rows stand where their columns say: the header is read before anything is trusted.
  const layout = seenLayout(session, table);
  const { rows } = readRecords(session, table, range.first, range.last);
  const isOriginal = originals(session, table, range, rows);
  const notes: CellNote[] = [];
  let changes = 0;
  let next = 0;
  let isMoved = false;
  while (next < rows.length && !isMoved && !(next > 0 && isLate())) {
    if (changes > 0) tail = readJournalTail(session);
    const draft = openDraft(session, tail);
    const hand: Hand = {
      session,
      resources,
      draft,
      table,
      layout,
      habits,
      isOriginal,
      notes,
      claimed: [],
      restored: [],
    };
    while (next < rows.length && draft.changes.length < rowsPerCommit) {
      settleRow(hand, rows[next] as ReadRow);
      next += 1;
    }
    isMoved = !writeBack(hand, rows);
    if (isMoved || draft.changes.length === 0) continue;
    commitDraft(session, tail, draft, noAttempt);
    changes += draft.changes.length;
  }
  return {
    changes,
    notes,
    hasMore: isMoved || next < rows.length,
    hasBlank: rows.length <= range.last - range.first,
  };
}

/**
 * Writes restored cells and claims before the commit, so that it can be done again.
 * @returns false when a person has moved these rows meanwhile: then nothing is written
 */
function writeBack(hand: Hand, rows: readonly ReadRow[]): boolean {
  const { session, table, layout, restored, claimed } = hand;
  const touched = [...restored, ...claimed].map(({ row }) => row);
  if (touched.length === 0) return true;
  // Nothing comes between this read and the flush: not even a look at the header.
  const area = span(layout);
  const first = Math.min(...touched);
  const now = readWindow(
    session.workspace.document,
    table.sheet,
    { first, last: Math.max(...touched) },
    area,
  );
  const isAsRead = touched.every((row) => {
    const after = pick(layout, area.column, now.rows[row - first] ?? []);
    return isSame(rows.find((one) => one.row === row)?.cells, after);
  });
  if (!isAsRead) return false;
  for (const { row, index, cell } of restored) {
    const column = table.columns[index];
    const format = column === undefined ? '@' : cellFormat(column);
    bufferCells(session, table.sheet, { row, column: layout[index] ?? 1 }, [[cell]], [format]);
  }
  for (const { row, id } of claimed) claimRow(session, { table, layout, id, row });
  flushCells(session);
  return true;
}
