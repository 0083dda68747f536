/** Repairs the store after an execution has died or a person has cut the journal. The caller holds the script lock. */
import { seriesOfRows } from '../core/sheet-edits/deletions/series-of-rows.ts';
import { startSession } from '../core/store/start-session.ts';
import { redo } from '../core/store/transaction/redo.ts';
import type { Session } from '../core/store/session.ts';
import { openWorkspace } from './workspace.ts';

/** @throws Refusal workspace_misconfigured when a column that the transaction writes is missing */
export function finishTail(): void {
  redo(openLocked());
}

/** The highest number of every series in the rows. */
export function readSeriesOfRows(names: readonly string[]): Readonly<Record<string, number>> {
  return seriesOfRows(openLocked(), names);
}

function openLocked(): Session {
  const session = startSession(openWorkspace());
  session.holdsLock = true;
  return session;
}
