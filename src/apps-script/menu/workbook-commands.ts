/** The menu commands that open pages, and the command Set up. */
import { claimOwnership } from '../owner.ts';
import { rememberAllRecords } from '../triggers/sheet-edits.ts';
import { setUpWorkbook } from '../workbook/set-up.ts';
import { openWorkspace } from '../workspace.ts';
import { asOwner, tell } from './owner-command.ts';

// The dialog has the largest size that fits into a small laptop's window.
const dialogWidth = 1000;
const dialogHeight = 680;

/** Opens the developer area in a dialog. */
export function showDeveloperArea(): void {
  asOwner(['script.container.ui'], (ui) => {
    const page = HtmlService.createHtmlOutputFromFile('developer')
      .setWidth(dialogWidth)
      .setHeight(dialogHeight);
    ui.showModalDialog(page, 'Developer area');
  });
}

/** Opens the sidebar. */
export function showSidebar(): void {
  asOwner(['script.container.ui'], (ui) =>
    ui.showSidebar(HtmlService.createHtmlOutputFromFile('sidebar').setTitle('Billing API')),
  );
}

/** Says what to choose in a spreadsheet that is not set up, for example a copy of a template, and which build it has. */
export function greet(): void {
  const { id } = openWorkspace().build;
  SpreadsheetApp.getActive().toast(`Choose Billing API › Set up. This is build ${id}.`, 'Billing API');
}

/** Runs Set up, and shows the owner its changes. */
export function setUp(): void {
  // Google lets people leave out permissions. It asks here for those that are missing, and then ends this execution.
  ScriptApp.requireAllScopes(ScriptApp.AuthMode.FULL);
  const ui = SpreadsheetApp.getUi();
  const workspace = openWorkspace();
  const refusal = claimOwnership(workspace.properties);
  if (refusal !== null) {
    tell(ui, 'Not set up', refusal);
    return;
  }
  const { sentences, blank } = setUpWorkbook(workspace, SpreadsheetApp.getActive());
  rememberAllRecords(blank);
  tell(ui, 'Set up', sentences.join('\n'));
}
