/** Looks at rows of records and of their lines without the lock, and has those applied that are not as the API wrote them. */
import { isAsWritten, type ReadRow, readRecords } from '../../store/read/read-records.ts';
import { itemRows } from '../../store/row/item-rows.ts';
import { seenLayout } from '../../store/session.ts';
import { itemsTable, type Table } from '../../store/table.ts';
import { readIds } from '../deletions/compare-ids.ts';
import type { AppliedEdits, RowRange, EditWork } from '../edit-run.ts';
import { applyTypedRows, correctLines } from '../lines/apply-in-slices.ts';
import { readLinesAt } from '../lines/line-rows.ts';
import { findDocuments, readShownLines, type ShownLines } from '../lines/shown-lines.ts';
import { writeNotes } from '../notes/cell-notes.ts';
import { applyRows } from '../rows/apply-in-slices.ts';
import { looksAtAllMax } from '../rows/apply-row-edits.ts';
import { isBehind } from '../rows/last-committed.ts';
import { clearLookedNotes, type SheetSweep } from './sheet-sweep.ts';

/** What the sweep has done in some rows. */
export interface SweepResult {
  /** How many records were created, changed or deleted. */
  readonly changes: number;
  /** False when something is left for another sweep. */
  readonly isDone: boolean;
}

// Nobody knows which rows a person has touched.
const nothingEdited: RowRange = { first: 0, last: -1 };

/** Looks at these rows: one document call, two for few rows, and more for each group of rows that a person has edited. */
export function lookAtRows(
  work: EditWork,
  sheet: SheetSweep,
  range: RowRange,
): SweepResult & { readonly rows: readonly ReadRow[] } {
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
  { formulas }: EditWork,
  { session, table, ids }: SheetSweep,
  range: RowRange,
  rows: readonly ReadRow[],
): (row: ReadRow) => boolean {
  if (ids.length > looksAtAllMax || rows.length === 0) return () => false;
  const layout = seenLayout(session, table);
  const read = formulas(table.sheet, range);
  return ({ row }) => layout.some((column) => (read[row - range.first]?.[column - 1] ?? '') !== '');
}

// Lines of neighbours stand near each other, unless a person has sorted one of the two sheets.
const margin = 200;
// A sheet of so many rows is read as a whole.
const wholeMax = 5_000;
// Each document costs a search among all lines, 0.6 s of 300,000: more of them are compared with all lines at once.
const searchedMax = 10;
const comparedAgainMs = 20 * 3_600_000;

/**
 * Compares the lines of documents with the rows that show them, without the lock: one document call when the rows stand
 * where those of the last documents ended.
 */
export function lookAtLines(work: EditWork, sheet: SheetSweep, rows: readonly ReadRow[]): SweepResult {
  const table = itemsTable(sheet.resource);
  if (table === null) return { changes: 0, isDone: true };
  const documents = rows.flatMap(({ id, decoded }) =>
    decoded.ok ? [{ id, lines: itemRows(table, decoded.stored.written, decoded.stored.rev) }] : [],
  );
  const first = documents.find(({ lines }) => lines.length > 0);
  if (documents.length === 0) return { changes: 0, isDone: true };
  sheet.linesEnd ??= sheet.session.workspace.document.lastContentRow(table.sheet);
  const end = sheet.linesEnd;
  const count = documents.reduce((sum, { lines }) => sum + lines.length, 0);
  const isWhole = end <= wholeMax;
  const readAt = (start: number): ShownLines =>
    readShownLines(
      sheet.session,
      table,
      isWhole
        ? { first: 2, last: end }
        : { first: Math.max(2, start - margin), last: Math.min(end, start + count + margin) },
    );
  const search = (): number => findLine(sheet, table, first?.id ?? '');
  let shown = readAt(sheet.nextLine || (isWhole ? 2 : search()));
  const startOf = (id = ''): number => shown.rowsOf(id)[0] ?? 0;
  if (startOf(first?.id) === 0 && !isWhole) shown = readAt(search());
  const start = startOf(first?.id);
  sheet.nextLine = start === 0 ? 0 : start + count;
  const wrong = documents.filter(({ id, lines }) => !shown.shows(id, lines)).map(({ id }) => id);
  const isLocal = isWhole || wrong.length <= searchedMax;
  const applied = isLocal ? applyLines(work, sheet, wrong) : compareAll(work, sheet, table);
  const looked = isLocal ? documents.flatMap(({ id }) => shown.rowsOf(id)) : [];
  clearLookedNotes(work, sheet, table.sheet, looked);
  return applied;
}

/**
 * Compares all documents with all lines, which stand in another order; 35 s of 100,000 invoices of three lines. It is done
 * once a day, and the slices until then rely on it.
 */
function compareAll(work: EditWork, sheet: SheetSweep, table: Table): SweepResult {
  const { session, table: records, ids, seen } = sheet;
  const { clock, document } = work.workspace;
  const leftMs = clock.now();
  sheet.seen = { ...seen, leftMs };
  if (leftMs - seen.linesMs < comparedAgainMs) return { changes: 0, isDone: true };
  const shown = readShownLines(session, table, { first: 2, last: document.lastContentRow(table.sheet) });
  const documents = { first: 2, last: ids.length + 1 };
  const wrong = findDocuments(
    session,
    records,
    documents,
    ({ id, record }) => !shown.shows(id, itemRows(table, record, 0)),
    ['number'],
  );
  const applied = applyLines(work, sheet, wrong);
  if (applied.isDone) sheet.seen = { ...sheet.seen, linesMs: leftMs };
  return applied;
}

/** Compares all lines again when slices have relied on the last time, and that is nearly a day ago. */
export function compareLinesAgain(work: EditWork, sheet: SheetSweep): SweepResult {
  const table = itemsTable(sheet.resource);
  const { leftMs, linesMs } = sheet.seen;
  const isDue = work.workspace.clock.now() - linesMs >= comparedAgainMs;
  if (table === null || leftMs <= linesMs || !isDue) return { changes: 0, isDone: true };
  return compareAll(work, sheet, table);
}

function applyLines(work: EditWork, { resource }: SheetSweep, ids: readonly string[]): SweepResult {
  const { changes, hasMore } = correctLines(work, resource, ids);
  return { changes, isDone: !hasMore && !work.isLate() };
}

/**
 * Applies lines that belong to no document, by a name that was typed or by an id: the column of these ids is read, 2.6 s
 * of 300,000 lines.
 * @returns how many documents they have changed
 */
export function applyTypedLines(work: EditWork, sheet: SheetSweep): number {
  const { resource, session } = sheet;
  const table = itemsTable(resource);
  if (table === null) return 0;
  const known = new Set(sheet.ids);
  const isStray = (id: string): boolean => id === '' || !known.has(id);
  const rows = readIds(session, table).flatMap((id, index) => (isStray(id) ? [{ row: index + 2, id }] : []));
  const blank = rows.flatMap(({ row, id }) => (id === '' ? [row] : []));
  const typed = readLinesAt(
    session,
    table,
    rows.map(({ row }) => row),
  ).filter(({ documentId, number }) => isStray(documentId) && number !== '');
  const { changes } = applyTypedRows(
    work,
    resource,
    typed.map(({ row }) => row),
  );
  clearLookedNotes(work, sheet, table.sheet, blank);
  return changes;
}

function findLine({ session }: SheetSweep, table: Table, documentId: string): number {
  const column = seenLayout(session, table)[table.idIndex] ?? 1;
  const found = session.workspace.document.find(table.sheet, column, 2, documentId);
  return found.length === 0 ? 2 : Math.min(...found);
}
