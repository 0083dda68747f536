/**
 * Keeps the dispatcher's cadence: every minute while an endpoint is enabled, else every ten minutes. The trigger of every
 * ten minutes is always there; the trigger of every minute comes and goes.
 */
import { holdLock } from '../store/transaction/hold-lock.ts';
import type { Session } from '../store/session.ts';
import { ServiceFailure, type Workspace } from '../workspace.ts';
import { readJournalTail } from '../store/journal/journal-tail.ts';
import { readEntries } from '../store/journal/read-entries.ts';
import { forgetCachedState } from './dispatcher/cached-state.ts';
import { cachedStateName, parseCachedState, type DispatcherWork } from './dispatcher/find-work.ts';
import { queuesMail } from './dispatcher/queued-mail.ts';
import type { Run } from './dispatcher/run.ts';
import { hasEnabledEndpoint } from './endpoints/endpoint-table.ts';
import { awaitRuns, readLastRuns } from './last-runs.ts';
import { countMinutesFromNow } from './trigger-day.ts';

/** True when webhooks are to be sent every minute: one service call. */
export function isByMinute(workspace: Workspace): boolean {
  return hasEnabledEndpoint(workspace.inMode(true).properties.getAll());
}

/**
 * Installs the minute trigger, and replaces one that is late: Google may have disabled it, or a trigger has installed it,
 * which may be dead under V8 (issuetracker.google.com/issues/150756612). So a trigger should not rely on this.
 * @returns true when it was missing or replaced
 * @throws ServiceFailure
 */
export function installMinuteTrigger(workspace: Workspace): boolean {
  const trigger = workspace.minuteTrigger();
  const known = readLastRuns(workspace).find((run) => run.trigger === 'runDispatcher');
  if (known?.state === 'late') trigger.remove();
  if (!trigger.install()) return false;
  awaitRuns(workspace, ['runDispatcher']);
  countMinutesFromNow(workspace);
  return true;
}

/** Does the same for a request, which succeeds also when the host refuses: a run every ten minutes tries again. */
export function startEveryMinute(workspace: Workspace): void {
  logFailure(workspace, () => installMinuteTrigger(workspace));
}

/** Corrects the cadence at the end of a run that had work. */
export function keepCadence({ workspace, session, enabled }: Run, { isUpkeep }: DispatcherWork): void {
  if (enabled.size === 0 && !isUpkeep) logFailure(workspace, () => removeUnlessWanted(session));
  if (enabled.size > 0 && isUpkeep) logFailure(workspace, () => repair(session));
}

// An endpoint that is made meanwhile is committed before this holds the lock, and then seen here, or after it, and then its
// request installs the trigger again. The same is true of a mail, which waits in an entry that no run has fanned out.
function removeUnlessWanted(session: Session): void {
  const { workspace } = session;
  holdLock(session, () => {
    if (!isByMinute(workspace) && !isMailNew(session)) workspace.minuteTrigger().remove();
  });
}

// More entries than requests make beside one run.
const entriesMax = 50;

function isMailNew(session: Session): boolean {
  const state = parseCachedState(session.workspace.cache.get(cachedStateName));
  const tail = readJournalTail(session);
  const first = Math.max((state?.journal.transaction ?? 0) + 1, tail.transaction - entriesMax + 1);
  return state !== null && first <= tail.transaction
    ? queuesMail(readEntries(session, tail, first, tail.transaction))
    : false;
}

// A run by the minute would have done what this run found to do. One that is alive leaves its time when it finds no cached
// state; when it does not, its trigger is late after a while, and Health and the next request replace it.
function repair(session: Session): void {
  const { workspace } = session;
  if (workspace.minuteTrigger().install()) {
    awaitRuns(workspace, ['runDispatcher']);
    countMinutesFromNow(workspace);
  }
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
