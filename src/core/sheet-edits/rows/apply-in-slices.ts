/** Applies the edits in many rows of records a few at a time: the lock is free between two commits. */
import type { Resource } from '../../schema/resource.ts';
import { readNewest } from '../../store/page/newest-page.ts';
import { isAsWritten, type ReadRow, readRecords } from '../../store/read/read-records.ts';
import { startSession } from '../../store/start-session.ts';
import { recordTable } from '../../store/table.ts';
import {
  type AppliedEdits,
  type AppliedSlice,
  applyRange,
  type RowRange,
  rowsPerCommit,
  joined,
  runSlice,
  type EditWork,
} from '../edit-run.ts';
import { applyRowEdits, type RowsToApply } from './apply-row-edits.ts';
import { decisiveField } from './create-from-row.ts';
import { readColumn, readRowsAt } from './read-rows.ts';

// Rows that nobody has edited are only looked at: so many of them in one slice.
const rowsPerSlice = 200;

// Nobody sorts a sheet more often while a paste is taken over; the sweep looks at what is left then.
const searchesMax = 3;

/** An edit that is applied in slices. */
export interface SlicedEdit {
  readonly work: EditWork;
  readonly resource: Resource;
  /** The rows that the person has touched. */
  readonly edited: RowRange;
  /** Called after each slice. */
  readonly onSlice?: ((applied: AppliedEdits) => void) | undefined;
  readonly isOld?: RowsToApply['isOld'];
  readonly returned?: RowsToApply['returned'];
  /** True when another execution has left the edit: rows may stand elsewhere by now. */
  readonly isLeft?: boolean;
}

/**
 * Applies the edits in these rows. A row that a person moves meanwhile is found again by its id; one that has none, and
 * is to be a record, is found by that.
 */
export function applyRecordSlices(edit: SlicedEdit): AppliedEdits {
  const { work, resource, edited } = edit;
  const table = recordTable(resource);
  const applied = applyRange(work, edited, {
    sheet: table.sheet,
    atOnceMax: rowsPerCommit,
    applyAtOnce: (run) => applyRowEdits(run, resource, edited),
    find({ first, last }) {
      const session = startSession(work.workspace);
      // Without a hint the newest record would be looked for under the lock, among the ids of all rows.
      if (session.hints.tails[table.sheet] === undefined) readNewest(session, table, 1, null);
      const { rows } = readRecords(session, table, first, last);
      return { units: rows, notes: [], filled: rows.length };
    },
    apply: (rows) => applyRows(edit, rows),
  });
  if (!edit.isLeft) return applied;
  const seen = new Set(applied.rows.map(({ row }) => row));
  const typed = findAgain(edit, ['']).filter(({ row }) => !seen.has(row));
  return joined([applied, applyRows(edit, typed)], applied.hasBlank);
}

/**
 * Applies what people did in rows that were read without the lock.
 * @returns left are the rows that nobody has looked at
 */
export function applyRows(edit: SlicedEdit, rows: readonly ReadRow[]): AppliedSlice<ReadRow> {
  const { work, resource, edited, isOld = false, returned } = edit;
  const parts: AppliedEdits[] = [];
  let waiting = rows;
  let searches = 0;
  while (waiting.length > 0 && searches <= searchesMax) {
    if (work.isLate()) return { ...joined(parts), hasMore: true, left: waiting };
    const slice = nextSlice(waiting);
    const range = { first: slice[0]?.row ?? 2, last: slice[slice.length - 1]?.row ?? 1 };
    const isWanted = ({ row, id }: ReadRow): boolean => slice.some((one) => one.row === row && one.id === id);
    const applied = runSlice(work, (run) =>
      applyRowEdits(run, resource, range, { edited, isOld, returned, isWanted }),
    );
    parts.push(applied);
    edit.onSlice?.(applied);
    const seen = new Set([...applied.rows, ...applied.left].map(({ row }) => row));
    const lost = slice.filter(({ row }) => !seen.has(row));
    waiting = [...applied.left, ...waiting.slice(slice.length)];
    if (lost.length === 0 && applied.rows.length > 0) continue;
    searches += 1;
    waiting = findAgain(
      edit,
      [...lost, ...waiting].map(({ id }) => id),
    );
  }
  return { ...joined(parts), hasMore: false, left: waiting };
}

// As many as one commit takes; those that are as the API wrote them come along.
function nextSlice(waiting: readonly ReadRow[]): readonly ReadRow[] {
  const [{ row: first } = { row: 0 }] = waiting;
  let edited = 0;
  const end = waiting.findIndex((one) => {
    if (!isAsWritten(one)) edited += 1;
    return edited > rowsPerCommit || one.row < first || one.row - first >= rowsPerSlice;
  });
  return end < 0 ? waiting : waiting.slice(0, end);
}

// A row without an id that is to be a record is one of those that were pasted, wherever it stands.
function findAgain({ work, resource }: SlicedEdit, wanted: readonly string[]): readonly ReadRow[] {
  const session = startSession(work.workspace);
  const table = recordTable(resource);
  const decisive = table.columns.findIndex(({ key }) => key === decisiveField(resource));
  const ids = readColumn(session, table, table.idIndex);
  const names = readColumn(session, table, decisive);
  const wantedIds = new Set(wanted);
  const rows = ids.flatMap((id, index) => {
    const isReady = id !== '' || (names[index] ?? '') !== '';
    return isReady && wantedIds.has(id) ? [index + 2] : [];
  });
  return readRowsAt(session, table, rows);
}
