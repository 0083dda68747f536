/** Makes the edits in rows of a sheet changes of its records, 25 at most. */
import { normalizedName } from '../../schema/normalized-name.ts';
import type { Resource } from '../../schema/resource.ts';
import {
  deletionsIn,
  type RecordedChange,
  readRecordedChanges,
} from '../../store/journal/recorded-changes.ts';
import { laterWrites } from '../../store/journal/row-marks.ts';
import { readKnownIds } from '../../store/known-ids.ts';
import { isAsWritten, type ReadRow, readRecords } from '../../store/read/read-records.ts';
import { forgetGap, type Session, seenLayout } from '../../store/session.ts';
import { type RecordTable, recordTable } from '../../store/table.ts';
import { type ToldRecords, toldRecords } from '../deletions/compare-ids.ts';
import { findPartsOf, type PartPlaces } from '../deletions/part-rows.ts';
import { readExpectedIds } from '../deletions/unconfirmed-deletions.ts';
import {
  type AppliedSlice,
  type EditRun,
  nothingApplied,
  type RowRange,
  rowsPerCommit,
} from '../edit-run.ts';
import type { CheckedRow } from '../notes/cell-notes.ts';
import { applyRowEdit } from './apply-row-edit.ts';
import { beginEdits } from './begin-edits.ts';
import { decisiveField } from './create-from-row.ts';
import { findOriginalRows } from './find-original-row.ts';
import { foreignRowTest } from './foreign-row.ts';
import { isBehind, lastCommitted, newestWrites, rewriteRow } from './last-committed.ts';
import { readOnce } from './read-rows.ts';
import { replaceFormulas } from './replace-formulas.ts';
import { type RowEditContext, writeBeforeCommit } from './row-edit-context.ts';
import { typedRowReader } from './typed-row.ts';

export interface RowsToApply {
  /** The rows that the person has touched, when these are some of them. */
  readonly edited?: RowRange;
  /** True for rows of deleted records, or of an older state: the journal is read for them, and the known ids. */
  readonly isOld?: boolean;
  /** For rows of deleted records: what was read of them before the lock. */
  readonly returned?: ReturnedRows | undefined;
  /** False for a row that is left alone, because another one is expected there. */
  readonly isWanted?: (row: ReadRow) => boolean;
}

/** What was read before the lock of records whose rows are back. */
export interface ReturnedRows {
  readonly told: ToldRecords;
  /** The records that count for them. */
  readonly parts: PartPlaces;
}

/**
 * Applies the edits in rows of records by one commit, under the lock.
 * @returns what was done; left are the rows behind the commit, or all of them when a person has moved them meanwhile
 * @throws Refusal workspace_misconfigured, workspace_unavailable
 */
export function applyRowEdits(
  run: EditRun,
  resource: Resource,
  range: RowRange,
  { edited = range, isOld = false, returned, isWanted = () => true }: RowsToApply = {},
): AppliedSlice<ReadRow> {
  const { session, isLate } = run;
  const table = recordTable(resource);
  // The API may have written a row only half: that is no edit.
  const { tail, tx, commit } = beginEdits(session);
  const records = isOld ? toldNow(session, resource, tail.transaction, returned?.told) : null;
  const recorded = records?.told ?? null;
  const laterWrite = laterThan(laterWrites(tail.marks), newestWrites(recorded ?? []));
  const readAll = (): readonly ReadRow[] => readRecords(session, table, range.first, range.last).rows;
  const there = readAll();
  // Rows that are not as the API wrote them were read along with the header.
  const layout = seenLayout(session, table);
  let rows: readonly ReadRow[] = there.filter(isWanted);
  const wanted = new Set(rows.map(({ row }) => row));
  const readRows = (): readonly ReadRow[] => readAll().filter(({ row }) => wanted.has(row));
  const isOriginal = findOriginalRows(session, table, edited, rows);
  const old = rows.filter((row) => laterWrite(row) > 0 && isAsWritten(row) && isOriginal(row.row, row.id));
  for (const row of old) rewriteRow(session, resource, { ...row, transaction: laterWrite(row) });
  if (old.length > 0) rows = readRows();
  const replaced = replaceFormulas(run, table, formulaRows(table, rows));
  if (replaced.length > 0) rows = readRows();
  const readTyped = typedRowReader(run, table, resource.fields, rows);
  const told = recorded ?? readToldOfOldRows(session, resource, rows, laterWrite);
  const deletions = deletionsIn(told);
  const knownIds = readOnce(() => records?.expected ?? new Set(readExpectedIds(session, resource)));
  const context: RowEditContext = {
    session,
    tx,
    table,
    layout,
    readTyped,
    isOriginal,
    isKnown: (id) => knownIds().has(id),
    isForeign: foreignRowTest(resource, knownIds),
    wasDeleted: records?.wasDeleted ?? ((id) => deletions.has(id)),
    findParts: findPartsOf(
      session,
      rows.map(({ id }) => id),
      returned?.parts,
    ),
    laterState(id, rev) {
      const later = told.filter(({ transaction }) => transaction > rev);
      return lastCommitted(session, resource, later, [id]).get(id);
    },
    notes: [],
    claimed: [],
    restored: [],
  };
  readAhead(context, rows.slice(0, rowsPerCommit));
  const checked: CheckedRow[] = [];
  for (const read of rows) {
    // What returned rows need is read for all of them, so that a further one costs little.
    const isOver = returned === undefined && checked.length > 0 && isLate();
    if (tx.changes.length >= rowsPerCommit || isOver) break;
    const before = tx.changes.length;
    applyRowEdit(context, read);
    checked.push({ row: read.row, isChanged: tx.changes.length > before });
  }
  const hasBlank = there.length <= range.last - range.first;
  if (!writeBeforeCommit(context, rows))
    return { ...nothingApplied, changes: old.length, notes: replaced, left: rows, hasBlank };
  commit();
  for (const { kind, seq } of tx.changes) if (kind === 'restored') forgetGap(session, resource.sheet, seq);
  return {
    ...nothingApplied,
    changes: old.length + tx.changes.length,
    taken: tx.changes.flatMap((one) => (one.resource === resource ? [one.record] : [])),
    notes: [...replaced, ...context.notes],
    rows: checked,
    left: rows.slice(checked.length),
    hasBlank,
  };
}

