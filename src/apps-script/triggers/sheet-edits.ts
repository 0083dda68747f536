/** The triggers of edits in the spreadsheet, and the hourly sweep for edits that no trigger has applied. */
import {
  countRun,
  isNearlySpent,
  loadMs,
  startUpMs,
  type TriggerPart,
} from '../../core/events/trigger-day.ts';
import { Refusal } from '../../core/errors/refusal.ts';
import {
  applyEdit,
  applyEditedRow,
  applyEditsLeft,
  reconcileRecords,
  rememberRecords,
} from '../../core/sheet-edits/apply-edit.ts';
import { reconcileMovedRows } from '../../core/sheet-edits/deletions/reconcile-moved-rows.ts';
import type { EditedWorkbook } from '../../core/sheet-edits/edit-run.ts';
import { sweep, type SweepOrder } from '../../core/sheet-edits/sweep/sweep.ts';
import { testSheetPrefix } from '../../core/test-mode.ts';
import { UnknownCommit } from '../../core/store/journal/append-entry.ts';
import { serviceCall } from '../google/service-call.ts';
import { logPassing } from '../log-passing.ts';
import { requirePermissions } from '../permissions.ts';
import { todayIn, writeToday } from '../workbook/dashboard/figures-sheet.ts';
import { extendFormatting } from '../workbook/formatting/extend-formatting.ts';
import { settingsSheetName } from '../../core/business/show-in-sheet.ts';
import { takeSettings } from '../workbook/settings-sheet.ts';
import { ownPlans } from '../workbook/sheet-plan.ts';

import { openWorkbook, openWorkbooks } from './edited-workbook.ts';
import { runTestHour } from './test-minute.ts';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type EditEvent = GoogleAppsScript.Events.SheetsOnEdit;
type ChangeEvent = GoogleAppsScript.Events.SheetsOnChange;

/** Google calls this after a person has typed, pasted or cleared cells. */
export function handleEdit({ range, source }: EditEvent): void {
  const name = range.getSheet().getName();
  const isTest = name.startsWith(testSheetPrefix);
  const workbook = openWorkbook(source, !isTest);
  // Google starts handleChange for each edit too, which takes no more than the start of the script.
  counted(workbook, 'edits', { besidesMs: 2 * startUpMs + loadMs }, () => {
    const sheet = isTest ? name.slice(testSheetPrefix.length) : name;
    if (name === settingsSheetName) {
      logRefusals(workbook, () => takeSettings(workbook.workspace, source));
      return;
    }
    const first = range.getRow();
    logRefusals(workbook, () => {
      applyEdit(workbook, { sheet, first, last: first + range.getNumRows() - 1 });
      applyEditsLeft(workbook);
    });
  });
}

/**
 * Applies what a person has done to rows: deleted or inserted them, also by an undo. Other changes, such as a new colour,
 * cost nothing but their time. `handleEdit` handles edits of cells.
 */
export function handleOtherChange({ changeType, source }: ChangeEvent): void {
  const workbook = openWorkbook(source);
  counted(workbook, 'edits', { besidesMs: startUpMs + loadMs }, () => {
    if (changeType !== 'REMOVE_ROW' && changeType !== 'INSERT_ROW') return;
    // Google does not say in which sheet it was.
    for (const one of openWorkbooks(source))
      logRefusals(one, () => {
        reconcileMovedRows(one, changeType === 'REMOVE_ROW');
        applyEditsLeft(one);
      });
  });
}

/**
 * Goes on with the edits that another execution could not finish, because Google has ended it.
 * @param isTest true to go on with those of test mode, too
 */
export function finishEdits(isTest: boolean): void {
  for (const livemode of isTest ? [true, false] : [true]) {
    const workbook = openWorkbook(SpreadsheetApp.getActive(), livemode);
    logRefusals(workbook, () => applyEditsLeft(workbook));
  }
}

/** Deletes the records whose rows have vanished, after the owner has confirmed the deletion. */
export function deleteConfirmed(): void {
  reconcileRecords(openWorkbook(SpreadsheetApp.getActive()));
}

