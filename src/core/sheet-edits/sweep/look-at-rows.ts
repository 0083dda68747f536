/** Looks at some rows of records without the lock, and takes the lock for those that are not as the API wrote them. */
import { isAsWritten, type ReadRow, readRecords } from '../../store/read/read-records.ts';
import { seenLayout } from '../../store/session.ts';
import { type EditedWorkbook, type RowRange, rowsPerCommit, runSlice } from '../edit-run.ts';
import { writeNotes } from '../notes/cell-notes.ts';
import { applyRowEdits, looksAtAllMax } from '../rows/apply-row-edits.ts';
import { isOld, restoreOldRows } from '../rows/restore-old-rows.ts';
import type { SheetSweep } from './sheet-sweep.ts';

export interface LookedAt {
  /** How many records were created or changed. */
  readonly changes: number;
  /** False when rows are left for another sweep. */
  readonly isDone: boolean;
  readonly rows: readonly ReadRow[];
}

// A step under the lock reads no more rows than it can in 0.1 s.
const spanMax = 250;
// A person who keeps moving the rows is left alone until the next sweep, after so many attempts that got no further.
const attemptsMax = 3;

// Nobody knows which rows a person has touched.
const nothingEdited: RowRange = { first: 0, last: -1 };

/** Looks at these rows: one document call, two for few rows, and more for each group of rows that a person has edited. */
export function lookAtRows(
  workbook: EditedWorkbook,
  sheet: SheetSweep,
  range: RowRange,
  isLate: () => boolean,
): LookedAt {
  const { session, resource, table, twice, newest } = sheet;
  const { rows } = readRecords(session, table, range.first, range.last);
  const hasFormula = findFormulas(workbook, sheet, range, rows);
  const isNews = (row: ReadRow): boolean => !isAsWritten(row) || twice.has(row.id) || hasFormula(row);
  const places = (found: readonly ReadRow[]): number[] => found.map(({ row }) => row);
  let changes = 0;
  let isDone = true;
  for (const group of groupsOf(places(rows.filter(isNews)))) {
    let left: RowRange | null = group;
    for (let vain = 0; left !== null && vain < attemptsMax && !isLate(); ) {
      const range: RowRange = left;
      const applied = runSlice(workbook, isLate, false, (run) =>
        applyRowEdits(run, resource, range, { edited: nothingEdited }),
      );
      const news = applied.rows.filter(({ isChanged }) => isChanged);
      writeNotes(workbook, resource.sheet, { ...applied, rows: news });
      changes += applied.changes;
      const [next] = applied.left;
      left = next === undefined ? null : { first: next.row, last: range.last };
      // A slice may have had time for a few rows only.
      vain = left?.first === range.first && applied.changes === 0 ? vain + 1 : 0;
    }
    isDone &&= left === null;
  }
  const old = places(rows.filter((row) => !isNews(row) && isOld(row, newest)));
  for (let start = 0; start < old.length && !isLate(); start += rowsPerCommit)
    changes += runSlice(workbook, isLate, false, (run) =>
      restoreOldRows(run.session, resource, old.slice(start, start + rowsPerCommit)),
    );
  return { changes, isDone: isDone && !isLate(), rows };
}

// Reading formulas costs as much as reading values: in larger sheets only those of edited rows are read.
function findFormulas(
  { formulas }: EditedWorkbook,
  { session, table, ids }: SheetSweep,
  range: RowRange,
  rows: readonly ReadRow[],
): (row: ReadRow) => boolean {
  if (ids.length > looksAtAllMax || rows.length === 0) return () => false;
  const layout = seenLayout(session, table);
  const read = formulas(table.sheet, range);
  return ({ row }) => layout.some((column) => (read[row - range.first]?.[column - 1] ?? '') !== '');
}

function groupsOf(rows: readonly number[]): RowRange[] {
  const groups: { first: number; last: number; count: number }[] = [];
  for (const row of rows) {
    const open = groups[groups.length - 1];
    if (open !== undefined && open.count < rowsPerCommit && row - open.first < spanMax) {
      open.last = row;
      open.count += 1;
    } else groups.push({ first: row, last: row, count: 1 });
  }
  return groups;
}
