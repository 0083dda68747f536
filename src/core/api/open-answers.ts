/** Answers requests that need no key: whether the workspace is alive, and what its API looks like. */
import type { Workspace } from '../workspace.ts';
import type { ApiRequest } from './message.ts';
import type { Answer } from './operation.ts';
import { methodNotAllowed } from './routes/match-route.ts';

const openPath = /^\/(health|openapi\.json)\/?$/;

/**
 * The answer to a request outside `/api/v1` that needs no key, or null.
 * @throws Refusal method_not_allowed
 */
export function openAnswer(workspace: Workspace, { method, path }: ApiRequest): Answer | null {
  const name = openPath.exec(path)?.[1];
  if (name === undefined) return null;
  if (method !== 'GET') throw methodNotAllowed(method, path, ['GET']);
  const body =
    name === 'health'
      ? JSON.stringify({
          object: 'health',
          status: workspace.isDegraded() ? 'degraded' : 'ok',
          build: workspace.build.id,
        })
      : workspace.files.openApi();
  return { status: 200, body };
}
