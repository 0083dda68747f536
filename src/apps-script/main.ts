/** The entry points of Code.js: what each billing request needs, and the way to everything else. */
import { answer } from './web-app/answer.ts';
import { readGet, readPost } from './web-app/read-envelope.ts';

export { loadBackground } from './load-background.ts';

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
    .addItem('Developer area', 'showDeveloperArea')
    .addItem('Sidebar', 'showSidebar')
    .addSeparator()
    .addItem('Set up', 'setUp')
    .addItem('Check all rows', 'checkAllRows')
    .addSeparator()
    .addItem('Create an API key…', 'createApiKey')
    .addItem('Revoke an API key…', 'revokeApiKey')
    .addToUi();
}
