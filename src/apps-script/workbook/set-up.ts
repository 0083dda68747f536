/** Set up: the owner runs it once after installing, and again when something is missing or the settings have changed. */
import { loadSettings, schemaVersion, settingsName } from '../../core/settings.ts';
import { journalSheet } from '../../core/store/journal/journal-entry.ts';
import { saveSettings } from '../../core/store/save-settings.ts';
import type { Workspace } from '../../core/workspace.ts';
import { serviceCall } from '../google/service-call.ts';
import { chooseTextWays } from './choose-text-ways.ts';
import { dashboardSheet, setUpDashboard, takeBlankSheet } from './dashboard/set-up-dashboard.ts';
import { todayIn } from './dashboard/figures-sheet.ts';
import { figuresSheet } from './dashboard/formula-names.ts';
import { nameSheets } from './named-sheets.ts';
import { restoreSheets } from './restore/restore-sheets.ts';
import { servedBuild } from './served-build.ts';
import { openProgress } from './set-up-progress.ts';
import { recordColumns, setUpSheets } from './set-up-sheets.ts';
import { setUpTriggers } from './set-up-triggers.ts';
import { ownPlans } from './sheet-plan.ts';
import { setUpSettingsSheet } from './set-up-settings.ts';
import { readSettings, settingsSheetName } from './settings-sheet.ts';
import { upgradeSteps } from './upgrade/upgrade-steps.ts';
import { outwaitMs, type Upgrade, upgradeWorkbook } from './upgrade/upgrade-workbook.ts';

const copySentence =
  'This is a copy of a spreadsheet that was set up before: it has the records of that one, and needs a deployment, keys and webhook endpoints of its own.';

export interface SetUpWorkbook {
  /** A sentence for each change, and for each matter that needs the owner's attention. */
  readonly sentences: readonly string[];
  /** The sheets that are new, so that nothing was forgotten of their records. */
  readonly blank: readonly string[];
}

export function setUp(
  workspace: Workspace,
  spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet,
): SetUpWorkbook {
  const refusal = upgradeWorkbook(ownUpgrade(workspace, spreadsheet));
  if (refusal !== null) return { sentences: [refusal], blank: [] };
  const sheets = nameSheets(spreadsheet);
  const plans = ownPlans();
  const told = [...plans.map(({ name }) => name), settingsSheetName, dashboardSheet];
  const progress = openProgress(workspace, spreadsheet, sheets, told);
  const isCopy =
    workspace.properties.get(settingsName) === null &&
    sheets.find(journalSheet) !== null &&
    !progress.isMade(journalSheet);
  const rememberMissing = (names: readonly string[]): void =>
    progress.remember(names.filter((name) => sheets.find(name) === null));
  rememberMissing([settingsSheetName, dashboardSheet, figuresSheet]);
  takeBlankSheet(sheets);
  // Restoring comes first. Otherwise renamed sheets would be added again, and blank cells would be read as cleared by a person.
  const restored = restoreSheets(workspace, spreadsheet, plans, sheets, progress);
  // A sheet that was only renamed is not one that Set up makes: it may need more than its name.
  rememberMissing(plans.map(({ name }) => name));
  const changes = [
    ...(isCopy ? [copySentence] : []),
    ...restored.sentences,
    ...setUpSheets(SpreadsheetApp, restored.plans, sheets, progress),
  ];
  const shown = setUpSettingsSheet(SpreadsheetApp, sheets, progress.isMade(settingsSheetName));
  if (shown.sentences.length > 0) progress.tell(settingsSheetName);
  const today = todayIn(workspace, shown.timeZone);
  const dashboard = setUpDashboard(SpreadsheetApp, today, sheets, progress.isMade);
  if (dashboard.length > 0) progress.tell(dashboardSheet);
  changes.push(...shown.sentences, ...dashboard, ...setUpTriggers(ScriptApp, workspace));
  const { settings, faults } = readSettings(
    shown.labelled,
    loadSettings(workspace, undefined),
    shown.timeZone,
  );
  // When no way works, the API still answers, and Health names the texts that the spreadsheet changes.
  const { ways } = chooseTextWays(workspace.document, spreadsheet, settings);
  const columns = recordColumns(settings.columns, restored.plans);
  saveSettings(workspace, { ...settings, schema_version: schemaVersion, columns, ...ways });
  progress.end();
  changes.push(...faults);
  return {
    blank: progress.blank(),
    sentences: [
      ...(changes.length === 0 ? ['Everything is in order: nothing was changed.'] : changes),
      `The API uses ${settings.currency} and the time zone ${settings.time_zone}.`,
    ],
  };
}

/** The upgrade of the workbook that this script is bound to, to the layout of this code. */
function ownUpgrade(workspace: Workspace, spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet): Upgrade {
  // The local runtime has no deployment: the running code is the served one, and no execution of older code can be waiting.
  const isLocal = workspace.build.keyMode === 'test';
  return {
    workspace,
    spreadsheet,
    steps: upgradeSteps,
    target: schemaVersion,
    servedBuild: () => (isLocal ? workspace.build.id : servedBuild()),
    installTriggers() {
      setUpTriggers(ScriptApp, workspace);
      // The runs by the minute go on with the upgrade; one after it finds whether an endpoint needs them.
      workspace.minuteTrigger().install();
    },
    pause: (ms) => serviceCall(() => Utilities.sleep(ms)),
    heldMinMs: isLocal ? 0 : outwaitMs,
  };
}
