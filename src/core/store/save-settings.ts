/** Stores the owner's settings, for Set up, the sheet of settings and Health, and makes the id of the workspace once. */
import { busy } from '../errors/refusal.ts';
import { loadSettings, type Settings, settingsName } from '../settings.ts';
import { newRecordId } from './record-id.ts';
import type { Workspace } from '../workspace.ts';

// The cache keeps a value no longer; a change of the settings replaces the cached value.
const settingsTtlSeconds = 21_600;

// A change of the settings waits as long for the lock as a write does.
const lockWaitMs = 20_000;

/**
 * Stores settings under the lock, so that no other execution caches older ones meanwhile and all see them at once.
 * @throws Refusal workspace_busy
 */
export function saveSettings(workspace: Workspace, settings: Settings): void {
  changeSettings(workspace, () => settings);
}

/**
 * The id of the workspace. A workspace of version 1.0 has none yet, and gets one here.
 * @throws Refusal workspace_busy
 */
export function workspaceIdOf(workspace: Workspace, { workspace_id: known }: Settings): string {
  return known === '' ? changeSettings(workspace, (stored) => stored).workspace_id : known;
}

function changeSettings(workspace: Workspace, change: (stored: Settings) => Settings): Settings {
  const { cache, clock, lock, properties, random } = workspace;
  if (!lock.tryAcquire(lockWaitMs)) throw busy('workspace_busy', 'Writes are in progress. Try again.', 2);
  try {
    const stored = loadSettings(workspace, undefined);
    // Whatever else changes, the id stays as it was made first.
    const workspace_id = stored.workspace_id || newRecordId('ws', clock.now(), 0, random.uuid());
    const settings = { ...change(stored), workspace_id };
    const text = JSON.stringify(settings);
    // The cached copy is removed first, so that not even a killed execution leaves it stale.
    cache.remove(settingsName);
    properties.set(settingsName, text);
    cache.put(settingsName, text, settingsTtlSeconds);
    return settings;
  } finally {
    lock.release();
  }
}
