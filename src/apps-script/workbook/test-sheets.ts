/** Makes, restores and deletes the sheets of test mode, with all that the script keeps of them. */
import { propertyCacheName } from '../../core/store/property-records.ts';
import { cachedStateName, readyName } from '../../core/events/dispatcher/find-work.ts';
import { busy, misconfigured } from '../../core/errors/refusal.ts';
import { hintsName, unfinishedName } from '../../core/store/hints.ts';
import { journalSheet } from '../../core/store/journal/journal-entry.ts';
import { testPrefix, testSheetPrefix } from '../../core/test-mode.ts';
import type { TestSheets } from '../../core/test-sheets.ts';
import type { Workspace } from '../../core/workspace.ts';
import { serviceCall } from '../google/service-call.ts';
import { openWorkspace } from '../workspace.ts';
import { openLayout } from './formatting/sheet-layout.ts';
import { type NamedSheets, nameSheets } from './named-sheets.ts';
import { restoreSheets } from './restore/restore-sheets.ts';
import { isServed } from './served-build.ts';
import { setUpSheets } from './set-up-sheets.ts';
import { ownPlans, type SheetPlan } from './sheet-plan.ts';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

/** The colour of the tabs. */
const tabColour = '#F9AB00';

// Making a sheet takes two seconds, a large one half a second more, and deleting them all takes four. The lock is held for one
// at a time, so that requests of live data come between.
const lockWaitMs = 20_000;

// Somebody may clear the sheets while they are made, but not again and again.
const clearedMax = 3;

/** The property, of test mode, that is there as long as its sheets are. */
const madeName = 'sheets';

/** All that test mode keeps in the cache. */
const cachedNames = [hintsName, unfinishedName, cachedStateName, readyName, propertyCacheName];

/** True when test mode has sheets: one service call. */
export function hasTestSheets(workspace: Workspace): boolean {
  return workspace.inMode(false).properties.get(madeName) !== null;
}

/** The names of the sheets that test mode lacks; none while it has no sheets. */
export function missingTestSheets(workspace: Workspace, spreadsheet: Spreadsheet): readonly string[] {
  if (!hasTestSheets(workspace)) return [];
  const sheets = nameSheets(spreadsheet);
  const names = ownPlans().map(({ name }) => testSheetPrefix + name);
  return names.filter((name) => sheets.find(name) === null);
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
  const plans = journalLast(ownPlans());
  if (plans.some((plan) => plan.name === journalSheet && ownSheet(spreadsheet, plan) !== null)) return false;
  for (const plan of plans) refuseForeign(spreadsheet, plan);
  const isThere = ({ name }: SheetPlan): boolean => sheetNamed(spreadsheet, name) !== null;
  let sheets = nameSheets(spreadsheet);
  const make = (plan: SheetPlan): void => {
    // Another execution makes them or clears them, too. Their names are not asked for each time, because others wait for the lock.
    const isKnown = sheets.find(testSheetPrefix + plan.name) !== null;
    if (isThere(plan) !== isKnown) sheets = nameSheets(spreadsheet);
    setUpSheets(SpreadsheetApp, [plan], inTestMode(sheets));
  };
  // The journal comes last: while there is none, nothing can be written, and the next request makes what is missing.
  const others = plans.filter(({ name }) => name !== journalSheet);
  const finish = (): boolean => {
    if (!others.every(isThere)) return false;
    plans.filter(({ name }) => name === journalSheet).forEach(make);
    workspace.properties.set(madeName, 'made');
    return true;
  };
  for (let times = 0; times < clearedMax; times += 1) {
    for (const plan of others) underLock(workspace, () => make(plan));
    if (underLock(workspace, finish)) return true;
  }
  throw busy('workspace_busy', 'Test data is being cleared. Try again.', 2);
}

