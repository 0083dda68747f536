/** Runs the dispatcher once: it fans out what was committed, sends what is due, and updates breakers and budget. */
import type { OutboundWorkspace } from '../../outbound.ts';
import { observe } from './circuit-breaker.ts';
import { exhausted, spend } from './day-budget.ts';
import { deadEndpoints, disableEndpoints } from './disable-endpoints.ts';
import { updatePersistedState } from './persisted-state.ts';
import { type Batch, prepareBatch } from './prepare-batch.ts';
import type { DispatcherWork } from './find-work.ts';
import { isOver, nothingSent, openDispatcherRun, type Run } from './run.ts';
import { sendBatch } from './send-batch.ts';

/**
 * Runs the dispatcher once; any number of runs may overlap.
 * @throws Refusal workspace_busy, workspace_misconfigured, ServiceFailure; nothing is lost, a later run goes on
 */
export function dispatch(workspace: OutboundWorkspace, work: DispatcherWork): Run {
  const run = openDispatcherRun(workspace, work);
  let batch: Batch;
  let isRefused: boolean;
  do {
    batch = prepareBatch(run);
    sendBatch(run, batch);
    isRefused = run.sent.refusal !== null;
    concludeBatch(run, batch);
  } while (batch.hasMore && !isRefused && !isOver(run));
  return run;
}

// This run also disables a dead endpoint that an earlier run found, when that run died before it could disable it.
function concludeBatch(run: Run, { endpoints, breakers: known }: Batch): void {
  const { sent } = run;
  if (sent.fetches === 0 && deadEndpoints(known).length === 0) return;
  const enabled = new Set(endpoints.filter(({ isEnabled }) => isEnabled).map(({ id }) => id));
  const { breakers } = updatePersistedState(run.session, (state) => {
    const current = Object.entries(state.breakers).filter(([id]) => enabled.has(id));
    const budget = spend(state.budget, sent.fetches);
    return {
      ...state,
      budget: sent.refusal === 'quota' ? exhausted(budget) : budget,
      breakers: observe(Object.fromEntries(current), sent.observations),
    };
  });
  run.sent = nothingSent;
  disableEndpoints(run, deadEndpoints(breakers));
}
