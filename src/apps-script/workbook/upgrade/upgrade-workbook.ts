/** Upgrades a workbook with an older layout in place to the layout of this code. */
import { busy, Refusal } from '../../../core/errors/refusal.ts';
import { forgetCachedState } from '../../../core/events/dispatcher/cached-state.ts';
import { showRunning } from '../../../core/store/running-work.ts';
import { loadSettings, settingsName } from '../../../core/settings.ts';
import { saveSettings } from '../../../core/store/save-settings.ts';
import { hintsName } from '../../../core/store/hints.ts';
import { pauseMs } from '../../../core/store/transaction/slice.ts';
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
  /** How long to wait behind the mark for executions that began before it, milliseconds. */
  readonly outwaitMs: number;
}

/**
 * An execution that has read the settings before a change of them may wait 20 seconds until it is let in, and as long for
 * the lock of its write; then it is done in a second or two. One that takes longer looks at the settings again.
 */
export const outwaitMs = 50_000;

// Another execution's transaction holds the lock for a second or two.
const lockWaitMs = 20_000;
// Google ends an execution after six minutes, and the rest of Set up needs two of them.
const turnMs = 200_000;
// Google shows a message for some seconds.
const tellEveryMs = 3_000;

// The property that tells when the mark was made, so that the next execution waits no longer than it must.
const markedName = 'upgrade_marked';

/** True while the sheets are between two layouts, so that an execution has to continue the upgrade. */
export function isUpgrading(workspace: Workspace): boolean {
  return loadSettings(workspace, undefined).schema_version % 1 !== 0;
}

/**
 * Upgrades the workbook. No code serves it until Set up has saved the settings at its end: requests are refused at once.
 * The lock is taken for each slice of the rows. When an execution is stopped, the dispatcher's next run or the next Set up
 * continues.
 * @returns a sentence for the owner when the workbook does not have the target layout yet, otherwise null
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
  if (aimed < target || !isUpgrading(workspace)) {
    // Not even a killed execution leaves an earlier time behind a new mark.
    workspace.properties.delete(markedName);
    markLayout(workspace, target - 0.5);
    workspace.properties.set(markedName, String(workspace.clock.now()));
  }
  return takeTurn(upgrade);
}

function takeTurn(upgrade: Upgrade): string | null {
  const { workspace, servedBuild, pause, outwaitMs: wholeMs } = upgrade;
  const { clock, properties } = workspace;
  const startedMs = clock.now();
  // An execution that died behind the mark has left no time: then all of it is waited for again.
  const markedMs = Number(properties.get(markedName) ?? startedMs);
  pause(Math.max(0, Math.min(wholeMs, markedMs + wholeMs - startedMs)));
  const stopped = runSteps(upgrade, startedMs);
  if (stopped !== null) return stopped;
  // Google may serve the previous version again for a minute after a deployment.
  if (servedBuild() !== workspace.build.id)
    return 'Google still runs the previous version of the script. Choose Set up again in a minute.';
  properties.delete(markedName);
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
    hold: (step) => holdMarked(upgrade, step),
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
    turn.hold(() => {
      writeLayoutVersion(spreadsheet, to);
      workspace.document.flush();
    });
  }
  return null;
}

// Takes the lock for a slice. Another execution may have finished the upgrade meanwhile: then nobody may touch the rows any
// more as if they had the layout of before.
function holdMarked<Result>({ workspace, target, pause }: Upgrade, step: () => Result): Result {
  pause(pauseMs);
  if (!workspace.lock.tryAcquire(lockWaitMs))
    throw busy(
      'workspace_busy',
      'Another program is writing to the sheets. Choose Set up again in a minute.',
      60,
    );
  if (loadSettings(workspace, undefined).schema_version !== target - 0.5) {
    workspace.lock.release();
    throw busy(
      'workspace_busy',
      'Another program has upgraded the sheets. Choose Set up again in a minute.',
      60,
    );
  }
  // After an error the lock stays held until the execution ends, because Google first applies the buffered writes.
  const result = step();
  workspace.lock.release();
  return result;
}

function markLayout(workspace: Workspace, version: number): void {
  const settings = loadSettings(workspace, undefined);
  if (settings.schema_version !== version || workspace.properties.get(settingsName) === null)
    saveSettings(workspace, { schema_version: version });
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
