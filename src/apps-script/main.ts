/** The entry points of Code.js: the functions of billing requests, the menu, and the loader of the background script. */
import { settingsName } from '../core/settings.ts';
import { answer } from './web-app/answer.ts';
import { loadBackground } from './load-background.ts';
import { readGet, readPost } from './web-app/read-envelope.ts';
import { openWorkspace } from './workspace.ts';

export { loadBackground } from './load-background.ts';
export { handleChange, runDispatcher, runUpkeep } from './quick-triggers.ts';

/** Google calls this for a GET of the web app. */
export function doGet(event: GoogleAppsScript.Events.DoGet): GoogleAppsScript.Content.TextOutput {
  return answer(() => readGet(event));
}

/** Google calls this for a POST of the web app, whose body is an envelope with a request of the API. */
export function doPost(event: GoogleAppsScript.Events.DoPost): GoogleAppsScript.Content.TextOutput {
  return answer(() => readPost(event));
}

/** Google calls this when a person opens the spreadsheet. It adds the menu, and says what to choose in a new spreadsheet or a copy. */
export function onOpen(): void {
  SpreadsheetApp.getUi()
    .createMenu('Billing API')
    .addItem('Developer area', 'showDeveloperArea')
    .addItem('Sidebar', 'showSidebar')
    .addSeparator()
    .addItem('Set up', 'setUp')
    .addItem('Test the web app…', 'testWebApp')
    .addItem('Check health', 'checkHealth')
    .addItem('Check all rows', 'checkAllRows')
    .addSeparator()
    .addItem('Create an API key…', 'createApiKey')
    .addItem('Revoke an API key…', 'revokeApiKey')
    .addToUi();
  if (!openWorkspace().properties.get(settingsName)) loadBackground().greet();
}
