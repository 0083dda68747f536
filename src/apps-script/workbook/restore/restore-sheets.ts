/** Restores the names of sheets and headers, and the contents of columns, before Set up adds missing ones. */
import { Refusal } from '../../../core/errors/refusal.ts';
import { awaitConfirmation } from '../../../core/sheet-edits/deletions/unconfirmed-deletions.ts';
import { loadSettings } from '../../../core/settings.ts';
import { madeColumns } from '../../../core/store/made-columns.ts';
import type { Layout } from '../../../core/store/layout.ts';
import { hintsName, parseHints } from '../../../core/store/hints.ts';
import { withTextStrategy } from '../../../core/store/row/text-cell-strategy.ts';
import type { Workspace } from '../../../core/workspace.ts';
import { findHeaderFaults } from '../../health/header-faults.ts';
import type { SheetPlan } from '../sheet-plan.ts';
import type { UpgradeTurn } from '../upgrade/upgrade-steps.ts';
import { addNewColumns } from './add-new-columns.ts';
import { findRenamedSheets } from './find-renamed-sheet.ts';
import { plannedTable } from './planned-table.ts';
import { restoreColumns } from './restore-columns.ts';
import { restoreHeaderRow } from './restore-header-row.ts';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

// Google ends an execution after six minutes, and the rest of Set up needs two of them.
const turnMs = 240_000;
// Google shows a message for some seconds.
const tellEveryMs = 3_000;

export interface RestoredSheets {
  /** A sentence for each change, and for each matter that the owner has to repair. */
  readonly sentences: readonly string[];
  /** The plans of the sheets that Set up may complete now, because what they still lack never existed. */
  readonly plans: readonly SheetPlan[];
}

/** Does nothing when every sheet and header exists. When an execution was stopped, the next run does the rest. */
export function restoreSheets(
  workspace: Workspace,
  spreadsheet: Spreadsheet,
  plans: readonly SheetPlan[],
): RestoredSheets {
  const turn = openTurn(workspace, spreadsheet);
  const sentences: string[] = [];
  const ready: SheetPlan[] = [];
  for (const plan of plans) {
    const { told, isReady } = restoreSheet(workspace, spreadsheet, { turn, plan, plans });
    sentences.push(...told);
    if (isReady) ready.push(plan);
  }
  // The cached places of columns and rows are no longer right.
  if (sentences.length > 0) workspace.cache.remove(hintsName);
  return { sentences, plans: ready };
}

interface Task {
  readonly turn: UpgradeTurn;
  readonly plan: SheetPlan;
  readonly plans: readonly SheetPlan[];
}

interface Restored {
  readonly told: readonly string[];
  readonly isReady: boolean;
}

function restoreSheet(workspace: Workspace, spreadsheet: Spreadsheet, task: Task): Restored {
  const { plan, plans, turn } = task;
  const sheet = spreadsheet.getSheetByName(plan.name);
  if (sheet !== null) return restoreContent(workspace, sheet, task, []);
  const others = spreadsheet.getSheets().filter((one) => !plans.some(({ name }) => name === one.getName()));
  const [found, ...more] = findRenamedSheets(others, plan);
  if (found === undefined) return restoreNothing(workspace, plan);
  if (more.length > 0) {
    const names = [found, ...more].map((one) => `"${one.getName()}"`).join(' and ');
    const sentence = `The sheet "${plan.name}" is missing, and each of ${names} has its columns. Rename the right one to "${plan.name}", then choose Set up again.`;
    return { told: [sentence], isReady: false };
  }
  const told = [`Renamed the sheet "${found.getName()}" back to "${plan.name}".`];
  found.setName(plan.name);
  turn.document.flush();
  return restoreContent(workspace, found, task, told);
}

// The records of a missing sheet are not deleted until the owner confirms that.
function restoreNothing(workspace: Workspace, { name }: SheetPlan): Restored {
  const planned = plannedTable(name);
  const records =
    planned === null || planned.resource.sheet !== name ? 0 : awaitConfirmation(workspace, planned.resource);
  if (records === 0) return { told: [], isReady: true };
  const sentence = `The sheet "${name}" is missing, with ${records} records. See Health in the developer area.`;
  return { told: [sentence], isReady: true };
}

function restoreContent(
  workspace: Workspace,
  sheet: Sheet,
  { turn, plan }: Task,
  before: readonly string[],
): Restored {
  const told = [...before];
  const { layouts } = parseHints(workspace.cache.get(hintsName) ?? undefined);
  const made = madeColumns(loadSettings(workspace, undefined), plan.name);
  const headerRow = restoreHeaderRow(turn.document, sheet, plan, { known: layouts[plan.name], made });
  if (headerRow === 'unknown') {
    const sentence = `The header row of the sheet "${plan.name}" is lost, and the columns cannot be recognised without it. Copy the header row back from the version history of the spreadsheet.`;
    return { told: [...told, sentence], isReady: false };
  }
  if (headerRow === 'back') told.push(`Restored the header row of the sheet "${plan.name}".`);
  for (const { column, from, to } of findHeaderFaults(sheet, plan, made).renamed) {
    sheet.getRange(1, column).setValue(to);
    told.push(`Renamed the header "${from}" of the sheet "${plan.name}" back to "${to}".`);
  }
  if (told.length > 0) turn.document.flush();
  const added = addNewColumns(workspace, sheet, plan, made);
  if (added === null) {
    const sentence = `Another program is writing to the sheets: choose Set up again to complete the sheet "${plan.name}".`;
    return { told: [...told, sentence], isReady: false };
  }
  for (const header of added) told.push(`Added the column "${header}" to the sheet "${plan.name}".`);
  try {
    const { sentences, isDone } = restoreColumns(turn, sheet, plan, orderOf(plan, layouts[plan.name]));
    return { told: [...told, ...sentences], isReady: isDone };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { told: [...told, error.message], isReady: false };
  }
}

// A person may have moved the columns before one was deleted: then the layout that the last request has seen knows better
// than the plan where they stood.
function orderOf({ columns }: SheetPlan, known: Layout | undefined): string[] {
  const headers = columns.map(({ header }) => header);
  if (known?.length !== headers.length) return headers;
  const placeOf = (header: string): number => known[headers.indexOf(header)] ?? 0;
  return [...headers].sort((one, other) => placeOf(one) - placeOf(other));
}

function openTurn(workspace: Workspace, spreadsheet: Spreadsheet): UpgradeTurn {
  const { clock } = workspace;
  const startedMs = clock.now();
  let toldMs = 0;
  return {
    document: withTextStrategy(workspace.document, loadSettings(workspace, undefined)),
    isLate: () => clock.now() - startedMs > turnMs,
    tell(progress) {
      if (clock.now() - toldMs < tellEveryMs) return;
      toldMs = clock.now();
      spreadsheet.toast(progress, 'Filling columns');
    },
  };
}
