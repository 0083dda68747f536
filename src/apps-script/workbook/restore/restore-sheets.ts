/** Restores the names of sheets and headers, and the contents of columns, before Set up adds missing ones. */
import { Refusal } from '../../../core/errors/refusal.ts';
import { awaitConfirmation } from '../../../core/sheet-edits/deletions/unconfirmed-deletions.ts';
import { showRunning } from '../../../core/store/running-work.ts';
import { loadSettings, type Settings } from '../../../core/settings.ts';
import { madeColumns } from '../../../core/store/made-columns.ts';
import { type Hints, hintsName, parseHints } from '../../../core/store/hints.ts';
import { journalSheet } from '../../../core/store/journal/journal-entry.ts';
import { knownIdsSheet } from '../../../core/store/known-ids.ts';
import type { Layout } from '../../../core/store/layout.ts';
import { withTextStrategy } from '../../../core/store/row/text-cell-strategy.ts';
import type { Workspace } from '../../../core/workspace.ts';
import { findHeaderFaults } from '../../health/header-faults.ts';
import type { NamedSheets } from '../named-sheets.ts';
import type { SetUpProgress } from '../set-up-progress.ts';
import type { SheetPlan } from '../sheet-plan.ts';
import { addNewColumns, isNewColumn } from './add-new-columns.ts';
import { findRenamedSheets } from './find-renamed-sheet.ts';
import { plannedTable } from './planned-table.ts';
import { restoreColumns } from './restore-columns.ts';
import { restoreHeaderRow } from './restore-header-row.ts';
import type { RestoreTurn } from './rewrite-rows.ts';
import { readHeader, type UnknownSheet, unknownSheets } from './sheet-header.ts';

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

/**
 * Does nothing when every sheet and header exists. When an execution was stopped, the next run does the rest.
 * @param progress what an earlier run has finished already; missing: nothing
 * @param mayAdd false while the web app may serve older code, which does not know new columns
 */
export function restoreSheets(
  workspace: Workspace,
  spreadsheet: Spreadsheet,
  plans: readonly SheetPlan[],
  sheets: NamedSheets,
  { progress, mayAdd }: { readonly progress?: SetUpProgress; readonly mayAdd: () => boolean },
): RestoredSheets {
  const settings = loadSettings(workspace, undefined);
  const turn = openTurn(workspace, spreadsheet, settings);
  const { layouts } = parseHints(workspace.cache.get(hintsName) ?? undefined);
  const unknown = unknownSheets(sheets, plans);
  const sentences: string[] = [];
  const ready: SheetPlan[] = [];
  for (const plan of plans) {
    const isFinished = progress?.isFinished(plan.name) === true;
    const { told, isReady } = isFinished
      ? { told: [], isReady: true }
      : restoreSheet(workspace, { turn, plan, sheets, unknown, settings, layouts, mayAdd });
    sentences.push(...told);
    if (isReady) ready.push(plan);
  }
  // The cached places of columns and rows are no longer right.
  if (sentences.length > 0) workspace.cache.remove(hintsName);
  return { sentences, plans: ready };
}

interface Task {
  readonly turn: RestoreTurn;
  readonly plan: SheetPlan;
  readonly sheets: NamedSheets;
  readonly unknown: readonly UnknownSheet[];
  readonly settings: Settings;
  /** The layouts that the last requests have seen. */
  readonly layouts: Hints['layouts'];
  readonly mayAdd: () => boolean;
}

interface Restored {
  readonly told: readonly string[];
  readonly isReady: boolean;
}

function restoreSheet(workspace: Workspace, task: Task): Restored {
  const { plan, sheets, unknown, turn } = task;
  const sheet = sheets.find(plan.name);
  if (sheet !== null) return restoreContent(workspace, sheet, task, []);
  // Another plan's sheet may have been renamed back meanwhile.
  const listed = sheets.list();
  const isLeft = (other: UnknownSheet): boolean =>
    listed.some(({ name, sheet: one }) => one === other.sheet && name === other.name);
  const others = unknown.filter(isLeft);
  const [found, ...more] = findRenamedSheets(others, plan);
  if (found === undefined) return restoreNothing(workspace, task);
  if (more.length > 0) {
    const names = [found, ...more].map(({ name }) => `"${name}"`).join(' and ');
    const sentence = `The sheet "${plan.name}" is missing, and each of ${names} has its columns. Rename the right one to "${plan.name}", then choose Set up again.`;
    return { told: [sentence], isReady: false };
  }
  const told = [`Renamed the sheet "${found.name}" back to "${plan.name}".`];
  sheets.rename(found.sheet, plan.name);
  turn.document.flush();
  return restoreContent(workspace, found.sheet, task, told);
}

