/** What runs beside the billing requests. It is a script of its own, brought in when one of these is called. */
import { handle } from '../core/api/handle.ts';
import type { ApiRequest, ApiResponse } from '../core/api/message.ts';
import { routes } from '../core/api/routes.ts';
import { openWorkspace } from './workspace.ts';

export { createApiKey, revokeApiKey } from './menu/key-commands.ts';
export { setUp } from './menu/set-up-command.ts';

/** Answers a request of the API, those that Code.js does not know among them. */
export function respond(request: ApiRequest): ApiResponse {
  return handle(openWorkspace(), routes, request);
}
