/** Turns what a person has done in the sheets into changes of records: after an edit, and after rows came or went. */
import { fixedAmount } from '../billing/currency.ts';
import { displayName } from '../schema/draft-name.ts';
import { endRunning } from '../store/running-work.ts';
import type { Resource } from '../schema/resource.ts';
import { deletionsIn, readRecordedChanges } from '../store/journal/recorded-changes.ts';
import { updateKnownIds } from '../store/known-ids.ts';
import { sequenceOf } from '../schema/record-id.ts';
import { recordTable } from '../store/table.ts';
import { tryPublishHints } from '../store/transaction/hold-lock.ts';
import { readIds } from './deletions/compare-ids.ts';
import { reconcileSheet } from './deletions/reconcile-sheet.ts';
import {
  type AppliedEdits,
  type Edit,
  type EditedWorkbook,
  isLong,
  openRun,
  type RowRange,
  resourceOfSheet,
  runLocked,
  startWork,
  tellProgress,
} from './edit-run.ts';
import { applyAwaitedLines, applyLineSlices } from './lines/apply-in-slices.ts';
import { reconcileLinesNear } from './lines/reconcile-moved-lines.ts';
import { type CheckedRow, writeNotes } from './notes/cell-notes.ts';
import { applyRecordSlices, type SlicedEdit } from './rows/apply-in-slices.ts';
import { applyRowEdits } from './rows/apply-row-edits.ts';
import { rowNumbersOf } from './rows/read-rows.ts';
import { editsLeft, keepEdit } from './waiting-edits.ts';

const clearedMax = 500;

/**
 * Applies an edit to the records of the rows that it touched. Does nothing in sheets that are not the API's, and in
 * headers.
 * @throws Refusal workspace_busy, workspace_misconfigured, workspace_unavailable
 */
export function applyEdit(workbook: EditedWorkbook, { sheet, first, last }: Edit): void {
  const resource = resourceOfSheet(workbook, sheet);
  if (resource === undefined || last < 2) return;
  applyTo(workbook, resource, { sheet, first: Math.max(2, first), last }, false);
}

/**
 * Goes on with long edits that another execution had to leave: one property is read when there are none.
 * @throws Refusal workspace_busy, workspace_misconfigured, workspace_unavailable
 */
export function applyEditsLeft(workbook: EditedWorkbook): void {
  for (const edit of editsLeft(workbook.workspace)) {
    const resource = resourceOfSheet(workbook, edit.sheet);
    if (resource === undefined) keepEdit(workbook.workspace, edit).end(true);
    else applyTo(workbook, resource, edit, true);
  }
}

function applyTo(workbook: EditedWorkbook, resource: Resource, edit: Edit, isLeft: boolean): void {
  const { sheet } = edit;
  const isRecords = sheet === resource.sheet;
  const kept = isLeft || isLong(edit) ? keepEdit(workbook.workspace, edit) : null;
  const rows = edit.last - edit.first + 1;
  let done = 0;
  const work = startWork(workbook);
  const run: SlicedEdit = {
    work,
    resource,
    edited: edit,
    isLeft,
    onSlice(applied) {
      done += applied.rows.length;
      kept?.renew();
      if (kept !== null)
        tellProgress(workbook, `Registering pasted ${isRecords ? 'rows' : 'lines'}`, done, rows);
    },
  };
  const applied = isRecords ? applyRecordSlices(run) : applyLineSlices(run);
  kept?.end(!applied.hasMore);
  if (kept !== null) endRunning(workbook.workspace);
  writeNotes(workbook, sheet, { ...applied, rows: [...applied.rows, ...clearedRows(edit, applied)] });
  const awaited = isRecords ? applyAwaitedLines(work, resource, applied.taken) : null;
  const sentence = editSummary(awaited === null ? applied : { ...awaited, notes: [] });
  if (sentence !== null) workbook.say(sentence);
  // A row whose cells were all cleared is a deleted row.
  if (!applied.hasBlank) return;
  if (isRecords) reconcileSheet(work, resource);
  else reconcileLinesNear(work, resource, edit);
}

// Says in a sentence what was not taken, or how the document stands now; null when there is nothing to say.
function editSummary({ notes, taken }: AppliedEdits): string | null {
  const [first] = notes;
  if (first !== undefined) {
    const others = new Set(notes.map(({ row }) => row)).size - 1;
    const more = others === 0 ? '' : ` ${others} more ${others === 1 ? 'row has' : 'rows have'} notes.`;
    return `Row ${first.row}: ${first.text.replace(/\n/g, ' ')}${more}`;
  }
  const document = taken[taken.length - 1];
  if (document?.items === undefined || taken.some(({ id }) => id !== document.id)) return null;
  const { total, currency, status } = document;
  const amount = fixedAmount(String(total), String(currency));
  return `${displayName(document)}, ${amount} ${String(currency)}, is ${String(status).replace(/_/g, ' ')}.`;
}

// A cleared row needs its notes no more. Those of a cleared column, thousands of rows, are left to the sweep.
function clearedRows({ first, last }: RowRange, { hasBlank, rows }: AppliedEdits): CheckedRow[] {
  if (!hasBlank || last - first >= clearedMax) return [];
  const seen = new Set(rows.map(({ row }) => row));
  return rowNumbersOf({ first, last })
    .filter((row) => !seen.has(row))
    .map((row) => ({ row, isChanged: true }));
}

/** Applies the edit in the one row that a request is about to write, under the lock of that request. */
export function applyEditedRow(workbook: EditedWorkbook, sheet: string, row: number): void {
  const resource = resourceOfSheet(workbook, sheet);
  if (resource === undefined) return;
  const run = openRun(startWork(workbook));
  run.session.holdsLock = true;
  const applied = applyRowEdits(run, resource, { first: row, last: row });
  tryPublishHints(run.session);
  writeNotes(workbook, sheet, applied);
}

/** Deletes the records whose rows are gone, and restores those whose rows are back. */
export function reconcileRecords(workbook: EditedWorkbook): void {
  const work = startWork(workbook);
  for (const resource of work.workspace.resources) reconcileSheet(work, resource);
}

/**
 * Adds to the known ids those of all records that have a row, where earlier code has left some out. Five document calls
 * for each kind of record; nothing is written when all of them are known.
 */
export function rememberRecords(workbook: EditedWorkbook, resources: readonly Resource[]): void {
  for (const resource of resources) {
    runLocked(startWork(workbook), ({ session }) => {
      const cells = readIds(session, recordTable(resource));
      // The row of a deleted record may be back, and wait for somebody to make it readable.
      const deletions = deletionsIn(readRecordedChanges(session, resource));
      const fresh = cells.filter((id) => sequenceOf(id, resource.idPrefix) !== null && !deletions.has(id));
      updateKnownIds(session, [{ resource, fresh }]);
    });
  }
}
