/** The entry point of the script of rare requests. Code.js loads it when one of its functions is used. */
import type { Route } from '../core/api/operation.ts';
import { type Receipts, receipts } from '../core/api/receipt.ts';
import { rareRoutes } from '../core/api/routes/rare-routes.ts';

export { codeLists } from '../core/schema/codes/code-lists.ts';
export { refusalOfRoute } from '../core/api/routes/refuse-route.ts';
export { answerMany } from './web-app/answer-many.ts';
export { minuteTrigger, ownerMail } from './triggers/outbound-workspace.ts';
export { finishTail } from './finish-tail.ts';

/** Returns the routes of rare requests. A page that reaches this script by its name can read data, but call no function. */
export function loadRareRoutes(): readonly Route[] {
  return rareRoutes;
}

/** Returns what restricts the answers to keys that may not read all records. */
export function loadReceipts(): Receipts {
  return receipts;
}