// The journal goes last, so that nobody takes what is left for the beginning of test mode.
function clearAll(workspace: Workspace, spreadsheet: Spreadsheet): void {
  const [journal, ...others] = [...journalLast(ownPlans())].reverse();
  const deleteSheet = (plan: SheetPlan): void => {
    const sheet = ownSheet(spreadsheet, plan);
    if (sheet !== null) serviceCall(() => spreadsheet.deleteSheet(sheet));
  };
  for (const plan of others) underLock(workspace, () => deleteSheet(plan));
  underLock(workspace, () => {
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
  const planned = plannedNames();
  return told.map((sentence) => inTestWords(sentence, planned));
}

const namedSheet = /((?: sheet |^Renamed the sheet "[^"]*" back to |Rename the right one to )")([^"]*)/g;

// A sheet that a person has renamed is called by the name that they see; so are headers, which may be called like a sheet.
function inTestWords(sentence: string, planned: ReadonlySet<string>): string {
  return sentence.replace(namedSheet, (_whole, words: string, name: string) =>
    planned.has(name) ? `${words}${testSheetPrefix}${name}` : `${words}${name}`,
  );
}

function plannedNames(): ReadonlySet<string> {
  return new Set(ownPlans().map(({ name }) => name));
}

/** The sheets of test mode, by the names that their plans have. */
function inTestMode(sheets: NamedSheets): NamedSheets {
  const named = (name: string): string => testSheetPrefix + name;
  const planned = plannedNames();
  return {
    livemode: false,
    find: (name) => sheets.find(named(name)),
    // A renamed sheet has any name.
    list: () =>
      sheets.list().map(({ name, sheet }) => {
        const own = name.slice(testSheetPrefix.length);
        return { name: named(own) === name && planned.has(own) ? own : name, sheet };
      }),
    add: (name, behind = []) => sheets.add(named(name), behind.map(named)).setTabColor(tabColour),
    addFirst: (name) => sheets.add(named(name)).setTabColor(tabColour),
    rename: (sheet, name) => sheets.rename(sheet, named(name)),
  };
}

function journalLast(plans: readonly SheetPlan[]): readonly SheetPlan[] {
  const isJournal = ({ name }: SheetPlan): boolean => name === journalSheet;
  return [...plans.filter((plan) => !isJournal(plan)), ...plans.filter(isJournal)];
}

function sheetNamed(spreadsheet: Spreadsheet, name: string): Sheet | null {
  return serviceCall(() => spreadsheet.getSheetByName(testSheetPrefix + name));
}

// A sheet of the name that has none of its columns is a person's own: it is neither written to nor deleted.
function ownSheet(spreadsheet: Spreadsheet, plan: SheetPlan): Sheet | null {
  const sheet = sheetNamed(spreadsheet, plan.name);
  return sheet === null || isForeign(sheet, plan) ? null : sheet;
}

/** @throws Refusal workspace_misconfigured when a person has a sheet of the name */
function refuseForeign(spreadsheet: Spreadsheet, plan: SheetPlan): void {
  const sheet = sheetNamed(spreadsheet, plan.name);
  if (sheet === null || !isForeign(sheet, plan)) return;
  const name = testSheetPrefix + plan.name;
  throw misconfigured(
    `The sheet "${name}" is not one of test data, which needs its name. Rename it in the spreadsheet.`,
    { sheet: name },
  );
}

// A sheet without headers was left by an execution that died while making it. People rename headers, but not most of them.
function isForeign(sheet: Sheet, plan: SheetPlan): boolean {
  return serviceCall(() => {
    const width = sheet.getLastColumn();
    return width > 0 && openLayout(sheet, plan, width).columns.length * 2 < plan.columns.length;
  });
}

function underLock<Result>({ lock }: Workspace, run: () => Result): Result {
  if (!lock.tryAcquire(lockWaitMs)) throw busy('workspace_busy', 'Writes are in progress. Try again.', 2);
  try {
    return serviceCall(run);
  } finally {
    lock.release();
  }
}
