/** The entry points: every function here is a global function of the script, and there is no other. */
import { askAndCreateKey, askAndRevokeKey } from './menu/key-commands.ts';
import { answer } from './web-app/answer.ts';
import { readGet, readPost } from './web-app/read-envelope.ts';
import { setUp as setUpWorkbook } from './workbook/set-up.ts';
import { openWorkspace } from './workspace.ts';

/** A direct GET of the web app. */
export function doGet(event: GoogleAppsScript.Events.DoGet): GoogleAppsScript.Content.TextOutput {
  return answer(() => readGet(event));
}

/** A POST of the web app: an envelope with a request of the API. */
export function doPost(event: GoogleAppsScript.Events.DoPost): GoogleAppsScript.Content.TextOutput {
  return answer(() => readPost(event));
}

/** Adds the menu when a person opens the spreadsheet. */
export function onOpen(): void {
  SpreadsheetApp.getUi()
    .createMenu('Billing API')
    .addItem('Set up', 'setUp')
    .addSeparator()
    .addItem('Create an API key…', 'createApiKey')
    .addItem('Revoke an API key…', 'revokeApiKey')
    .addToUi();
}

/** Menu: Set up. */
export function setUp(): void {
  const ui = SpreadsheetApp.getUi();
  const sentences = setUpWorkbook(openWorkspace(), SpreadsheetApp.getActive());
  ui.alert('Set up', sentences.join('\n'), ui.ButtonSet.OK);
}

/** Menu: Create an API key. */
export function createApiKey(): void {
  askAndCreateKey(SpreadsheetApp.getUi());
}

/** Menu: Revoke an API key. */
export function revokeApiKey(): void {
  askAndRevokeKey(SpreadsheetApp.getUi());
}
