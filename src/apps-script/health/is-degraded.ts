/** Sums up for `/health` whether the API answers requests and its triggers run. */
import { standingRefusals } from '../../core/api/standing-refusals.ts';
import { readLastRuns } from '../../core/events/last-runs.ts';
import { ServiceFailure, type Workspace } from '../../core/workspace.ts';
import { openWorkspace } from '../workspace.ts';

// Anybody may ask for it without a key, so the sheets are read once a minute at most.
const cacheName = 'health';
const ttlSeconds = 60;

/** True when requests are refused until somebody repairs something, or when a trigger is late. At most a minute old. */
export function isDegraded(): boolean {
  const workspace = openWorkspace();
  try {
    const known = workspace.cache.get(cacheName);
    if (known !== null) return known === 'degraded';
    const found = standingRefusals(workspace).length > 0 || isAnyLate(workspace);
    workspace.cache.put(cacheName, found ? 'degraded' : 'ok', ttlSeconds);
    return found;
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    workspace.log.error('health_not_known', { reason: error.message });
    return true;
  }
}

/** Lets the next caller of `/health` see what a repair has changed. */
export function forgetDegraded({ cache }: Workspace): void {
  cache.remove(cacheName);
}

function isAnyLate(workspace: Workspace): boolean {
  return readLastRuns(workspace).some(({ state }) => state === 'late');
}
