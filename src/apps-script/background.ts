/** What the usual requests do not need. It is a script of its own, which Code.js loads when one of these is used. */
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

/** A function, because a page that finds the background by name is given its data, but none of its functions. */
export function loadRareRoutes(): readonly Route[] {
  return rareRoutes;
}
