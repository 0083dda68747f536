/** Set up: the owner runs it once after installing, and again when something is missing or the settings have changed. */
import { loadSettings, schemaVersion } from '../../core/settings.ts';
import { saveSettings } from '../../core/save-settings.ts';
import type { Workspace } from '../../core/workspace.ts';
import { serviceCall } from '../google/service-call.ts';
import { chooseTextWays } from './choose-text-ways.ts';
import { setUpDashboard, takeBlankSheet } from './dashboard/set-up-dashboard.ts';
import { todayIn } from './dashboard/figures-sheet.ts';
import { restoreSheets } from './restore/restore-sheets.ts';
import { servedBuild } from './served-build.ts';
import { recordColumns, setUpSheets } from './set-up-sheets.ts';
import { setUpTriggers } from './set-up-triggers.ts';
import { ownPlans } from './sheet-plan.ts';
import { readSettingsSheet, setUpSettingsSheet, showTimeZone, writeLayoutVersion } from './settings-sheet.ts';
import { upgradeSteps } from './upgrade/upgrade-steps.ts';
import { outwaitMs, type Upgrade, upgradeWorkbook } from './upgrade/upgrade-workbook.ts';

/** @returns a sentence for each change, and for each matter that needs the owner's attention */
export function setUp(workspace: Workspace, spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet): string[] {
  const refusal = upgradeWorkbook(ownUpgrade(workspace, spreadsheet));
  if (refusal !== null) return [refusal];
  takeBlankSheet(SpreadsheetApp);
  const plans = ownPlans();
  // Restoring comes first. Otherwise renamed sheets would be added again, and blank cells would be read as cleared by a person.
  const restored = restoreSheets(workspace, spreadsheet, plans);
  const changes = [
    ...restored.sentences,
    ...setUpSheets(SpreadsheetApp, restored.plans),
    ...setUpSettingsSheet(SpreadsheetApp, spreadsheet.getName()),
    ...setUpDashboard(SpreadsheetApp, todayIn(workspace, spreadsheet)),
    ...setUpTriggers(ScriptApp, workspace),
  ];
  const { settings, faults } = readSettingsSheet(spreadsheet, loadSettings(workspace, undefined));
  showTimeZone(spreadsheet);
  writeLayoutVersion(spreadsheet, schemaVersion);
  // When no way works, the API still answers, and Health names the texts that the spreadsheet changes.
  const { ways } = chooseTextWays(workspace.document, spreadsheet, settings);
  const columns = recordColumns(settings.columns, restored.plans);
  saveSettings(workspace, { ...settings, schema_version: schemaVersion, columns, ...ways });
  const told = [...changes, ...faults];
  return [
    ...(told.length === 0 ? ['Everything is in order: nothing was changed.'] : told),
    `The API uses ${settings.currency} and the time zone ${settings.time_zone}.`,
  ];
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
