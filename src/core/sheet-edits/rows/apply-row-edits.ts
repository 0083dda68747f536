/** Makes the edits in rows of a sheet changes of its records: one commit for 25 records at most. */
import { isSame } from '../../schema/canonical.ts';
import type { Resource } from '../../schema/resource.ts';
import { readJournalTail } from '../../store/journal/journal-tail.ts';
import {
  deletionsIn,
  type RecordedChange,
  readRecordedChanges,
} from '../../store/journal/recorded-changes.ts';
import { laterWrites } from '../../store/journal/row-marks.ts';
import { pick, span } from '../../store/layout.ts';
import { isAsWritten, type ReadRow, readRecords } from '../../store/read/read-records.ts';
import { readWindow } from '../../store/read/window.ts';
import { noteGaps, type Session, seenLayout } from '../../store/session.ts';
import { cellFormat, type RecordTable, recordTable } from '../../store/table.ts';
import { commitTransaction, notIdempotent } from '../../store/transaction/commit.ts';
import { redoTail } from '../../store/transaction/redo-tail.ts';
import { bufferCells, flushCells } from '../../store/write/buffer-cells.ts';
import { claimRow } from '../../store/write/claim-row.ts';
import type { RecordChange } from '../../store/write/record-change.ts';
import type { IdComparison } from '../deletions/compare-ids.ts';
import { committedAfter } from '../deletions/last-committed.ts';
import { readExpectedIds } from '../deletions/unconfirmed-deletions.ts';
import { type AppliedEdits, beginEdits, type EditRun, type RowRange } from '../edit-run.ts';
import type { CellNote, CheckedRow } from '../notes/cell-notes.ts';
import { applyRowEdit } from './apply-row-edit.ts';
import { decisiveField } from './create-from-row.ts';
import { findOriginalRows } from './find-original-row.ts';
import { replaceFormulas } from './replace-formulas.ts';
import { rewriteRow } from './restore-old-rows.ts';
import type { RowEditContext } from './row-edit-context.ts';
import { typedRowReader } from './typed-row.ts';

// A journal row holds a commit of so many records, and a flush writes it in a few seconds.
const rowsPerCommit = 25;

/**
 * Applies the edits in rows of records, under the lock.
 * @param comparison the run that has compared the ids of the sheet hands over what it knows; without it the journal is
 * read for rows that seem to have come back
 * @throws Refusal workspace_misconfigured, workspace_unavailable
 */
export function applyRowEdits(
  run: EditRun,
  resource: Resource,
  range: RowRange,
  comparison?: Pick<IdComparison, 'told' | 'wasDeleted'>,
): AppliedEdits {
  const { session, isLate } = run;
  const table = recordTable(resource);
  let tail = readJournalTail(session);
  // The API may have written a row only half: that is no edit.
  redoTail(session, tail);
  // The header comes first: the cells of a row are known by it.
  const layout = seenLayout(session, table);
  const laterWrite = laterWrites(tail.marks);
  const readRows = (): readonly ReadRow[] => readRecords(session, table, range.first, range.last).rows;
  let rows = readRows();
  const isOriginal = findOriginalRows(session, table, range, rows);
  const old = rows.filter((row) => laterWrite(row) > 0 && isAsWritten(row) && isOriginal(row.row, row.id));
  for (const row of old) rewriteRow(session, resource, { ...row, transaction: laterWrite(row) });
  if (old.length > 0) rows = readRows();
  const replaced = replaceFormulas(run, table, formulaRows(table, rows));
  if (replaced.isWritten) rows = readRows();
  const readTyped = typedRowReader(
    run,
    table,
    resource.fields,
    rows.map(({ row }) => row),
  );
  const told = comparison?.told ?? readToldOfOldRows(session, resource, rows, laterWrite);
  const deletions = deletionsIn(told);
  const isKnown = createKnownIds(session, resource);
  const notes: CellNote[] = [...replaced.notes];
  const checked: CheckedRow[] = [];
  let changes = 0;
  let next = 0;
  let isMoved = false;
  while (next < rows.length && !isMoved && !(next > 0 && isLate())) {
    if (changes > 0) tail = readJournalTail(session);
    const tx = beginEdits(session, tail);
    const context: RowEditContext = {
      session,
      tx,
      table,
      layout,
      readTyped,
      isOriginal,
      isKnown,
      wasDeleted: comparison?.wasDeleted ?? ((id) => deletions.has(id)),
      laterState: (id, rev) => committedAfter(session, resource, told, { id, rev }),
      notes,
      claimed: [],
      restored: [],
    };
    while (next < rows.length && tx.changes.length < rowsPerCommit) {
      const before = tx.changes.length;
      const read = rows[next] as ReadRow;
      applyRowEdit(context, read);
      checked.push({ row: read.row, isChanged: tx.changes.length > before });
      next += 1;
    }
    isMoved = !writeCells(context, rows);
    if (isMoved || tx.changes.length === 0) continue;
    commitTransaction(session, tail, tx, notIdempotent);
    forgetGaps(session, resource, tx.changes);
    changes += tx.changes.length;
  }
  return {
    changes,
    notes,
    rows: checked,
    hasMore: isMoved || next < rows.length,
    hasBlank: rows.length <= range.last - range.first,
  };
}

