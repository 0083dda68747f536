/** Opens the workbook as the edits of its sheets see it, in live or in test mode. */
import type { EditedWorkbook } from '../../core/sheet-edits/edit-run.ts';
import { showRunning } from '../../core/store/running-work.ts';
import { testSheetPrefix } from '../../core/test-mode.ts';
import { rowsName } from '../google/a1-notation.ts';
import { serviceCall } from '../google/service-call.ts';
import { sheetNotes } from '../workbook/sheet-notes.ts';
import { showsPercent } from '../workbook/shows-percent.ts';
import { hasTestSheets } from '../workbook/test-sheets.ts';
import { openWorkspace } from '../workspace.ts';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

/** The workbook in live mode, and in test mode when that has sheets: one service call. */
export function openWorkbooks(spreadsheet: Spreadsheet): readonly EditedWorkbook[] {
  const live = openWorkbook(spreadsheet);
  return hasTestSheets(live.workspace) ? [live, openWorkbook(spreadsheet, false)] : [live];
}

/** The sheets of one mode. */
export function openWorkbook(spreadsheet: Spreadsheet, livemode = true): EditedWorkbook {
  const ofMode = openWorkspace().inMode(livemode);
  // A transaction that meets another edited row uses it as it is, and does not start again.
  const workspace = { ...ofMode, background: { ...ofMode.background, applyRow: null } };
  const named = (sheet: string): string => (livemode ? sheet : testSheetPrefix + sheet);
  const notes = sheetNotes(spreadsheet);
  return {
    workspace,
    locale: spreadsheet.getSpreadsheetLocale(),
    showsPercent: (sheet, column, rows) =>
      serviceCall(() => showsPercent(spreadsheet, named(sheet), column, rows)),
    formulas: (sheet, rows) => serviceCall(() => formulasOfRows(spreadsheet, named(sheet), rows)),
    notes: {
      read: (sheet, first, last) => notes.read(named(sheet), first, last),
      write: (note) => notes.write({ ...note, sheet: named(note.sheet) }),
    },
    noted: new Set(),
    pause: (ms) => serviceCall(() => Utilities.sleep(ms)),
    say: (sentence) => serviceCall(() => spreadsheet.toast(sentence, 'Billing API', 8)),
    tell(progress) {
      serviceCall(() => spreadsheet.toast(progress, 'Billing API'));
      showRunning(workspace, progress);
    },
  };
}

function formulasOfRows(
  spreadsheet: Spreadsheet,
  name: string,
  { first, last }: { readonly first: number; readonly last: number },
): string[][] {
  return spreadsheet.getRange(rowsName(name, first, last)).getFormulas();
}
