/** Answers requests that need no key: whether the workspace is alive, what its API looks like, and the pages of customers. */
import { Refusal } from '../errors/refusal.ts';
import type { Workspace } from '../workspace.ts';
import type { ApiRequest } from './message.ts';
import type { Answer } from './operation.ts';

/** Links to the pages of documents begin with it. */
export const pagePath = '/d/';

const openPath = /^\/(health|openapi\.json)\/?$/;

/** True for a path that `openAnswer` answers. */
export function isOpen(path: string): boolean {
  return path.startsWith(pagePath) || openPath.test(path);
}

/**
 * The answer to a request outside `/api/v1` that needs no key, or null.
 * @throws Refusal method_not_allowed
 */
export function openAnswer(workspace: Workspace, request: ApiRequest): Answer | null {
  const { method, path } = request;
  if (path.startsWith(pagePath)) return workspace.background.hostedPage(workspace, request);
  const name = openPath.exec(path)?.[1];
  if (name === undefined) return null;
  if (method !== 'GET')
    throw new Refusal('method_not_allowed', `${path} does not support ${method}. It supports GET, HEAD.`, {
      headers: { Allow: 'GET, HEAD' },
    });
  const body =
    name === 'health'
      ? JSON.stringify({
          object: 'health',
          status: workspace.background.isDegraded() ? 'degraded' : 'ok',
          build: workspace.build.id,
        })
      : workspace.files.openApi();
  return { status: 200, body };
}
