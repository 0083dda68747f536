/** The entry point of the script of rare requests. Code.js loads it when one of its functions is used. */
import type { ApiRequest } from '../core/api/message.ts';
import type { Route } from '../core/api/operation.ts';
import { allRoutes } from '../core/api/routes/all-routes.ts';
import { refuseRoute } from '../core/api/routes/refuse-route.ts';
import type { Refusal } from '../core/errors/refusal.ts';
import { type Receipts, receipts } from '../core/api/receipt.ts';
import { rareRoutes } from '../core/api/routes/rare-routes.ts';

export { isTailWritten } from '../core/store/transaction/is-tail-written.ts';
export { codeLists } from '../core/schema/codes/code-lists.ts';
export { answerMany } from './web-app/answer-many.ts';
export { minuteTrigger, ownerMail } from './triggers/outbound-workspace.ts';
export { finishTail } from './finish-tail.ts';

/** Returns the routes of rare requests. A page that reaches this script by its name can read data, but call no function. */
export function loadRareRoutes(): readonly Route[] {
  return rareRoutes;
}

/** Returns the refusal of a request that no route takes. */
export function refusalOfRoute(request: Pick<ApiRequest, 'method' | 'path'>): Refusal {
  const refusal = refuseRoute(allRoutes, request);
  if (refusal === null) throw new Error(`A route takes ${request.method} ${request.path}.`);
  return refusal;
}

/** Returns what restricts the answers to keys that may not read all records. */
export function loadReceipts(): Receipts {
  return receipts;
}