// Others wait for the lock, so the journal and the known ids are read again only when somebody has committed since.
function toldNow(
  session: Session,
  resource: Resource,
  transaction: number,
  before: ToldRecords | undefined,
): ToldRecords {
  return before?.since === transaction
    ? before
    : toldRecords(resource, readKnownIds(session, resource), readRecordedChanges(session, resource));
}

// A person seldom types a formula that gives the value which the record has. In larger ranges, those of a paste and of
// the sweep, only rows are looked at whose values differ: that call costs as much as reading all their values.
export const looksAtAllMax = 500;

/** The rows in which formulas are replaced; in a row that is being typed, cells may still be blank that they need. */
function formulaRows(table: RecordTable, rows: readonly ReadRow[]): ReadRow[] {
  const decisive = table.columns.findIndex(({ key }) => key === decisiveField(table.resource));
  const isRecord = (row: ReadRow): boolean => row.id !== '' || row.cells[decisive] !== '';
  return rows.filter((row) => isRecord(row) && (rows.length <= looksAtAllMax || !isAsWritten(row)));
}

// The transaction that wrote a row's record later than the row says, by the tail's marks or by all entries; 0 for none.
function laterThan(
  byMarks: (row: ReadRow) => number,
  newest: ReadonlyMap<string, number>,
): (row: ReadRow) => number {
  return (row) => byMarks(row) || (isBehind(row, newest) ? (newest.get(row.id) ?? 0) : 0);
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
  const hasOld = rows.some((row) => laterWrite(row) > 0 || (row.seq !== null && gaps.includes(row.seq)));
  return hasOld ? readRecordedChanges(session, resource) : [];
}

/** The column of another sheet that a field of a row names a record by. */
const named: Readonly<
  Record<string, readonly [object: string, field: string, of: (text: string) => string]>
> = {
  customer_name: ['customer', 'name_key', normalizedName],
  invoice_number: ['invoice', 'number', (text) => text],
};

// Looks up what the rows of a paste name, for all of them at once: a search for each row would keep callers waiting.
function readAhead({ tx, table, readTyped }: RowEditContext, rows: readonly ReadRow[]): void {
  const typed = rows.filter(({ cells }) => cells[table.dataIndex] === '');
  if (typed.length < 2) return;
  const values = typed.map((row) => readTyped(row, null).values);
  const { resource } = table;
  const own = Object.keys(resource.unique).map((field) => [field, [resource.object, field, same]] as const);
  for (const [field, [object, column, of]] of [...own, ...Object.entries(named)]) {
    const texts = new Set(values.flatMap((row) => (typeof row[field] === 'string' ? of(row[field]) : [])));
    if (texts.size > 0) tx.readAheadByText(object, column, [...texts]);
  }
}

const same = (text: string): string => text;
