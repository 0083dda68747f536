/** Opens the session in which a request or a run of a trigger works. */
import { loadSettings, refuseOtherLayout, settingsName } from '../settings.ts';
import type { Workspace } from '../workspace.ts';
import { hintsName, parseHints, unfinishedName } from './hints.ts';
import type { Session } from './session.ts';
import { withTextStrategy } from './row/text-cell-strategy.ts';

/** The cache values that a session begins with. */
export const sessionNames: readonly string[] = [hintsName, settingsName, unfinishedName];

/**
 * Opens a session from values of the cache that were read before.
 * @param cached what the cache had of `sessionNames`
 * @param may what the scopes of an API key allow; missing: everything
 * @throws Refusal workspace_misconfigured when the sheets have a layout of other code
 */
export function openSession(
  workspace: Workspace,
  cached: Readonly<Record<string, string>>,
  may: Session['may'] = () => true,
): Session {
  const settings = loadSettings(workspace, cached[settingsName]);
  refuseOtherLayout(settings);
  return {
    workspace: { ...workspace, document: withTextStrategy(workspace.document, settings) },
    resources: workspace.resources,
    settings,
    may,
    today: workspace.clock.dayOf(workspace.clock.now(), settings.time_zone),
    hints: parseHints(cached[hintsName]),
    unfinished: Number(cached[unfinishedName] ?? 0),
    hasUnflushedWrites: false,
    keepsLock: false,
    holdsLock: false,
    seenLayouts: new Map(),
  };
}
