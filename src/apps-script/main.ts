/** The entry points of Code.js: the functions of billing requests, the menu, and the loader of the background script. */
import { settingsName } from '../core/settings.ts';
import { answer } from './web-app/answer.ts';
import { loadBackground } from './load-script.ts';
import { readGet, readPost } from './web-app/read-envelope.ts';
import { openWorkspace } from './workspace.ts';

// Each function of the owner is one call of it, and every request pays for its name.
export { loadBackground as more } from './load-script.ts';
export { handleChange, runDispatcher, runUpkeep } from './quick-triggers.ts';

type Output = GoogleAppsScript.Content.TextOutput | GoogleAppsScript.HTML.HtmlOutput;

/** Google calls this for a GET of the web app: a request of the API, or the page of a document for its customer. */
export function doGet(event: GoogleAppsScript.Events.DoGet): Output {
  return isOfPage(event) ? pageOf(event) : answer(() => readGet(event));
}

/** Google calls this for a POST of the web app, whose body is an envelope with a request of the API, or a page's form. */
export function doPost(event: GoogleAppsScript.Events.DoPost): Output {
  return isOfPage(event) ? pageOf(event) : answer(() => readPost(event));
}

type WebAppEvent = GoogleAppsScript.Events.DoGet & Partial<GoogleAppsScript.Events.DoPost>;

// Google reads the fields of a form for parameters; an envelope is JSON, and may name what it likes.
function isOfPage({ parameter, postData }: WebAppEvent): boolean {
  return parameter.page !== undefined && !(postData?.contents ?? '').startsWith('{');
}

function pageOf(event: WebAppEvent): Output {
  return loadBackground().background.showPage(openWorkspace(), event);
}

/** The commands of the menu, each with its function; null for a line between two groups. */
const commands = [
  ['New invoice…', 'newInvoice'],
  ['New quotation…', 'newQuotation'],
  ['Record a payment…', 'recordPayment'],
  ['Credit this invoice…', 'creditInvoice'],
  ['Correct this invoice…', 'correctInvoice'],
  ['Duplicate…', 'duplicateDocument'],
  ['Open document…', 'openDocument'],
  ['Save PDF…', 'savePdf'],
  ['Mail this document…', 'mailDocument'],
  null,
  ['Developer area', 'showDeveloperArea'],
  ['Sidebar', 'showSidebar'],
  null,
  ['Set up', 'setUp'],
  ['Test the web app…', 'testWebApp'],
  ['Check health', 'checkHealth'],
  ['Check all rows', 'checkAllRows'],
  null,
  ['Create an API key…', 'createApiKey'],
  ['Revoke an API key…', 'revokeApiKey'],
  ['Clear test data…', 'clearTestData'],
] as const;

/** Google calls this when a person opens the spreadsheet. It adds the menu, and says what to choose in a new spreadsheet or a copy. */
export function onOpen(): void {
  const menu = SpreadsheetApp.getUi().createMenu('Billing API');
  for (const command of commands) {
    if (command === null) menu.addSeparator();
    else menu.addItem(command[0], command[1]);
  }
  menu.addToUi();
  if (!openWorkspace().properties.get(settingsName)) loadBackground().background.greet();
}
