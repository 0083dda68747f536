/** Carries out operations for the owner of the workspace, who has proven to be that and needs no key. */
import type { ApiKey } from '../access/api-key.ts';
import { allScopes } from '../access/scope-list.ts';
import { mayAll } from '../schema/transaction.ts';
import { blankToNull } from '../schema/validate.ts';
import { startSession } from '../store/start-session.ts';
import type { Workspace } from '../workspace.ts';
import type { Call, Route } from './operation.ts';
import { runRoute } from './operations/write.ts';

/** The parts of a request that the owner makes. */
export interface OwnerRequest {
  /** The id in the path. */
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The key of the owner's operations; no request from outside can present it. */
const owner: ApiKey = {
  id: 'owner',
  name: 'Owner',
  hash: '',
  last4: '',
  scopes: allScopes,
  created_at: '1970-01-01T00:00:00.000Z',
  expires_at: null,
  revoked_at: null,
  rolled_from: null,
};

/**
 * Runs the operation, and returns its answer, parsed.
 * @throws Refusal as the operation does; Error when no route has the name
 */
export function actAsOwner(
  workspace: Workspace,
  routes: readonly Route[],
  operationId: string,
  { id = '', query = {}, body, headers = {} }: OwnerRequest,
): unknown {
  const route = routes.find((one) => one.operationId === operationId);
  if (route === undefined) throw new Error(`There is no operation ${operationId}.`);
  const session = startSession(workspace);
  const text = body === undefined ? '' : JSON.stringify(body);
  const call: Call = {
    session,
    key: owner,
    may: mayAll,
    request: { method: route.method, path: route.path.replace('{id}', id), query: [], headers, body: text },
    requestId: '',
    id,
    query,
    body: text === '' ? undefined : blankToNull(JSON.parse(text)),
  };
  const answer = runRoute(route, call);
  return JSON.parse(answer.body);
}
