/** Stores the owner's settings, for Set up, the sheet of settings and Health. */
import { busy } from './errors/refusal.ts';
import { type Settings, settingsName } from './settings.ts';
import type { Workspace } from './workspace.ts';

// The cache keeps a value no longer; a change of the settings replaces the cached value.
const settingsTtlSeconds = 21_600;

// A change of the settings waits as long for the lock as a write does.
const lockWaitMs = 20_000;

/**
 * Stores settings under the lock, so that no other execution caches older ones meanwhile and all see them at once.
 * @throws Refusal workspace_busy
 */
export function saveSettings({ cache, lock, properties }: Workspace, settings: Settings): void {
  const text = JSON.stringify(settings);
  if (!lock.tryAcquire(lockWaitMs)) throw busy('workspace_busy', 'Writes are in progress. Try again.', 2);
  try {
    // The cached copy is removed first, so that not even a killed execution leaves it stale.
    cache.remove(settingsName);
    properties.set(settingsName, text);
    cache.put(settingsName, text, settingsTtlSeconds);
  } finally {
    lock.release();
  }
}
