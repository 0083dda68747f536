/** Looks at some rows of records without the lock, and takes the lock for those that are not as the API wrote them. */
import { isAsWritten, type ReadRow, readRecords } from '../../store/read/read-records.ts';
import { seenLayout } from '../../store/session.ts';
import type { AppliedEdits, Work, RowRange } from '../edit-run.ts';
import { writeNotes } from '../notes/cell-notes.ts';
import { applyRows } from '../rows/apply-in-slices.ts';
import { looksAtAllMax } from '../rows/apply-row-edits.ts';
import { isBehind } from '../rows/last-committed.ts';
import type { SheetSweep } from './sheet-sweep.ts';

export interface LookedAt {
  /** How many records were created or changed. */
  readonly changes: number;
  /** False when rows are left for another sweep. */
  readonly isDone: boolean;
  readonly rows: readonly ReadRow[];
}

// Nobody knows which rows a person has touched.
const nothingEdited: RowRange = { first: 0, last: -1 };

/** Looks at these rows: one document call, two for few rows, and more for each group of rows that a person has edited. */
export function lookAtRows(work: Work, sheet: SheetSweep, range: RowRange): LookedAt {
  const { session, resource, table, twice, newest } = sheet;
  const { rows } = readRecords(session, table, range.first, range.last);
  const hasFormula = findFormulas(work, sheet, range, rows);
  const isNews = (row: ReadRow): boolean =>
    !isAsWritten(row) || twice.has(row.id) || hasFormula(row) || isBehind(row, newest);
  const isOld = rows.some((row) => isBehind(row, newest));
  const onSlice = (applied: AppliedEdits): void =>
    writeNotes(work, resource.sheet, {
      ...applied,
      rows: applied.rows.filter(({ isChanged }) => isChanged),
    });
  const edit = { work, resource, edited: nothingEdited, isOld, onSlice };
  const { changes, left } = applyRows(edit, rows.filter(isNews));
  return { changes, isDone: left.length === 0 && !work.isLate(), rows };
}

// Reading formulas costs as much as reading values: in larger sheets only those of edited rows are read.
function findFormulas(
  { formulas }: Work,
  { session, table, ids }: SheetSweep,
  range: RowRange,
  rows: readonly ReadRow[],
): (row: ReadRow) => boolean {
  if (ids.length > looksAtAllMax || rows.length === 0) return () => false;
  const layout = seenLayout(session, table);
  const read = formulas(table.sheet, range);
  return ({ row }) => layout.some((column) => (read[row - range.first]?.[column - 1] ?? '') !== '');
}
