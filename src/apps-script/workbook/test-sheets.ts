/** Makes, restores and deletes the sheets of test mode, with all that the script keeps of them. */
import { propertyCacheName } from '../../core/store/property-records.ts';
import { cachedStateName, readyName } from '../../core/events/dispatcher/find-work.ts';
import { busy } from '../../core/errors/refusal.ts';
import { hintsName, unfinishedName } from '../../core/store/hints.ts';
import { journalSheet } from '../../core/store/journal/journal-entry.ts';
import { testPrefix, testSheetPrefix } from '../../core/test-mode.ts';
import type { TestSheets } from '../../core/test-sheets.ts';
import type { Workspace } from '../../core/workspace.ts';
import { serviceCall } from '../google/service-call.ts';
import { openWorkspace } from '../workspace.ts';
import { type NamedSheets, nameSheets } from './named-sheets.ts';
import { restoreSheets } from './restore/restore-sheets.ts';
import { isServed } from './served-build.ts';
import { setUpSheets } from './set-up-sheets.ts';
import { ownPlans, type SheetPlan } from './sheet-plan.ts';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

/** The colour of the tabs. */
const tabColour = '#F9AB00';

// Making a sheet takes a second or two. The lock is held for one at a time, so that requests of live data come between.
const lockWaitMs = 20_000;

/** The property, of test mode, that is there as long as its sheets are. */
const madeName = 'sheets';

/** All that test mode keeps in the cache. */
const cachedNames = [hintsName, unfinishedName, cachedStateName, readyName, propertyCacheName];

/** True when test mode has sheets: one service call. */
export function hasTestSheets(workspace: Workspace): boolean {
  return workspace.inMode(false).properties.get(madeName) !== null;
}

/** The sheets of test mode in the workbook that this script is bound to. */
export function testSheets(): TestSheets {
  const workspace = openWorkspace().inMode(false);
  const spreadsheet = serviceCall(() => SpreadsheetApp.getActive());
  return {
    make: () => makeAll(workspace, spreadsheet),
    clear: () => clearAll(workspace, spreadsheet),
  };
}

function makeAll(workspace: Workspace, spreadsheet: Spreadsheet): boolean {
  if (sheetNamed(spreadsheet, journalSheet) !== null) return false;
  // The journal comes last: while there is none, nothing can be written, and the next request makes what is missing.
  for (const plan of journalLast(ownPlans()))
    underLock(workspace, () => {
      const sheets = inTestMode(nameSheets(spreadsheet));
      setUpSheets(SpreadsheetApp, [plan], sheets);
      sheets.find(plan.name)?.setTabColor(tabColour);
      if (plan.name === journalSheet) workspace.properties.set(madeName, 'made');
      workspace.document.flush();
    });
  return true;
}

// The journal goes last, so that nobody takes what is left for the beginning of test mode.
function clearAll(workspace: Workspace, spreadsheet: Spreadsheet): void {
  const deleteSheet = ({ name }: SheetPlan): void => {
    const sheet = sheetNamed(spreadsheet, name);
    if (sheet !== null) serviceCall(() => spreadsheet.deleteSheet(sheet));
  };
  underLock(workspace, () => {
    const [journal, ...others] = [...journalLast(ownPlans())].reverse();
    others.forEach(deleteSheet);
    const { properties } = workspace.inMode(true);
    for (const name of Object.keys(properties.getAll()))
      if (name.startsWith(testPrefix)) properties.delete(name);
    for (const name of cachedNames) workspace.cache.remove(name);
    if (journal !== undefined) deleteSheet(journal);
    workspace.document.flush();
  });
}

/**
 * Restores what people have done to the sheets of test mode, adds new columns and renews formats, as Set up does in live mode.
 * @returns a sentence for each change; none while test mode has no sheets
 */
export function renewTestSheets(live: Workspace, spreadsheet: Spreadsheet): readonly string[] {
  if (!hasTestSheets(live)) return [];
  const sheets = inTestMode(nameSheets(spreadsheet));
  const restored = restoreSheets(live.inMode(false), spreadsheet, ownPlans(), sheets, {
    mayAdd: () => isServed(live),
  });
  const told = [...restored.sentences, ...setUpSheets(SpreadsheetApp, restored.plans, sheets)];
  return told.map((sentence) => sentence.replace(/ sheet "/g, ` sheet "${testSheetPrefix}`));
}

/** The sheets of test mode, by the names that their plans have. */
function inTestMode(sheets: NamedSheets): NamedSheets {
  const named = (name: string): string => testSheetPrefix + name;
  return {
    livemode: false,
    find: (name) => sheets.find(named(name)),
    list: () =>
      sheets
        .list()
        .filter(({ name }) => name.startsWith(testSheetPrefix))
        .map(({ name, sheet }) => ({ name: name.slice(testSheetPrefix.length), sheet })),
    add: (name, behind = []) => sheets.add(named(name), behind.map(named)),
    addFirst: (name) => sheets.add(named(name)),
    rename: (sheet, name) => sheets.rename(sheet, named(name)),
  };
}

function journalLast(plans: readonly SheetPlan[]): readonly SheetPlan[] {
  const isJournal = ({ name }: SheetPlan): boolean => name === journalSheet;
  return [...plans.filter((plan) => !isJournal(plan)), ...plans.filter(isJournal)];
}

function sheetNamed(spreadsheet: Spreadsheet, name: string): GoogleAppsScript.Spreadsheet.Sheet | null {
  return serviceCall(() => spreadsheet.getSheetByName(testSheetPrefix + name));
}

function underLock({ lock }: Workspace, run: () => void): void {
  if (!lock.tryAcquire(lockWaitMs)) throw busy('workspace_busy', 'Writes are in progress. Try again.', 2);
  try {
    serviceCall(run);
  } finally {
    lock.release();
  }
}
