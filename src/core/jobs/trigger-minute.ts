/** Does the work of one trigger minute: the dispatcher sends webhooks, then the daily jobs run that are due. */
import { keepCadence } from '../events/cadence.ts';
import { dispatch } from '../events/dispatcher/dispatch.ts';
import { expectMail } from '../events/dispatcher/cached-state.ts';
import type { DispatcherWork } from '../events/dispatcher/find-work.ts';
import {
  type JobMark,
  readPersistedState,
  updatePersistedState,
} from '../events/dispatcher/persisted-state.ts';
import { isOver, type Run } from '../events/dispatcher/run.ts';
import type { OutboundWorkspace } from '../outbound.ts';
import { holdLock } from '../store/transaction/hold-lock.ts';
import type { Session } from '../store/session.ts';
import { sendMails } from '../mails/send-mails.ts';
import { keepReady } from './keep-ready.ts';
import { overdue } from './overdue.ts';
import { retention } from './retention.ts';

/** Work that is done once on each of the workspace's days. */
export interface Job {
  /** The name of its mark in the persisted state. */
  readonly name: string;
  /**
   * Does the day's work, or as much of it as there is time for.
   * @param last how far the job has come before, null when it has never run
   * @returns the new mark, null when a later run has to go on
   */
  readonly run: (run: JobRun, last: JobMark | null) => JobMark | null;
}

/** The session that a job works in, and its time. */
export interface JobRun {
  readonly session: Session;
  /** True when the job should leave what remains to a later run. */
  readonly isOver: () => boolean;
}

const jobs: readonly Job[] = [overdue, retention];

/**
 * Runs one trigger minute in which `findWork` has found work, or the upkeep of every ten minutes; any number of runs may
 * overlap.
 * @throws Refusal workspace_busy, workspace_misconfigured, ServiceFailure; nothing is lost, a later run goes on
 */
export function runTriggerMinute(workspace: OutboundWorkspace, work: DispatcherWork): void {
  const run = dispatch(workspace, work);
  if (!isOver(run)) runMails(run);
  if (!isOver(run)) runJobs(run);
  keepCadence(run, work);
  keepReady(run, work);
}

// A mail that is queued meanwhile is in the journal, which the next run reads.
function runMails(run: Run): void {
  const { session, workspace, mailDueMs } = run;
  if (mailDueMs === null || mailDueMs > workspace.clock.now()) return;
  const next = sendMails(run);
  holdLock(session, () => expectMail(workspace, mailDueMs, next));
}

function runJobs(run: Run): void {
  const { session, workspace } = run;
  const marks = readPersistedState(workspace).jobs;
  for (const job of jobs) {
    const last = marks[job.name] ?? null;
    if (last?.day === session.today) continue;
    const mark = job.run({ session, isOver: () => isOver(run) }, last);
    if (mark === null) return;
    updatePersistedState(session, (state) => ({ ...state, jobs: { ...state.jobs, [job.name]: mark } }));
  }
}
