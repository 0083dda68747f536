/** Turns what a person has done in the sheets into changes of records: after an edit, and after rows came or went. */
import type { Resource } from '../schema/resource.ts';
import { deletionsIn, readRecordedChanges } from '../store/journal/recorded-changes.ts';
import { updateKnownIds } from '../store/known-ids.ts';
import { startSession } from '../store/start-session.ts';
import { sequenceOf } from '../store/record-id.ts';
import { recordTable } from '../store/table.ts';
import { tryPublishHints } from '../store/transaction/hold-lock.ts';
import { readIds } from './deletions/compare-ids.ts';
import { reconcileSheet } from './deletions/reconcile-sheet.ts';
import {
  type AppliedEdits,
  type EditedWorkbook,
  openRun,
  type RowRange,
  resourceOfSheet,
  runLocked,
  startDeadline,
} from './edit-run.ts';
import { applyLineEdits, reconcileLines } from './lines/apply-line-edits.ts';
import { findMiscounted } from './lines/find-changed-documents.ts';
import { type CheckedRow, writeNotes } from './notes/cell-notes.ts';
import { applyRowEdits } from './rows/apply-row-edits.ts';

/** An edit in one sheet: the rows that it touched. */
export interface Edit extends RowRange {
  readonly sheet: string;
}

// Each document is a commit of its own: callers wait no longer for the lock than they do for a paste.
const documentsPerLock = 5;

const clearedMax = 500;

/**
 * Applies an edit to the records of the rows that it touched. Does nothing in sheets that are not the API's, and in
 * headers.
 * @throws Refusal workspace_busy, workspace_misconfigured, workspace_unavailable
 */
export function applyEdit(workbook: EditedWorkbook, { sheet, first, last }: Edit): void {
  const resource = resourceOfSheet(workbook, sheet);
  if (resource === undefined || last < 2) return;
  const range = { first: Math.max(2, first), last };
  const isRecords = sheet === resource.sheet;
  const applied = runLocked(workbook, startDeadline(workbook), (run) =>
    isRecords ? applyRowEdits(run, resource, range) : applyLineEdits(run, resource, range),
  );
  writeNotes(workbook, sheet, { ...applied, rows: [...applied.rows, ...clearedRows(range, applied)] });
  // A row whose cells were all cleared is a deleted row.
  if (!applied.hasBlank) return;
  if (isRecords) reconcileRecords(workbook, [resource]);
  else reconcileLineCounts(workbook, [resource]);
}

// A cleared row needs its notes no more. Those of a cleared column, thousands of rows, are left to the sweep.
function clearedRows({ first, last }: RowRange, { hasBlank, rows }: AppliedEdits): CheckedRow[] {
  if (!hasBlank || last - first >= clearedMax) return [];
  const seen = new Set(rows.map(({ row }) => row));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .filter((row) => !seen.has(row))
    .map((row) => ({ row, isChanged: true }));
}

/** Applies the edit in the one row that a request is about to write, under the lock of that request. */
export function applyEditedRow(workbook: EditedWorkbook, sheet: string, row: number): void {
  const resource = resourceOfSheet(workbook, sheet);
  if (resource === undefined) return;
  const run = openRun(workbook, () => false);
  run.session.holdsLock = true;
  const applied = applyRowEdits(run, resource, { first: row, last: row });
  tryPublishHints(run.session);
  writeNotes(workbook, sheet, applied);
}

/**
 * Deletes the records whose rows are gone, and restores those whose rows are back.
 * @returns how many there were
 */
export function reconcileRecords(workbook: EditedWorkbook, resources = workbook.workspace.resources): number {
  const isLate = startDeadline(workbook);
  let changes = 0;
  for (const resource of resources) {
    const applied = runLocked(workbook, isLate, (run) => reconcileSheet(run, resource));
    writeNotes(workbook, resource.sheet, applied);
    changes += applied.changes;
  }
  return changes;
}

/** Corrects the documents of which the sheet of items shows fewer lines than they have, or more. */
export function reconcileLineCounts(
  workbook: EditedWorkbook,
  resources = workbook.workspace.resources,
): void {
  const isLate = startDeadline(workbook);
  for (const resource of resources) {
    // No lock for the count: a write meanwhile only makes the run look at a document that is right.
    const ids = findMiscounted(startSession(workbook.workspace), resource, isLate);
    for (let start = 0; start < ids.length && !isLate(); start += documentsPerLock) {
      const few = ids.slice(start, start + documentsPerLock);
      const applied = runLocked(workbook, isLate, (run) => reconcileLines(run, resource, few));
      writeNotes(workbook, resource.itemsSheet ?? resource.sheet, applied);
    }
  }
}

/**
 * Adds to the known ids those of all records that have a row, where earlier code has left some out. Five document calls
 * for each kind of record; nothing is written when all of them are known.
 */
export function rememberRecords(workbook: EditedWorkbook, resources: readonly Resource[]): void {
  for (const resource of resources) {
    runLocked(workbook, startDeadline(workbook), ({ session }) => {
      const cells = readIds(session, recordTable(resource));
      // The row of a deleted record may be back, and wait for somebody to make it readable.
      const deletions = deletionsIn(readRecordedChanges(session, resource));
      const fresh = cells.filter((id) => sequenceOf(id, resource.idPrefix) !== null && !deletions.has(id));
      updateKnownIds(session, resource, { fresh });
    });
  }
}
