/** The entry point of the background script: functions that usual requests do not need. Code.js loads it when one is used. */
import type { Route } from '../core/api/operation.ts';
import { rareRoutes } from '../core/api/routes/rare-routes.ts';

export { finishTail } from './finish-tail.ts';
export { developerArea } from './developer-area/developer-area.ts';
export { createApiKey, revokeApiKey } from './menu/key-commands.ts';
export { showDeveloperArea, showSidebar } from './menu/workbook-commands.ts';
export { setUp } from './menu/workbook-commands.ts';
export {
  checkAllRows,
  handleChange,
  handleEdit,
  applyRowBeforeWrite,
  sweepRows,
} from './triggers/sheet-edits.ts';
export { runDispatcher } from './triggers/dispatcher.ts';

/** Returns the routes of rare requests. A page that reaches this script by its name can read data, but call no function. */
export function loadRareRoutes(): readonly Route[] {
  return rareRoutes;
}
