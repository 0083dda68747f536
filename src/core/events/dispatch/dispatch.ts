/** One run of the dispatcher: what was committed is fanned out, what is due is sent, and once a day it tidies up. */
import type { OutboundWorkspace } from '../../outbound.ts';
import { disableEndpoints } from './disable-endpoints.ts';
import { hopelessOnes, remember } from './findings.ts';
import { isIdle } from './is-idle.ts';
import { type Batch, prepareBatch } from './prepare-batch.ts';
import { retireRows } from './retire-rows.ts';
import { sessionNames } from '../../store/open-session.ts';
import { isOver, openRun, type Run } from './run.ts';
import { sendBatch } from './send-batch.ts';
import { parseState, stateName } from './state.ts';
import { tellOverdue } from './tell-overdue.ts';
import { updateMemory } from './update-memory.ts';

/**
 * Runs once; any number of runs may overlap. One that finds nothing to do makes one document call and takes no lock.
 * @throws Refusal workspace_busy, workspace_misconfigured, ServiceFailure; nothing is lost, a later run goes on
 */
export function dispatch(workspace: OutboundWorkspace): void {
  const startedMs = workspace.clock.now();
  const cached = workspace.cache.getAll([stateName, ...sessionNames]);
  const state = parseState(cached[stateName]);
  if (state !== null && isIdle(workspace, state)) return;
  const run = openRun(workspace, cached, startedMs);
  let batch = sendNext(run);
  while (batch.hasMore && !run.findings.isExhausted && !isOver(run)) batch = sendNext(run);
  conclude(run);
  if (isOver(run)) return;
  tellOverdue(run, batch.memory);
  if (batch.hasSheet) retireRows(run, batch.memory);
}

function sendNext(run: Run): Batch {
  const batch = prepareBatch(run);
  sendBatch(run, batch);
  return batch;
}

function conclude(run: Run): void {
  const { workspace, findings, startedMs } = run;
  if (findings.fetches === 0) return;
  const nowMs = workspace.clock.now();
  const memory = updateMemory(run, (known) => remember(known, findings, { nowMs, runMs: nowMs - startedMs }));
  disableEndpoints(run, hopelessOnes(memory, findings));
}
