/** Set up: the owner runs it once after installing, and again when something is missing or the settings have changed. */
import { loadSettings, schemaVersion, settingsName } from '../../core/settings.ts';
import { journalSheet } from '../../core/store/journal/journal-entry.ts';
import { saveSettings } from '../../core/store/save-settings.ts';
import { settingsSheetName } from '../../core/business/show-in-sheet.ts';
import { typedSettings } from '../../core/business/take-settings-edit.ts';
import type { Workspace } from '../../core/workspace.ts';
import { webAppUrl } from '../developer-area/web-app-url.ts';
import { serviceCall } from '../google/service-call.ts';
import { fillColumns } from './fill/fill-columns.ts';
import { chooseTextWays } from './choose-text-ways.ts';
import { findsHidden, tryHiddenSearch } from './finds-hidden.ts';
import { dashboardSheet, setUpDashboard, takeBlankSheet } from './dashboard/set-up-dashboard.ts';
import { todayIn } from './dashboard/figures-sheet.ts';
import { figuresSheet } from './dashboard/formula-names.ts';
import { refuseOtherWorkbook } from './layout-version.ts';
import { nameSheets } from './named-sheets.ts';
import { restoreSheets } from './restore/restore-sheets.ts';
import { isServed } from './served-build.ts';
import { openProgress } from './set-up-progress.ts';
import { recordColumns, setUpSheets } from './set-up-sheets.ts';
import { setUpTriggers } from './set-up-triggers.ts';
import { ownPlans } from './sheet-plan.ts';
import { renewTestSheets } from './test-sheets.ts';
import { setUpSettingsSheet } from './set-up-settings.ts';
import { takeSettings } from './settings-sheet.ts';

const copySentence =
  'This is a copy of a spreadsheet that was set up before: it has the records of that one, and needs a deployment, keys and webhook endpoints of its own.';

const unservedSentence =
  'Google still runs the previous version of the script. Choose Set up again in a minute, which puts the new columns to use.';

// An execution that has read the settings before a change of them may wait 20 seconds until it is let in, and as long for the
// lock of its write; then it is done in a second or two.
const outwaitMs = 50_000;

// Google ends an execution after six minutes.
const fillMs = 120_000;

export interface SetUpWorkbook {
  /** A sentence for each change, and for each matter that needs the owner's attention. */
  readonly sentences: readonly string[];
  /** The sheets that are new, so that nothing was forgotten of their records. */
  readonly blank: readonly string[];
}

export function setUpWorkbook(
  workspace: Workspace,
  spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet,
): SetUpWorkbook {
  const refusal = refuseOtherWorkbook(workspace, spreadsheet);
  if (refusal !== null) return { sentences: [refusal], blank: [] };
  const sheets = nameSheets(spreadsheet);
  const plans = ownPlans();
  const told = [...plans.map(({ name }) => name), settingsSheetName, dashboardSheet];
  const progress = openProgress(workspace, spreadsheet, sheets, told);
  const isFirst = workspace.properties.get(settingsName) === null;
  const isCopy = isFirst && sheets.find(journalSheet) !== null && !progress.isMade(journalSheet);
  const rememberMissing = (names: readonly string[]): void =>
    progress.remember(names.filter((name) => sheets.find(name) === null));
  rememberMissing([settingsSheetName, dashboardSheet, figuresSheet]);
  takeBlankSheet(sheets);
  // Restoring comes first. Otherwise renamed sheets would be added again, and blank cells would be read as cleared by a person.
  const restored = restoreSheets(workspace, spreadsheet, plans, sheets, {
    progress,
    mayAdd: () => isServed(workspace),
  });
  // A sheet that was only renamed is not one that Set up makes: it may need more than its name.
  rememberMissing(plans.map(({ name }) => name));
  const changes = [
    ...(isCopy ? [copySentence] : []),
    ...restored.sentences,
    ...setUpSheets(SpreadsheetApp, restored.plans, sheets, progress),
  ];
  const timeZone = spreadsheet.getSpreadsheetTimeZone();
  const isUnfinished = progress.isMade(settingsSheetName);
  const shown = setUpSettingsSheet(SpreadsheetApp, workspace, sheets, { isUnfinished, timeZone });
  if (shown.length > 0) progress.tell(settingsSheetName);
  const today = todayIn(workspace, timeZone);
  const dashboard = setUpDashboard(SpreadsheetApp, today, sheets, progress.isMade);
  if (dashboard.length > 0) progress.tell(dashboardSheet);
  changes.push(...shown, ...dashboard, ...setUpTriggers(ScriptApp, workspace));
  const settings = loadSettings(workspace, undefined);
  changes.push(...renewTestSheets(workspace, spreadsheet));
  // When no way works, the API still answers, and Health names the texts that the spreadsheet changes.
  const { ways } = chooseTextWays(workspace.document, spreadsheet, settings);
  const finds_hidden = findsHidden(tryHiddenSearch(spreadsheet));
  // Before the first Set up no older code writes either: the sheets that it makes have no rows to fill.
  const isBlank = (name: string): boolean =>
    progress.isMade(name) || (isFirst && progress.blank().includes(name));
  const recorded = recordColumns(settings, restored.plans, isBlank);
  const isLater = JSON.stringify(recorded.filling) !== JSON.stringify(settings.filling);
  const isAlone = !isLater || awaitOlderCode(workspace);
  if (!isAlone) changes.push(unservedSentence);
  const isNew = progress.blank().includes(settingsSheetName);
  const typed = isNew ? typedSettings(workspace, { ...settings, ...ways }, timeZone) : {};
  const own = {
    ...{ schema_version: schemaVersion, web_app_url: webAppUrl() ?? '' },
    ...(isAlone && recorded),
    ...ways,
    finds_hidden,
  };
  const stored = saveSettings(workspace, { ...typed, ...own });
  const { faults } = isNew ? { faults: [] } : takeSettings(workspace, spreadsheet);
  const saved = isNew ? stored : loadSettings(workspace, undefined);
  progress.end();
  const filled = fillColumns(workspace, spreadsheet, saved, fillMs);
  changes.push(...faults, ...(filled === null ? [] : [filled]));
  return {
    blank: progress.blank(),
    sentences: [
      ...(changes.length === 0 ? ['Everything is in order: nothing was changed.'] : changes),
      `The API uses ${saved.currency} and the time zone ${saved.time_zone}.`,
    ],
  };
}

// An execution of older code does not fill the new columns, and would leave there what others have written: the columns are
// put to use when none can be under way any more.
function awaitOlderCode(workspace: Workspace): boolean {
  if (workspace.build.keyMode !== 'local') serviceCall(() => Utilities.sleep(outwaitMs));
  return isServed(workspace);
}
