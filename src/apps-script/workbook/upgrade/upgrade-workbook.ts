/** Brings a workbook that earlier code has made into the layout that this code works with, in place. */
import { Refusal } from '../../../core/errors/refusal.ts';
import { forgetCachedState } from '../../../core/events/dispatcher/cached-state.ts';
import { loadSettings, saveSettings, settingsName } from '../../../core/settings.ts';
import { hintsName } from '../../../core/store/hints.ts';
import { withTextStrategy } from '../../../core/store/text-cell-strategy.ts';
import type { Workspace } from '../../../core/workspace.ts';
import { readLayoutVersion, writeLayoutVersion } from '../settings-sheet.ts';
import type { UpgradeStep, UpgradeTurn } from './upgrade-step.ts';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

export interface Upgrade {
  readonly workspace: Workspace;
  readonly spreadsheet: Spreadsheet;
  readonly steps: readonly UpgradeStep[];
  /** The layout to reach. */
  readonly target: number;
  /** The build that the web app's address serves, null when it is not deployed or does not answer. */
  readonly servedBuild: () => string | null;
  /** Sees to it that the triggers go on with what this execution cannot finish. */
  readonly installTriggers: () => void;
  /** Lets time pass, in milliseconds. */
  readonly pause: (ms: number) => void;
  /** For how long the lock is held at least, in milliseconds. */
  readonly heldMinMs: number;
}

/**
 * An execution of the code before may have looked at the layout and be waiting for the lock now: it gives up after 20
 * seconds, so whoever has held the lock for longer is alone with the sheets.
 */
export const outwaitMs = 25_000;

// A transaction that is under way takes a second or two.
const lockWaitMs = 20_000;
// Of the six minutes that Google gives an execution, two are for the end of Set up.
const turnMs = 240_000;
// A message stands for some seconds.
const tellEveryMs = 3_000;

/** True while the sheets are between two layouts, and an execution has to go on with them. */
export function isUpgrading(workspace: Workspace): boolean {
  return loadSettings(workspace, undefined).schema_version % 1 !== 0;
}

/**
 * Until Set up has saved the settings, which is the last that it does, no code serves the workbook. An execution that
 * was stopped anywhere is gone on with by the dispatcher's next run, or by the next Set up.
 * @returns why the workbook is not in the layout now, a sentence for the owner; null when it is, and then the lock is
 * held if anything was to be done: the settings are saved under it
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
  // Who is on the way to a layout leaves that in the settings alone.
  const aimed = Math.ceil(loadSettings(workspace, undefined).schema_version);
  if (found > target || aimed > target) {
    if (aimed <= target) markLayout(workspace, found);
    return `This spreadsheet was set up by a newer version of the script: it has layout ${Math.max(found, aimed)}, this script uses layout ${target}. Install the newest version of the script.`;
  }
  if (found === target && !isUpgrading(workspace)) return null;
  // The triggers run this code as soon as it is pushed, and the web app runs what was deployed: both must be the same.
  if (servedBuild() !== workspace.build.id) {
    if (!isUpgrading(workspace)) markLayout(workspace, found);
    return 'This version of the script changes the layout of the sheets. Deploy it as a new version of the web app first, then choose Set up again.';
  }
  // The settings will only tell where to.
  if (readLayoutVersion(spreadsheet) === null) writeLayoutVersion(spreadsheet, found);
  workspace.document.flush();
  // From the mark on they go on by themselves.
  upgrade.installTriggers();
  markLayout(workspace, target - 0.5);
  if (!workspace.lock.tryAcquire(lockWaitMs))
    return 'Another program is writing to the sheets or upgrading them. Choose Set up again in a minute.';
  const refusal = takeTurn(upgrade);
  // What is thrown leaves the lock to the end of the execution, which first applies what is still buffered.
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
  // For a minute after a deployment Google may serve the version before again.
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
    document: withTextStrategy(workspace.document, loadSettings(workspace, undefined).text_way),
    isLate: () => clock.now() - startedMs > turnMs,
    tell(progress) {
      if (clock.now() - toldMs < tellEveryMs) return;
      toldMs = clock.now();
      spreadsheet.toast(progress, 'Upgrading the sheets');
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

// What the code before has learned about the sheets.
function forgetPlaces({ cache }: Workspace): void {
  cache.remove(hintsName);
  forgetCachedState({ cache });
}

// A copy of a spreadsheet has its sheets and no properties; a new one has neither.
function layoutOf({ workspace, spreadsheet, target }: Upgrade): number {
  const told = readLayoutVersion(spreadsheet);
  if (told !== null) return told;
  const isNew = workspace.properties.get(settingsName) === null;
  return isNew ? target : Math.floor(loadSettings(workspace, undefined).schema_version);
}
