/** The entry points of Code.js: the functions of billing requests, the menu, and the loader of the background script. */
import { settingsName } from '../core/settings.ts';
import { answer } from './web-app/answer.ts';
import { loadBackground } from './load-script.ts';
import { readGet, readPost } from './web-app/read-envelope.ts';
import { openWorkspace } from './workspace.ts';

export { loadBackground } from './load-script.ts';
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

/** Google calls this when a person opens the spreadsheet. It adds the menu, and says what to choose in a new spreadsheet or a copy. */
export function onOpen(): void {
  SpreadsheetApp.getUi()
    .createMenu('Billing API')
    .addItem('New invoice…', 'newInvoice')
    .addItem('New quotation…', 'newQuotation')
    .addItem('Record a payment…', 'recordPayment')
    .addItem('Credit this invoice…', 'creditInvoice')
    .addItem('Correct this invoice…', 'correctInvoice')
    .addItem('Duplicate…', 'duplicateDocument')
    .addItem('Open document…', 'openDocument')
    .addItem('Save PDF…', 'savePdf')
    .addItem('Mail this document…', 'mailDocument')
    .addSeparator()
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
    .addItem('Clear test data…', 'clearTestData')
    .addToUi();
  if (!openWorkspace().properties.get(settingsName)) loadBackground().background.greet();
}