// The records of a missing sheet are not deleted until the owner confirms that. Nobody is asked about test data.
function restoreNothing(workspace: Workspace, { plan: { name }, sheets, settings }: Task): Restored {
  const planned = plannedTable(name);
  // Only these two sheets tell of records that have existed, and a sheet that Set up has never made had none.
  const isRecorded =
    workspace.livemode &&
    madeColumns(settings, name) !== null &&
    [journalSheet, knownIdsSheet].some((memory) => sheets.find(memory) !== null);
  const isOfRecords = isRecorded && planned?.resource.sheet === name;
  const records = isOfRecords ? awaitConfirmation(workspace, planned.resource) : 0;
  if (records === 0) return { told: [], isReady: true };
  const sentence = `The sheet "${name}" is missing, with ${records} records. See Health in the developer area.`;
  return { told: [sentence], isReady: true };
}

function restoreContent(workspace: Workspace, sheet: Sheet, task: Task, before: readonly string[]): Restored {
  const { turn, plan, settings, layouts, mayAdd } = task;
  const told = [...before];
  let header = readHeader(sheet);
  // Set up makes a sheet without any content anew.
  if (header.names.length === 0) return restoreNothing(workspace, task);
  const made = madeColumns(settings, plan.name);
  const headerRow = restoreHeaderRow(turn.document, { sheet, header }, plan, {
    known: layouts[plan.name],
    made,
  });
  if (headerRow === 'unknown') {
    const sentence = `The header row of the sheet "${plan.name}" is lost, and the columns cannot be recognised without it. Copy the header row back from the version history of the spreadsheet.`;
    return { told: [...told, sentence], isReady: false };
  }
  if (headerRow === 'back') {
    told.push(`Restored the header row of the sheet "${plan.name}".`);
    header = readHeader(sheet);
  }
  for (const { column, from, to } of findHeaderFaults(header, plan, made).renamed) {
    sheet.getRange(1, column).setValue(to);
    told.push(`Renamed the header "${from}" of the sheet "${plan.name}" back to "${to}".`);
  }
  if (told.length > 0) {
    turn.document.flush();
    header = readHeader(sheet);
  }
  const isLacking = plan.columns.some(
    (column) => isNewColumn(column, made) && !header.names.includes(column.header),
  );
  if (isLacking && !mayAdd()) {
    const sentence = `The sheet "${plan.name}" gets new columns: deploy this version of the script as a new version of the web app first, then choose Set up again. Until then everything works as before.`;
    return { told: [...told, sentence], isReady: false };
  }
  const added = addNewColumns(workspace, sheet, plan, { present: header.names, made });
  if (added === null) {
    const sentence = `Another program is writing to the sheets: choose Set up again to complete the sheet "${plan.name}".`;
    return { told: [...told, sentence], isReady: false };
  }
  for (const name of added) told.push(`Added the column "${name}" to the sheet "${plan.name}".`);
  if (added.length > 0) header = readHeader(sheet);
  try {
    const order = orderOf(plan, layouts[plan.name]);
    const { sentences, isDone } = restoreColumns(turn, sheet, plan, { names: header.names, order });
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

function openTurn(workspace: Workspace, spreadsheet: Spreadsheet, settings: Settings): RestoreTurn {
  const { clock } = workspace;
  const startedMs = clock.now();
  let toldMs = 0;
  return {
    document: withTextStrategy(workspace.document, settings),
    isLate: () => clock.now() - startedMs > turnMs,
    // While a header is missing, nothing else reads or writes the sheet.
    hold: (step) => step(),
    tell(progress) {
      if (clock.now() - toldMs < tellEveryMs) return;
      toldMs = clock.now();
      spreadsheet.toast(progress, 'Filling columns');
      showRunning(workspace, `Filling columns: ${progress}`);
    },
  };
}
