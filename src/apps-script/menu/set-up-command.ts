/** The menu's command Set up. */
import { setUp as setUpWorkbook } from '../workbook/set-up.ts';
import { openWorkspace } from '../workspace.ts';

/** Completes the workbook, and tells the owner what was changed. */
export function setUp(): void {
  const ui = SpreadsheetApp.getUi();
  const sentences = setUpWorkbook(openWorkspace(), SpreadsheetApp.getActive());
  ui.alert('Set up', sentences.join('\n'), ui.ButtonSet.OK);
}
