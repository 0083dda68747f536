/** Answers requests that need no key: whether the workspace is alive, and what its API looks like. */
import type { Workspace } from '../workspace.ts';
import type { ApiRequest } from './message.ts';
import type { Answer } from './operation.ts';

/** The answer to a request outside `/api/v1` that needs no key, or null. */
export function openAnswer(workspace: Workspace, { method, path }: ApiRequest): Answer | null {
  if (method !== 'GET') return null;
  if (path === '/health') {
    return {
      status: 200,
      body: JSON.stringify({ object: 'health', status: 'ok', build: workspace.build.id }),
    };
  }
  if (path === '/openapi.json') return { status: 200, body: workspace.files.openApi() };
  return null;
}
