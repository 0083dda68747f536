/** Repairs the store after an execution has died or a person has cut the journal. The caller holds the script lock. */
import { workspaceResource } from '../core/business/workspace-resource.ts';
import { seriesOfRows } from '../core/store/read/series-of-rows.ts';
import { startSession } from '../core/store/start-session.ts';
import { redo } from '../core/store/transaction/redo.ts';
import type { Session } from '../core/store/session.ts';
import { openWorkspace } from './workspace.ts';

/** @throws Refusal workspace_misconfigured when a column that the transaction writes is missing */
export function finishTail(livemode: boolean): void {
  redo(openLocked(livemode), [workspaceResource]);
}

/** The highest number of every series in the rows. */
export function readSeriesOfRows(
  livemode: boolean,
  names: readonly string[],
): Readonly<Record<string, number>> {
  return seriesOfRows(openLocked(livemode), names);
}

function openLocked(livemode: boolean): Session {
  const session = startSession(openWorkspace().inMode(livemode));
  session.holdsLock = true;
  return session;
}
