/** The entry point of the owner's script: the menu, the triggers and the pages, which no request of the API needs. */
import { hostedPage } from '../core/api/hosted-page.ts';
import { readSeriesOfRows } from './finish-tail.ts';
import { isDegraded } from './health/is-degraded.ts';
import type { BackgroundScript } from './load-script.ts';
import { greet } from './menu/workbook-commands.ts';
import { printer } from './printer.ts';
import { doWork } from './triggers/dispatcher.ts';
import { applyRow, handleOtherChange } from './triggers/sheet-edits.ts';
import { probeLocks } from './web-app/lock-probe.ts';
import { showPage } from './web-app/show-page.ts';
import { testSheets } from './workbook/test-sheets.ts';

export { clearTestData } from './menu/test-data-command.ts';
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
export { setUp, showDeveloperArea, showSidebar } from './menu/workbook-commands.ts';
export { testWebApp } from './menu/web-app-command.ts';
export { checkAllRows, handleEdit, sweepRows } from './triggers/sheet-edits.ts';

export const background: BackgroundScript = {
  applyRow,
  doWork,
  greet,
  handleOtherChange,
  hostedPage,
  isDegraded,
  printer,
  probeLocks,
  seriesOfRows: readSeriesOfRows,
  showPage,
  testSheets,
};
