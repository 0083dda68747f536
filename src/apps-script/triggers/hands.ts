/** What runs when a person has edited the spreadsheet, and what looks for edits that nothing has run for. */
import { rememberRecords } from '../../core/sheet-edits/remember-records.ts';
import {
  type HandsWorkspace,
  settleEdit,
  settleLineCounts,
  settlePopulations,
  settleAskedRow,
} from '../../core/sheet-edits/settle.ts';
import { sweep } from '../../core/sheet-edits/sweep.ts';
import { Refusal } from '../../core/errors/refusal.ts';
import { resources } from '../../core/resources/index.ts';
import { UnknownCommit } from '../../core/store/journal/append-entry.ts';
import { serviceCall } from '../google/service-call.ts';
import { extendLooks } from '../workbook/looks/extend-looks.ts';
import { ownPlans } from '../workbook/own-plans.ts';
import { settingsSheetName } from '../workbook/settings-sheet.ts';
import { takeSettingsEdit } from '../workbook/take-settings-edit.ts';
import { sheetNotes } from '../workbook/sheet-notes.ts';
import { showsPercent } from '../workbook/shows-percent.ts';
import { openWorkspace } from '../workspace.ts';
import { logPassing } from './log-passing.ts';

type EditEvent = GoogleAppsScript.Events.SheetsOnEdit;
type ChangeEvent = GoogleAppsScript.Events.SheetsOnChange;

/** Cells were typed, pasted or cleared. */
export function handleEdit({ range, source }: EditEvent): void {
  const hands = openHands(source);
  const sheet = range.getSheet().getName();
  if (sheet === settingsSheetName) {
    settling(hands, () => takeSettingsEdit(hands.workspace, source));
    return;
  }
  const first = range.getRow();
  settling(hands, () => settleEdit(hands, { sheet, first, last: first + range.getNumRows() - 1 }));
}

/** Rows were deleted, or came back by an undo, or something else that has no range; edits have their own trigger. */
export function handleChange({ changeType, source }: ChangeEvent): void {
  if (changeType !== 'REMOVE_ROW' && changeType !== 'INSERT_ROW') return;
  const hands = openHands(source);
  settling(hands, () => settlePopulations(hands));
  settling(hands, () => settleLineCounts(hands));
}

/** After the owner has said that vanished records were deleted. */
export function settleVanished(): void {
  settlePopulations(openHands(SpreadsheetApp.getActive()));
}

/** Each hour: what a missed trigger did not do, and what rows lack that were added since. */
export function sweepRows(): void {
  const spreadsheet = SpreadsheetApp.getActive();
  const hands = openHands(spreadsheet);
  settling(hands, () => takeSettingsEdit(hands.workspace, spreadsheet));
  settling(hands, () => sweep(hands, false));
  settling(hands, () =>
    serviceCall(() => extendLooks(SpreadsheetApp, hands.workspace.properties, ownPlans())),
  );
}

/** Menu: Check all rows. */
export function checkAllRows(): void {
  const ui = SpreadsheetApp.getUi();
  try {
    const spreadsheet = SpreadsheetApp.getActive();
    const hands = openHands(spreadsheet);
    const isSet = takeSettingsEdit(hands.workspace, spreadsheet);
    const changes = sweep(hands, true);
    const found = [
      ...(isSet ? ['The sheet Settings has changed: it holds from now on.'] : []),
      changes === 0 ? 'Every row is as the API knows it.' : `Records made, changed or deleted: ${changes}.`,
    ].join('\n');
    ui.alert('Check all rows', found, ui.ButtonSet.OK);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    ui.alert('Not all rows were checked', `${sentenceFor(error)} Then check them again.`, ui.ButtonSet.OK);
  }
}

// What a refusal tells callers of the API to do is nothing that a person could.
function sentenceFor(refusal: Refusal): string {
  return refusal instanceof UnknownCommit
    ? 'Google did not confirm a change: wait a moment.'
    : refusal.message;
}

/** After Set up: by it the deletion of a row is noticed whose record the journal has forgotten. */
export function rememberAllRecords(): void {
  const hands = openHands(SpreadsheetApp.getActive());
  settling(hands, () => rememberRecords(hands));
}

/** Settles the row that a request is about to write, under the lock of that request. */
export function settleTouchedRow(sheet: string, row: number): void {
  settleAskedRow(openHands(SpreadsheetApp.getActive()), sheet, row);
}

function openHands(spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet): HandsWorkspace {
  // What settles hands does not stop at them.
  const { hands: _itself, ...workspace } = openWorkspace();
  return {
    workspace,
    resources,
    locale: spreadsheet.getSpreadsheetLocale(),
    showsPercent: (sheet, column, rows) => serviceCall(() => showsPercent(spreadsheet, sheet, column, rows)),
    notes: sheetNotes(spreadsheet),
    noted: new Set(),
  };
}

// What passes by itself is left to the sweep.
function settling({ workspace }: HandsWorkspace, run: () => unknown): void {
  logPassing(workspace, 'hands_not_settled', run);
}