/** Google calls this each hour. */
export function sweepRows(): void {
  const spreadsheet = SpreadsheetApp.getActive();
  const workbook = openWorkbook(spreadsheet);
  counted(workbook, 'sweep', { besidesMs: startUpMs + loadMs }, () => {
    sweepOnce(workbook, spreadsheet, isNearlySpent(workbook.workspace) ? 'due' : 'share');
  });
}

/** Applies edits that a missed trigger has not applied, formats new rows, and tells the Dashboard the day. */
export function sweepNow(): void {
  const spreadsheet = SpreadsheetApp.getActive();
  sweepOnce(openWorkbook(spreadsheet), spreadsheet, 'all');
}

function sweepOnce(workbook: EditedWorkbook, spreadsheet: Spreadsheet, rows: SweepOrder['rows']): void {
  const { workspace } = workbook;
  logRefusals(workbook, () => takeSettings(workspace, spreadsheet));
  for (const one of openWorkbooks(spreadsheet)) logRefusals(one, () => sweep(one, { rows, isAsked: false }));
  logRefusals(workbook, runTestHour);
  logRefusals(workbook, () =>
    serviceCall(() => extendFormatting(SpreadsheetApp, workspace.properties, ownPlans())),
  );
  logRefusals(workbook, () =>
    serviceCall(() => writeToday(spreadsheet, todayIn(workspace, spreadsheet.getSpreadsheetTimeZone()))),
  );
}

/** The menu command Check all rows. */
export function checkAllRows(): void {
  requirePermissions(['spreadsheets.currentonly']);
  const ui = SpreadsheetApp.getUi();
  try {
    const spreadsheet = SpreadsheetApp.getActive();
    const workbook = openWorkbook(spreadsheet);
    const { isChanged: isSet } = takeSettings(workbook.workspace, spreadsheet);
    const swept = openWorkbooks(spreadsheet).map((one) => sweep(one, { rows: 'all', isAsked: true }));
    const changes = swept.reduce((sum, one) => sum + one.changes, 0);
    const isWhole = swept.every((one) => one.isWhole);
    const found = [
      ...(isSet ? ['The sheet Settings has changed: it holds from now on.'] : []),
      ...(changes === 0 ? [] : [`Records made, changed or deleted: ${changes}.`]),
      ...(isWhole ? [] : ['There was no time for the rest: check all rows again, and it goes on there.']),
      ...(changes === 0 && isWhole ? ['Every row is as the API knows it.'] : []),
    ].join('\n');
    ui.alert('Check all rows', found, ui.ButtonSet.OK);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    ui.alert('Not all rows were checked', `${sentenceFor(error)} Then check them again.`, ui.ButtonSet.OK);
  }
}

// The sentence of an unknown commit tells callers to repeat their request. A person in the sheet gets another sentence.
function sentenceFor(refusal: Refusal): string {
  return refusal instanceof UnknownCommit
    ? 'Google did not confirm a change: wait a moment.'
    : refusal.message;
}

/**
 * Set up ends with this. It stores all ids, so that a deleted row is noticed even when the journal no longer has it.
 * @param blank the sheets that have no rows
 */
export function rememberAllRecords(blank: readonly string[]): void {
  const workbook = openWorkbook(SpreadsheetApp.getActive());
  const resources = workbook.workspace.resources.filter(({ sheet }) => !blank.includes(sheet));
  logRefusals(workbook, () => rememberRecords(workbook, resources));
}

/**
 * Applies the edit in the row that a request is about to write, under the lock of that request.
 * @throws Refusal, ServiceFailure
 */
export function applyRow(livemode: boolean, sheet: string, row: number): void {
  const workbook = serviceCall(() => openWorkbook(SpreadsheetApp.getActive(), livemode));
  applyEditedRow(workbook, sheet, row);
}

function counted(
  { workspace }: EditedWorkbook,
  part: TriggerPart,
  { besidesMs }: { readonly besidesMs: number },
  work: () => void,
): void {
  countRun(workspace, { part, startedMs: workspace.clock.now(), besidesMs: () => besidesMs }, work);
}

// An edit that fails because the workspace is busy or broken is only logged, because the sweep applies it later.
function logRefusals({ workspace }: EditedWorkbook, run: () => unknown): void {
  logPassing(workspace, 'sheet_edit_not_applied', run);
}
