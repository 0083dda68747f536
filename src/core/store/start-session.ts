/** Opens the session of a task that is no request: a run of a trigger, or a command of the owner. */
import type { Workspace } from '../workspace.ts';
import { openSession, sessionNames } from './open-session.ts';
import type { Session } from './session.ts';

/** Opens a session for a task that reads nothing else from the cache at its start. */
export function startSession(workspace: Workspace): Session {
  return openSession(workspace, workspace.cache.getAll(sessionNames));
}
