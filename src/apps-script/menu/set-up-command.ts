/** The menu's command Set up. */
import { setUp as setUpWorkbook } from '../workbook/set-up.ts';
import { rememberAllRecords } from '../triggers/sheet-edits.ts';
import { claimOwnership } from '../owner.ts';
import { openWorkspace } from '../workspace.ts';

/** Completes the workbook, and tells the owner what was changed. */
export function setUp(): void {
  const ui = SpreadsheetApp.getUi();
  const workspace = openWorkspace();
  const refusal = claimOwnership(workspace.properties);
  if (refusal !== null) {
    ui.alert('Not set up', refusal, ui.ButtonSet.OK);
    return;
  }
  const sentences = setUpWorkbook(workspace, SpreadsheetApp.getActive());
  rememberAllRecords();
  ui.alert('Set up', sentences.join('\n'), ui.ButtonSet.OK);
}
