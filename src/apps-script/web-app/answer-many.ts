/** Answers several requests of one envelope. */
import { handleUnreadable } from '../../core/api/handle.ts';
import type { ApiRequest, ApiResponse } from '../../core/api/message.ts';
import { handleMany } from '../../core/api/packs/handle-many.ts';
import type { RouteTable } from '../../core/api/routes/match-route.ts';
import type { Workspace } from '../../core/workspace.ts';

/** @param reads readers of the requests; what one throws is the answer to that request alone */
export function answerMany(
  workspace: Workspace,
  routes: RouteTable,
  reads: readonly (() => ApiRequest)[],
): ApiResponse[] {
  const requests = reads.map(readOrFault);
  const readable = requests.flatMap((one) => ('fault' in one ? [] : [one]));
  const answers = [...handleMany(workspace, routes, readable)];
  return requests.flatMap((one) =>
    'fault' in one ? [handleUnreadable(workspace, one.fault)] : answers.splice(0, 1),
  );
}

function readOrFault(read: () => ApiRequest): ApiRequest | { readonly fault: unknown } {
  try {
    return read();
  } catch (fault) {
    return { fault };
  }
}
