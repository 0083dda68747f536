/** The entry point of the owner's script: the menu, the triggers and the pages, which no request of the API needs. */
export { readSeriesOfRows } from './finish-tail.ts';
export { hostedPage } from '../core/api/hosted-page.ts';
export { showPage } from './web-app/show-page.ts';
export { probeLocks } from './web-app/lock-probe.ts';
export { clearTestData } from './menu/test-data-command.ts';
export { printer } from './printer.ts';
export { testSheets } from './workbook/test-sheets.ts';
export { isDegraded } from './health/is-degraded.ts';
export { developerArea } from './developer-area/developer-area.ts';
export { checkHealth } from './menu/health-command.ts';
export { createApiKey, revokeApiKey } from './menu/key-commands.ts';
export {
  correctInvoice,
  creditInvoice,
  duplicateDocument,
  mailDocument,
  newInvoice,
  newQuotation,
  openDocument,
  savePdf,
  recordPayment,
} from './menu/billing-commands.ts';
export { showDeveloperArea, showSidebar } from './menu/workbook-commands.ts';
export { setUp, greet } from './menu/workbook-commands.ts';
export { testWebApp } from './menu/web-app-command.ts';
export {
  checkAllRows,
  handleOtherChange,
  handleEdit,
  applyRow,
  sweepRows,
} from './triggers/sheet-edits.ts';
export { doWork } from './triggers/dispatcher.ts';
