/** Set up: the owner runs it once after installing, and again when something is missing or the settings have changed. */
import { loadSettings, saveSettings, schemaVersion } from '../../core/settings.ts';
import type { Workspace } from '../../core/workspace.ts';
import { chooseTextWay } from './choose-text-way.ts';
import { setUpDashboard, takeBlankSheet } from './dashboard/set-up-dashboard.ts';
import { ownPlans } from './own-plans.ts';
import { restoreSheets } from './restore/restore-sheets.ts';
import { recordColumns, setUpSheets } from './set-up-sheets.ts';
import { setUpTriggers } from './set-up-triggers.ts';
import { readSettingsSheet, setUpSettingsSheet, showTimeZone, writeLayoutVersion } from './settings-sheet.ts';
import { ownUpgrade } from './upgrade/own-upgrade.ts';
import { upgradeWorkbook } from './upgrade/upgrade-workbook.ts';

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
    ...setUpDashboard(SpreadsheetApp),
    ...setUpTriggers(ScriptApp),
  ];
  const { settings, faults } = readSettingsSheet(spreadsheet, loadSettings(workspace, undefined));
  showTimeZone(spreadsheet);
  writeLayoutVersion(spreadsheet, schemaVersion);
  const { way } = chooseTextWay(workspace.document, spreadsheet, settings.text_way);
  // When no strategy works, the API still answers, and Health names the texts that the spreadsheet changes.
  const text_way = way ?? settings.text_way;
  const columns = recordColumns(settings.columns, restored.plans);
  saveSettings(workspace, { ...settings, schema_version: schemaVersion, columns, text_way });
  const told = [...changes, ...faults];
  return [
    ...(told.length === 0 ? ['Everything is in order: nothing was changed.'] : told),
    `The API uses ${settings.currency} and the time zone ${settings.time_zone}.`,
  ];
}
