/** Opens the session in which a request or a run of a trigger works. */
import { loadSettings, refuseOtherLayout, settingsName } from '../settings.ts';
import type { Workspace } from '../workspace.ts';
import { hintsName, parseHints } from './hints.ts';
import type { Session } from './session.ts';
import { withTextStrategy } from './text-cell-strategy.ts';

/** Opens a session for a task that reads nothing else from the cache at its start. */
export function startSession(workspace: Workspace): Session {
  return openSession(workspace, workspace.cache.getAll(sessionNames));
}

/** The cache values that a session begins with. */
export const sessionNames: readonly string[] = [hintsName, settingsName];

/**
 * Opens a session from values of the cache that were read before.
 * @param cached what the cache had of `sessionNames`
 * @throws Refusal workspace_misconfigured when the sheets have a layout of other code
 */
export function openSession(workspace: Workspace, cached: Readonly<Record<string, string>>): Session {
  const settings = loadSettings(workspace, cached[settingsName]);
  refuseOtherLayout(settings);
  return {
    workspace: { ...workspace, document: withTextStrategy(workspace.document, settings.text_way) },
    resources: workspace.resources,
    settings,
    today: workspace.clock.dayOf(workspace.clock.now(), settings.time_zone),
    hints: parseHints(cached[hintsName]),
    hasUnflushedWrites: false,
    holdsLock: false,
    seenLayouts: new Map(),
  };
}
