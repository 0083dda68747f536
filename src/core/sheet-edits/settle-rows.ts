/** Makes what a person has done to rows of a sheet of records changes of the workspace's own: one commit for all. */
import type { Resource } from '../schema/resource.ts';
import { isSame } from '../schema/canonical-json.ts';
import { bufferCells, flushCells } from '../store/write/buffer-cells.ts';
import { claimRow } from '../store/write/claim-row.ts';
import type { RecordChange } from '../store/write/record-change.ts';
import { beginTransaction } from '../store/begin-transaction.ts';
import { readJournalTail } from '../store/journal/journal-tail.ts';
import { pick, span } from '../store/layout.ts';
import { isAsWritten, type ReadRow, readRecords } from '../store/read/read-records.ts';
import { laterWrites } from '../store/journal/row-marks.ts';
import { redoTail } from '../store/redo-tail.ts';
import { noteGaps, type Session, seenLayout } from '../store/session.ts';
import { cellFormat, recordTable } from '../store/table.ts';
import { commitTransaction, notIdempotent } from '../store/commit.ts';
import { deletionsIn, readRecordedChanges, type RecordedChange } from '../store/journal/recorded-changes.ts';
import { readWindow } from '../store/read/window.ts';
import type { CellNote, Hand } from './hand.ts';
import { expectedIds } from './held-records.ts';
import { laterState } from './last-committed.ts';
import { originals } from './originals.ts';
import type { Population } from './population.ts';
import { restoreRow } from './restore-stale.ts';
import { settleRow } from './settle-row.ts';
import type { LookedAtRow } from './tell-notes.ts';
import { typedPercents } from './shown-percents.ts';
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
  /** The rows that were looked at, and are as they should be now unless there is a note. */
  readonly rows: readonly LookedAtRow[];
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
 * @param population what is known of these records, where that was compared; else the journal is asked for rows that
 * are thought to be gone
 * @throws Refusal workspace_misconfigured, workspace_unavailable
 */
export function settleRows(
  session: Session,
  resources: readonly Resource[],
  resource: Resource,
  range: RowRange,
  habits: TypingHabits,
  isLate: () => boolean,
  population?: Pick<Population, 'told' | 'wasDeleted'>,
): Settled {
  const table = recordTable(resource);
  let tail = readJournalTail(session);
  // A row that the API has written half is not what a person left there.
  redoTail(session, tail);
  // Rows stand where their columns say: the header is read before anything is trusted.
  const layout = seenLayout(session, table);
  const laterWrite = laterWrites(tail.marks);
  const read = (): readonly ReadRow[] => readRecords(session, table, range.first, range.last).rows;
  let rows = read();
  const isOriginal = originals(session, table, range, rows);
  const old = rows.filter((row) => laterWrite(row) > 0 && isAsWritten(row) && isOriginal(row.row, row.id));
  for (const row of old) restoreRow(session, resource, { ...row, transaction: laterWrite(row) });
  if (old.length > 0) rows = read();
  const percentsIn = typedPercents({ table, layout, range }, habits);
  const told = population?.told ?? toldOfOld(session, resource, rows, laterWrite);
  const deletions = deletionsIn(told);
  const isKnown = knownRecords(session, resource);
  const notes: CellNote[] = [];
  const lookedAt: LookedAtRow[] = [];
  let changes = 0;
  let next = 0;
  let isMoved = false;
  while (next < rows.length && !isMoved && !(next > 0 && isLate())) {
    if (changes > 0) tail = readJournalTail(session);
    const tx = beginTransaction(session, tail);
    const hand: Hand = {
      session,
      resources,
      tx,
      table,
      layout,
      habits,
      percentsIn,
      isOriginal,
      isKnown,
      wasDeleted: population?.wasDeleted ?? ((id) => deletions.has(id)),
      laterState: (id, rev) => laterState(session, resource, told, { id, rev }),
      notes,
      claimed: [],
      restored: [],
    };
    while (next < rows.length && tx.changes.length < rowsPerCommit) {
      const before = tx.changes.length;
      const read = rows[next] as ReadRow;
      settleRow(hand, read);
      lookedAt.push({ row: read.row, isChanged: tx.changes.length > before });
      next += 1;
    }
    isMoved = !writeBack(hand, rows);
    if (isMoved || tx.changes.length === 0) continue;
    commitTransaction(session, tail, tx, notIdempotent);
    forgetGaps(session, resource, tx.changes);
    changes += tx.changes.length;
  }
  return {
    changes,
    notes,
    rows: lookedAt,
    hasMore: isMoved || next < rows.length,
    hasBlank: rows.length <= range.last - range.first,
  };
}

// Read when a row asks first: hardly any does.
function knownRecords(session: Session, resource: Resource): (id: string) => boolean {
  let known: ReadonlySet<string> | null = null;
  return (id) => {
    known ??= new Set(expectedIds(session, resource));
    return known.has(id);
  };
}

// A gap in the sequence that is filled again tells that a row may have been brought back, and a later write that it is
// an old copy: only then is the journal read.
function toldOfOld(
  session: Session,
  resource: Resource,
  rows: readonly ReadRow[],
  laterWrite: (row: ReadRow) => number,
): readonly RecordedChange[] {
  const gaps = session.hints.gaps[resource.sheet] ?? [];
  const isOld = rows.some((row) => laterWrite(row) > 0 || (row.seq !== null && gaps.includes(row.seq)));
  return isOld ? readRecordedChanges(session, resource) : [];
}

function forgetGaps(session: Session, resource: Resource, changes: readonly RecordChange[]): void {
  const gaps = session.hints.gaps[resource.sheet] ?? [];
  const filled = changes.flatMap(({ kind, seq }) => (kind === 'returned' ? [seq] : []));
  if (filled.length > 0)
    noteGaps(
      session,
      resource.sheet,
      gaps.filter((gap) => !filled.includes(gap)),
    );
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
