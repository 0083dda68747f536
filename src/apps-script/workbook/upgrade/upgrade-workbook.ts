/** Upgrades a workbook with an older layout in place to the layout of this code. */
import { Refusal } from '../../../core/errors/refusal.ts';
import { forgetCachedState } from '../../../core/events/dispatcher/cached-state.ts';
import { showRunning } from '../../../core/store/running-work.ts';
import { loadSettings, settingsName } from '../../../core/settings.ts';
import { saveSettings } from '../../../core/store/save-settings.ts';
import { hintsName } from '../../../core/store/hints.ts';
import { withTextStrategy } from '../../../core/store/row/text-cell-strategy.ts';
import type { Workspace } from '../../../core/workspace.ts';
import { readLayoutVersion, writeLayoutVersion } from '../settings-sheet.ts';
import type { UpgradeStep, UpgradeTurn } from './upgrade-steps.ts';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

export interface Upgrade {
  readonly workspace: Workspace;
  readonly spreadsheet: Spreadsheet;
  readonly steps: readonly UpgradeStep[];
  /** The number of the layout to reach. */
  readonly target: number;
  /** The build that the web app serves, or null when it is not deployed or does not answer. */
  readonly servedBuild: () => string | null;
  /** Installs the triggers, which continue the upgrade when this execution cannot finish it. */
  readonly installTriggers: () => void;
  /** Waits this many milliseconds. */
  readonly pause: (ms: number) => void;
  /** The least time in milliseconds for which the upgrade holds the lock before it is done. */
  readonly heldMinMs: number;
}

/**
 * An execution of the previous code may have read the old layout and be waiting for the lock. It gives up after 20
 * seconds, so an upgrade that has held the lock for longer is the only one that uses the sheets.
 */
export const outwaitMs = 25_000;

// Another execution's transaction holds the lock for a second or two.
const lockWaitMs = 20_000;
// Google ends an execution after six minutes, and the rest of Set up needs two of them.
const turnMs = 240_000;
// Google shows a message for some seconds.
const tellEveryMs = 3_000;

/** True while the sheets are between two layouts, so that an execution has to continue the upgrade. */
export function isUpgrading(workspace: Workspace): boolean {
  return loadSettings(workspace, undefined).schema_version % 1 !== 0;
}

/**
 * Upgrades the workbook. No code serves it until Set up has saved the settings at its end. When an execution is stopped,
 * the dispatcher's next run or the next Set up continues.
 * @returns a sentence for the owner when the workbook does not have the target layout yet, otherwise null. After an
 * upgrade the lock is still held, because Set up saves the settings under it
 */
export function upgradeWorkbook(upgrade: Upgrade): string | null {
  try {
    return bringToTarget(upgrade);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

function bringToTarget(upgrade: Upgrade): string | null {
  const { workspace, spreadsheet, target, servedBuild } = upgrade;
  const found = layoutOf(upgrade);
  // An upgrade that is under way has recorded its target only in the settings.
  const aimed = Math.ceil(loadSettings(workspace, undefined).schema_version);
  if (found > target || aimed > target) {
    if (aimed <= target) markLayout(workspace, found);
    return `This spreadsheet was set up by a newer version of the script: it has layout ${Math.max(found, aimed)}, this script uses layout ${target}. Install the newest version of the script.`;
  }
  if (found === target && !isUpgrading(workspace)) return null;
  // The triggers run the pushed code at once, and the web app runs the deployed code. The upgrade begins when both are the same.
  if (servedBuild() !== workspace.build.id) {
    if (!isUpgrading(workspace)) markLayout(workspace, found);
    return 'This version of the script changes the layout of the sheets. Deploy it as a new version of the web app first, then choose Set up again.';
  }
  // The sheet keeps the present layout, because the settings will have only the target.
  if (readLayoutVersion(spreadsheet) === null) writeLayoutVersion(spreadsheet, found);
  workspace.document.flush();
  // The triggers are installed before the mark, because after it they continue the upgrade by themselves.
  upgrade.installTriggers();
  markLayout(workspace, target - 0.5);
  if (!workspace.lock.tryAcquire(lockWaitMs))
    return 'Another program is writing to the sheets or upgrading them. Choose Set up again in a minute.';
  const refusal = takeTurn(upgrade);
  // After an error the lock stays held until the execution ends, because Google first applies the buffered writes.
  if (refusal !== null) workspace.lock.release();
  return refusal;
}

function takeTurn(upgrade: Upgrade): string | null {
  const { workspace, servedBuild, pause, heldMinMs } = upgrade;
  const { clock } = workspace;
  const heldMs = clock.now();
  const stopped = runSteps(upgrade, heldMs);
  if (stopped !== null) return stopped;
  pause(Math.max(0, heldMs + heldMinMs - clock.now()));
  // Google may serve the previous version again for a minute after a deployment.
  if (servedBuild() !== workspace.build.id)
    return 'Google still runs the previous version of the script. Choose Set up again in a minute.';
  forgetPlaces(workspace);
  return null;
}

function runSteps(upgrade: Upgrade, startedMs: number): string | null {
  const { workspace, spreadsheet, steps, target } = upgrade;
  const { clock } = workspace;
  let toldMs = 0;
  const turn: UpgradeTurn = {
    document: withTextStrategy(workspace.document, loadSettings(workspace, undefined)),
    isLate: () => clock.now() - startedMs > turnMs,
    tell(progress) {
      if (clock.now() - toldMs < tellEveryMs) return;
      toldMs = clock.now();
      spreadsheet.toast(progress, 'Upgrading the sheets');
      showRunning(workspace, `Upgrading the sheets: ${progress}`);
    },
  };
  const found = layoutOf(upgrade);
  for (const { to, run } of steps.filter((step) => step.to > found && step.to <= target)) {
    const progress = run(turn);
    if (progress !== null)
      return `The upgrade to layout ${target} is not finished (${progress}). It continues by itself in a minute, or at once when you choose Set up again.`;
    writeLayoutVersion(spreadsheet, to);
    workspace.document.flush();
  }
  return null;
}

function markLayout(workspace: Workspace, version: number): void {
  const settings = loadSettings(workspace, undefined);
  if (settings.schema_version !== version || workspace.properties.get(settingsName) === null)
    saveSettings(workspace, { ...settings, schema_version: version });
  forgetPlaces(workspace);
}

// Removes what the previous code has cached about the sheets.
function forgetPlaces({ cache }: Workspace): void {
  cache.remove(hintsName);
  forgetCachedState({ cache });
}

// A copy of a spreadsheet has the sheets but no properties; a new spreadsheet has neither.
function layoutOf({ workspace, spreadsheet, target }: Upgrade): number {
  const told = readLayoutVersion(spreadsheet);
  if (told !== null) return told;
  const isNew = workspace.properties.get(settingsName) === null;
  return isNew ? target : Math.floor(loadSettings(workspace, undefined).schema_version);
}
