/** Applies the edits in many rows of records a few at a time: the lock is free between two commits. */
import type { Resource } from '../../schema/resource.ts';
import { isAsWritten, type ReadRow, readRecords } from '../../store/read/read-records.ts';
import { startSession } from '../../store/start-session.ts';
import { recordTable } from '../../store/table.ts';
import {
  type AppliedEdits,
  type AppliedSlice,
  type EditedWorkbook,
  isLong,
  type RowRange,
  rowsPerCommit,
  joined,
  runSlice,
} from '../edit-run.ts';
import { applyRowEdits, type RowsToApply } from './apply-row-edits.ts';
import { decisiveField } from './create-from-row.ts';
import { readColumn, readRowsAt } from './read-rows.ts';

// Rows that nobody has edited are only looked at: so many of them in one slice.
const rowsPerSlice = 200;
const rowsPerRead = 500;

// Nobody sorts a sheet more often while a paste is taken over; the sweep looks at what is left then.
const searchesMax = 3;

/** Rows whose edits are applied in slices. */
interface SlicedRows {
  readonly workbook: EditedWorkbook;
  readonly resource: Resource;
  /** The rows that the person has touched. */
  readonly edited: RowRange;
  readonly isLate: () => boolean;
  /** Called after each slice. */
  readonly onSlice?: ((applied: AppliedEdits) => void) | undefined;
  readonly isOld?: RowsToApply['isOld'];
}

/** An edit that is applied in slices. */
export interface SlicedEdit extends SlicedRows {
  /** True when another execution has left the edit: rows may stand elsewhere by now. */
  readonly isLeft: boolean;
}

/** A row that is to be looked at, as it was read without the lock. */
interface WaitingRow {
  readonly row: number;
  readonly id: string;
  readonly isAsWritten: boolean;
}

/**
 * Applies the edits in these rows. A row that a person moves meanwhile is found again by its id; one that has none, and
 * is to be a record, is found by that.
 */
export function applyRecordSlices(edit: SlicedEdit): AppliedEdits {
  const { workbook, resource, edited, isLate } = edit;
  if (!isLong(edited) && !edit.isLeft) {
    // The usual edit is one slice: its rows are read under the lock alone.
    const applied = runSlice(workbook, isLate, true, (run) => applyRowEdits(run, resource, edited));
    const rest = applyWaiting(edit, applied.left.map(toWaiting), false);
    return { ...joined([applied, rest], applied.hasBlank), hasMore: rest.hasMore };
  }
  const last = Math.min(edited.last, workbook.workspace.document.lastContentRow(resource.sheet));
  const parts: AppliedEdits[] = [];
  let filled = 0;
  const apply = (waiting: readonly WaitingRow[]): boolean => {
    const applied = applyWaiting(edit, waiting, parts.length === 0);
    parts.push(applied);
    return applied.hasMore;
  };
  for (let first = edited.first; first <= last; first += rowsPerRead) {
    const waiting = readWaiting(edit, { first, last: Math.min(last, first + rowsPerRead - 1) });
    filled += waiting.length;
    if (apply(waiting)) break;
  }
  if (edit.isLeft)
    apply(findWaiting(edit, [''], new Set(parts.flatMap(({ rows }) => rows.map(({ row }) => row)))));
  return joined(parts, filled <= edited.last - edited.first);
}

/**
 * Applies what people did in rows that were read without the lock.
 * @param isFirst false behind another slice
 * @returns left are the rows that nobody has looked at
 */
export function applyRows(
  edit: SlicedRows,
  rows: readonly ReadRow[],
  isFirst: boolean,
): AppliedSlice<WaitingRow> {
  return applyWaiting(edit, rows.map(toWaiting), isFirst);
}

function applyWaiting(
  edit: SlicedRows,
  rows: readonly WaitingRow[],
  isFirst: boolean,
): AppliedSlice<WaitingRow> {
  const { workbook, resource, edited, isLate, isOld = false } = edit;
  const parts: AppliedEdits[] = [];
  let waiting = rows;
  let searches = 0;
  while (waiting.length > 0 && searches <= searchesMax) {
    if (isLate()) return { ...joined(parts), hasMore: true, left: waiting };
    const slice = nextSlice(waiting);
    const applied = runSlice(workbook, isLate, isFirst && parts.length === 0, (run) =>
      applyRowEdits(run, resource, rangeOf(slice), {
        edited,
        isOld,
        isWanted: ({ row, id }) => slice.some((one) => one.row === row && one.id === id),
      }),
    );
    parts.push(applied);
    edit.onSlice?.(applied);
    const left = applied.left.map(toWaiting);
    const seen = new Set([...applied.rows, ...left].map(({ row }) => row));
    const lost = slice.filter(({ row }) => !seen.has(row));
    waiting = [...left, ...waiting.slice(slice.length)];
    if (lost.length === 0 && applied.rows.length > 0) continue;
    searches += 1;
    const ids = [...lost, ...waiting].map(({ id }) => id);
    waiting = findWaiting(edit, ids, new Set());
  }
  return { ...joined(parts), hasMore: false, left: waiting };
}

function toWaiting(read: ReadRow): WaitingRow {
  return { row: read.row, id: read.id, isAsWritten: isAsWritten(read) };
}

function readWaiting({ workbook, resource }: SlicedEdit, { first, last }: RowRange): WaitingRow[] {
  const session = startSession(workbook.workspace);
  return readRecords(session, recordTable(resource), first, last).rows.map(toWaiting);
}

// As many as one commit takes; those that are as the API wrote them come along.
function nextSlice(waiting: readonly WaitingRow[]): readonly WaitingRow[] {
  const [{ row: first } = { row: 0 }] = waiting;
  let edited = 0;
  const end = waiting.findIndex((one) => {
    if (!one.isAsWritten) edited += 1;
    return edited > rowsPerCommit || one.row < first || one.row - first >= rowsPerSlice;
  });
  return end < 0 ? waiting : waiting.slice(0, end);
}

function rangeOf(rows: readonly WaitingRow[]): RowRange {
  return { first: rows[0]?.row ?? 2, last: rows[rows.length - 1]?.row ?? 1 };
}

// A row without an id that is to be a record is one of those that were pasted, wherever it stands.
function findWaiting(
  { workbook, resource }: SlicedRows,
  wanted: readonly string[],
  seen: ReadonlySet<number>,
): WaitingRow[] {
  const session = startSession(workbook.workspace);
  const table = recordTable(resource);
  const decisive = table.columns.findIndex(({ key }) => key === decisiveField(resource));
  const ids = readColumn(session, table, table.idIndex);
  const names = readColumn(session, table, decisive);
  const wantedIds = new Set(wanted);
  const rows = ids.flatMap((id, index) => {
    const isReady = id !== '' || (names[index] ?? '') !== '';
    return isReady && wantedIds.has(String(id)) && !seen.has(index + 2) ? [index + 2] : [];
  });
  return readRowsAt(session, table, rows).map(toWaiting);
}
