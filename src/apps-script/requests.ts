/** The entry point of the script of rare requests. Code.js loads it when one of its functions is used. */
import { limitedAnswers } from '../core/api/limited-answers.ts';
import { allRoutes } from '../core/api/routes/all-routes.ts';
import { backgroundRoutes } from '../core/api/routes/background-routes.ts';
import { refuseRoute } from '../core/api/routes/refuse-route.ts';
import { codeLists } from '../core/schema/codes/code-lists.ts';
import { absentSheets } from '../core/store/read/absent-sheets-document.ts';
import { searchByReading } from '../core/store/search/search-by-reading.ts';
import { groupRules } from '../core/store/transaction/group-rules.ts';
import { isTailWritten } from '../core/store/transaction/is-tail-written.ts';
import { placeAdopted } from '../core/store/write/place-adopted.ts';
import { finishTail } from './finish-tail.ts';
import type { RequestsScript } from './load-script.ts';
import { minuteTrigger, ownerMail } from './triggers/outbound-workspace.ts';

export const requests: RequestsScript = {
  routes: () => backgroundRoutes,
  refusalOfRoute(request) {
    const refusal = refuseRoute(allRoutes, request);
    if (refusal === null) throw new Error(`A route takes ${request.method} ${request.path}.`);
    return refusal;
  },
  limitedAnswers: () => limitedAnswers,
  groupRules: () => groupRules,
  absentSheets,
  searchByReading,
  codeLists: () => codeLists,
  placeAdopted,
  isTailWritten: (session, tail) => isTailWritten(session, tail, true),
  finishTail,
  minuteTrigger,
  ownerMail,
};
