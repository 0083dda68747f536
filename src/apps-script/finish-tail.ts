/** Finishes the transaction of an execution that died, for the one that holds the lock now. */
import { startSession } from '../core/store/open-session.ts';
import { redo } from '../core/store/redo.ts';
import { openWorkspace } from './workspace.ts';

/** @throws Refusal workspace_misconfigured when a column that it needs is not there */
export function finishTail(): void {
  const session = startSession(openWorkspace());
  session.holdsLock = true;
  redo(session);
}