// A person seldom types a formula that gives the value which the record has. In larger ranges, those of a paste and of
// the sweep, only rows are looked at whose values differ: that call costs as much as reading all their values.
const looksAtAllMax = 500;

/** The rows in which formulas are replaced; in a row that is being typed, cells may still be blank that they need. */
function formulaRows(table: RecordTable, rows: readonly ReadRow[]): ReadRow[] {
  const decisive = table.columns.findIndex(({ key }) => key === decisiveField(table.resource));
  const isRecord = (row: ReadRow): boolean => row.id !== '' || row.cells[decisive] !== '';
  return rows.filter((row) => isRecord(row) && (rows.length <= looksAtAllMax || !isAsWritten(row)));
}

// The ids are read when a row asks for them first, because hardly any row does.
function createKnownIds(session: Session, resource: Resource): (id: string) => boolean {
  let known: ReadonlySet<string> | null = null;
  return (id) => {
    known ??= new Set(readExpectedIds(session, resource));
    return known.has(id);
  };
}

// The journal is read only for a row that fills a gap in the sequence, which a person may have brought back, and for
// one with a later write, which is an old copy.
function readToldOfOldRows(
  session: Session,
  resource: Resource,
  rows: readonly ReadRow[],
  laterWrite: (row: ReadRow) => number,
): readonly RecordedChange[] {
  const gaps = session.hints.gaps[resource.sheet] ?? [];
  const isOld = rows.some((row) => laterWrite(row) > 0 || (row.seq !== null && gaps.includes(row.seq)));
  return isOld ? readRecordedChanges(session, resource) : [];
}

function forgetGaps(session: Session, { sheet }: Resource, changes: readonly RecordChange[]): void {
  const filled = changes.flatMap(({ kind, seq }) => (kind === 'restored' ? [seq] : []));
  if (filled.length === 0) return;
  const gaps = session.hints.gaps[sheet] ?? [];
  noteGaps(
    session,
    sheet,
    gaps.filter((gap) => !filled.includes(gap)),
  );
}

/**
 * Writes restored cells and claims before the commit, so that a run after a crash finds the edit as this one did.
 * @returns false when a person has moved these rows meanwhile: then nothing is written
 */
function writeCells(context: RowEditContext, rows: readonly ReadRow[]): boolean {
  const { session, table, layout, restored, claimed } = context;
  const touched = [...restored, ...claimed].map(({ row }) => row);
  if (touched.length === 0) return true;
  // No other call may come between this read and the flush, not even one for the header.
  const area = span(layout);
  const first = Math.min(...touched);
  const window = { first, last: Math.max(...touched) };
  const now = readWindow(session.workspace.document, table.sheet, window, area);
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
