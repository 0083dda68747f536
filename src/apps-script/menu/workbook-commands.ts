/** The menu commands that open pages, and the command Set up. */
import { admitOwner, claimOwnership } from '../owner.ts';
import { rememberAllRecords } from '../triggers/sheet-edits.ts';
import { setUp as setUpWorkbook } from '../workbook/set-up.ts';
import { openWorkspace } from '../workspace.ts';

// The dialog has the largest size that fits into a small laptop's window.
const dialogWidth = 1000;
const dialogHeight = 680;

/** Opens the developer area in a dialog. */
export function showDeveloperArea(): void {
  const ui = SpreadsheetApp.getUi();
  if (!admitOwner(ui, openWorkspace().properties)) return;
  const page = HtmlService.createHtmlOutputFromFile('developer')
    .setWidth(dialogWidth)
    .setHeight(dialogHeight);
  ui.showModalDialog(page, 'Developer area');
}

/** Opens the sidebar. */
export function showSidebar(): void {
  const ui = SpreadsheetApp.getUi();
  if (!admitOwner(ui, openWorkspace().properties)) return;
  ui.showSidebar(HtmlService.createHtmlOutputFromFile('sidebar').setTitle('Billing API'));
}

/** Runs Set up, and shows the owner its changes. */
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
