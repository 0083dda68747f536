/** Brings a workbook that earlier code has made into the layout that this code works with, in place. */
import { loadSettings, saveSettings, schemaVersion, settingsName } from '../../core/settings.ts';
import type { Workspace } from '../../core/workspace.ts';
import { readLayoutVersion, writeLayoutVersion } from './settings-sheet.ts';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

/** What changes between two layouts. */
export interface UpgradeStep {
  /** The layout that the workbook has afterwards: one more than before. */
  readonly to: number;
  /** Keeps every cell that people filled; run again after it was interrupted, it does what is left. */
  readonly run: (spreadsheet: Spreadsheet) => void;
}

/** Every step since the first layout, which is the present one. */
export const upgradeSteps: readonly UpgradeStep[] = [];

export interface Upgrade {
  readonly workspace: Workspace;
  readonly spreadsheet: Spreadsheet;
  readonly steps: readonly UpgradeStep[];
  /** The layout to reach. */
  readonly target: number;
  /** The build that the web app's address serves, null when it is not deployed or does not answer. */
  readonly servedBuild: () => string | null;
}

// A transaction that is under way takes a second or two.
const lockWaitMs = 20_000;

/** The upgrade of a workbook to this code's own layout. */
export function ownUpgrade(given: Pick<Upgrade, 'workspace' | 'spreadsheet' | 'servedBuild'>): Upgrade {
  return { ...given, steps: upgradeSteps, target: schemaVersion };
}

/**
 * Until the last step is done no code serves the workbook, and the next Set up goes on where this one was stopped.
 * @returns why the workbook is not in the layout now, a sentence for the owner; null when it is
 */
export function upgradeWorkbook({
  workspace,
  spreadsheet,
  steps,
  target,
  servedBuild,
}: Upgrade): string | null {
  const found = layoutOf(workspace, spreadsheet, target);
  if (found === target) return null;
  saveSettings(workspace, { ...loadSettings(workspace, undefined), schema_version: found });
  if (found > target)
    return `A newer script has set this spreadsheet up: its layout is ${found}, this script's is ${target}. Put the newest script in its place.`;
  // The triggers run this code as soon as it is pushed, and the web app runs what was deployed: both must be the same.
  if (servedBuild() !== workspace.build.id)
    return 'The layout of the sheets changes with this script. Deploy it as a new version of the web app first, then choose Set up again.';
  if (!workspace.lock.tryAcquire(lockWaitMs)) return 'Writes are in progress. Choose Set up again.';
  try {
    for (const { to, run } of steps.filter((step) => step.to > found && step.to <= target)) {
      run(spreadsheet);
      writeLayoutVersion(spreadsheet, to);
      workspace.document.flush();
    }
  } finally {
    workspace.lock.release();
  }
  return null;
}

// A copy of a spreadsheet has its sheets and no properties; a new one has neither.
function layoutOf(workspace: Workspace, spreadsheet: Spreadsheet, target: number): number {
  const told = readLayoutVersion(spreadsheet);
  if (told !== null) return told;
  const isNew = workspace.properties.get(settingsName) === null;
  return isNew ? target : loadSettings(workspace, undefined).schema_version;
}
