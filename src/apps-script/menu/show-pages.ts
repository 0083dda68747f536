/** The menu's commands that open pages: the developer area and the sidebar. */
import { admitOwner } from '../owner.ts';
import { openWorkspace } from '../workspace.ts';

// The largest dialog that fits a small laptop's window.
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
