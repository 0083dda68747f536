/** What runs beside the billing requests. It is a script of its own, brought in when one of these is called. */
import { allRoutes } from '../core/api/routes/all-routes.ts';
import { handle } from '../core/api/handle.ts';
import type { ApiRequest, ApiResponse } from '../core/api/message.ts';
import { probeLock } from './web-app/lock-probe.ts';
import { openWorkspace } from './workspace.ts';

export { finishTail } from './finish-tail.ts';
export { developerArea } from './developer-area/developer-area.ts';
export { createApiKey, revokeApiKey } from './menu/key-commands.ts';
export { showDeveloperArea, showSidebar } from './menu/show-pages.ts';
export { setUp } from './menu/set-up-command.ts';
export {
  checkAllRows,
  handleChange,
  handleEdit,
  applyRowBeforeWrite,
  sweepRows,
} from './triggers/sheet-edits.ts';
export { runDispatcher } from './triggers/dispatcher.ts';

/** Answers a request of the API, those that Code.js does not know among them. */
export function respond(request: ApiRequest): ApiResponse {
  const workspace = openWorkspace();
  return probeLock(workspace, request) ?? handle(workspace, allRoutes, request);
}
