/** Finishes the transaction of an execution that died. The caller holds the script lock. */
import { startSession } from '../core/store/open-session.ts';
import { redo } from '../core/store/redo.ts';
import { openWorkspace } from './workspace.ts';

/** @throws Refusal workspace_misconfigured when a column that the transaction writes is missing */
export function finishTail(): void {
  const session = startSession(openWorkspace());
  session.holdsLock = true;
  redo(session);
}
