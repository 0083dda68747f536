/** Opens the session in which a request or a run of a trigger works. */
import { refuseOtherLayout, settingsInMode, settingsName } from '../settings.ts';
import type { Workspace } from '../workspace.ts';
import { hintsName, parseHints, unfinishedName } from './hints.ts';
import { withAbsentSheets } from './absent-sheets.ts';
import type { Session } from './session.ts';
import { withTextStrategy } from './row/text-cell-strategy.ts';

/** The cache values that a session begins with. */
export const sessionNames: readonly string[] = [hintsName, settingsName, unfinishedName];

/**
 * Opens a session from values of the cache that were read before.
 * @param cached what the cache had of `sessionNames`
 * @param today the calendar day that holds; missing: that of the clock
 * @throws Refusal workspace_misconfigured when the sheets have a layout of other code
 */
export function openSession(
  workspace: Workspace,
  cached: Readonly<Record<string, string>>,
  today?: string,
): Session {
  const settings = settingsInMode(workspace, cached[settingsName]);
  refuseOtherLayout(settings);
  const host = settings.finds_hidden
    ? workspace
    : { ...workspace, document: workspace.background.searchByReading(workspace.document) };
  return {
    workspace: { ...workspace, document: withTextStrategy(withAbsentSheets(host, settings), settings) },
    resources: workspace.resources,
    settings,
    today: today ?? workspace.clock.dayOf(workspace.clock.now(), settings.time_zone),
    lookedMs: workspace.clock.now(),
    hints: parseHints(cached[hintsName]),
    unfinished: Number(cached[unfinishedName] ?? 0),
    hasUnflushedWrites: false,
    keepsLock: false,
    holdsLock: false,
    seenLayouts: new Map(),
  };
}
