/** The entry point of the background script: functions that usual requests do not need. Code.js loads it when one is used. */
import type { Route } from '../core/api/operation.ts';
import { type Receipts, receipts } from '../core/api/receipt.ts';
import { rareRoutes } from '../core/api/routes/rare-routes.ts';

export { handleMany } from '../core/api/handle-many.ts';
export { minuteTrigger } from './triggers/dispatcher.ts';
export { finishTail, readSeriesOfRows } from './finish-tail.ts';
export { probeLocks } from './web-app/lock-probe.ts';
export { isDegraded } from './health/is-degraded.ts';
export { developerArea } from './developer-area/developer-area.ts';
export { checkHealth } from './menu/health-command.ts';
export { createApiKey, revokeApiKey } from './menu/key-commands.ts';
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

/** Returns the routes of rare requests. A page that reaches this script by its name can read data, but call no function. */
export function loadRareRoutes(): readonly Route[] {
  return rareRoutes;
}

/** Returns what restricts the answers to keys that may not read all records. */
export function loadReceipts(): Receipts {
  return receipts;
}
