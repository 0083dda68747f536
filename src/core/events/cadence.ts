/**
 * Keeps the dispatcher's cadence: every minute while an endpoint is enabled, else every ten minutes. The trigger of every
 * ten minutes is always there; the trigger of every minute comes and goes.
 */
import { holdLock } from '../store/transaction/hold-lock.ts';
import type { Session } from '../store/session.ts';
import { ServiceFailure, type Workspace } from '../workspace.ts';
import { forgetCachedState } from './dispatcher/cached-state.ts';
import type { Work } from './dispatcher/find-work.ts';
import type { Run } from './dispatcher/run.ts';
import { readEndpointRecords } from './endpoints/endpoint-table.ts';
import { changeTriggerDay, readTriggerDay } from './trigger-day.ts';

/** True when webhooks are to be sent every minute: one service call. */
export function hasEnabledEndpoint(workspace: Workspace): boolean {
  return readEndpointRecords(workspace).some(({ status }) => status === 'enabled');
}

/**
 * Installs the minute trigger, and replaces one that a trigger has installed and that has never run: under V8 such triggers
 * may be dead (issuetracker.google.com/issues/150756612). Only a person's or a caller's execution may call it.
 * @returns true when it was missing or replaced
 * @throws ServiceFailure
 */
export function installMinuteTrigger(workspace: Workspace): boolean {
  const trigger = workspace.minuteTrigger();
  const isUnproven = readTriggerDay(workspace).unprovenMs !== null;
  if (isUnproven) trigger.remove();
  const isNew = trigger.install();
  if (isUnproven) changeTriggerDay(workspace, (day) => ({ ...day, unprovenMs: null }));
  return isNew;
}

/** Does the same for a request, which succeeds also when the host refuses: the next run every ten minutes tries again. */
export function startEveryMinute(workspace: Workspace): void {
  logFailure(workspace, () => installMinuteTrigger(workspace));
}

/**
 * Corrects the cadence at the end of a run. It costs a run that is called for something nothing: every ten minutes one call
 * while an endpoint is enabled.
 */
export function keepCadence({ workspace, session, enabled }: Run, { isUpkeep }: Work): void {
  if (enabled.size === 0 && !isUpkeep) logFailure(workspace, () => removeUnlessWanted(session));
  if (enabled.size > 0 && isUpkeep) logFailure(workspace, () => repair(session));
}

// An endpoint that is made meanwhile is committed before this holds the lock, and then seen here, or after it, and then its
// request installs the trigger again.
function removeUnlessWanted(session: Session): void {
  const { workspace } = session;
  holdLock(session, () => {
    if (!hasEnabledEndpoint(workspace)) workspace.minuteTrigger().remove();
  });
}

// What a trigger installs may be dead, so the next run by the minute is made to leave a trace: it finds no cached state.
function repair(session: Session): void {
  const { workspace } = session;
  const isNew = workspace.minuteTrigger().install();
  if (isNew) changeTriggerDay(workspace, (day) => ({ ...day, unprovenMs: workspace.clock.now() }));
  if (isNew || readTriggerDay(workspace).unprovenMs !== null)
    holdLock(session, () => forgetCachedState(workspace));
}

function logFailure({ log }: Workspace, run: () => unknown): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    log.error('minute_trigger_not_changed', { reason: error.message });
  }
}
