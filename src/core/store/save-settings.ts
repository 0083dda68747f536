/** Stores the settings, and makes the id of the workspace and the secret of its links once. */
import { busy } from '../errors/refusal.ts';
import { loadSettings, type Settings, settingsName } from '../settings.ts';
import { newRecordId } from '../schema/record-id.ts';
import type { Workspace } from '../workspace.ts';

// The cache keeps a value no longer; a change of the settings replaces the cached value.
const settingsTtlSeconds = 21_600;

// A change of the settings waits as long for the lock as a write does.
const lockWaitMs = 20_000;

/**
 * Stores some settings under the lock; the others stay as they are there. No change of them is told to anybody: those
 * that the API shows change by a transaction instead, once the workbook is set up.
 * @returns all settings as they are now
 * @throws Refusal workspace_busy
 */
export function saveSettings(workspace: Workspace, change: Partial<Settings>): Settings {
  return changeSettings(workspace, (stored) => ({ ...stored, ...change }));
}

/**
 * The id of the workspace. A workspace of version 1.0 has none yet, and gets one here.
 * @throws Refusal workspace_busy
 */
export function workspaceIdOf(workspace: Workspace, { workspace_id: known }: Settings): string {
  return known === '' ? changeSettings(workspace, (stored) => stored).workspace_id : known;
}

/**
 * Changes the settings under the lock.
 * @param change returns the settings to store, of those that are stored
 * @throws Refusal workspace_busy
 */
export function changeSettings(workspace: Workspace, change: (stored: Settings) => Settings): Settings {
  const { clock, lock, random } = workspace;
  if (!lock.tryAcquire(lockWaitMs)) throw busy('workspace_busy', 'Writes are in progress. Try again.', 2);
  try {
    const stored = loadSettings(workspace, undefined);
    // Whatever else changes, the id and the secret stay as they were made first.
    const workspace_id = stored.workspace_id || newRecordId('ws', clock.now(), 0, random.uuid());
    const link_secret = stored.link_secret || newLinkSecret(workspace);
    const settings = { ...change(stored), workspace_id, link_secret };
    writeSettings(workspace, settings);
    return settings;
  } finally {
    lock.release();
  }
}

// Three UUIDs carry more random bits than the digest holds.
function newLinkSecret({ digest, random }: Workspace): string {
  return digest.sha256Hex([0, 1, 2].map(() => random.uuid()).join());
}

/** Writes the settings; the caller holds the lock. */
export function writeSettings({ cache, properties }: Workspace, settings: Settings): void {
  const text = JSON.stringify(settings);
  // The cached copy is removed first, so that not even a killed execution leaves it stale.
  cache.remove(settingsName);
  properties.set(settingsName, text);
  cache.put(settingsName, text, settingsTtlSeconds);
}
