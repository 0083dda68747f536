/** Makes what a person has changed in the Settings sheet hold at once. */
import { loadSettings, refuseOtherLayout, saveSettings } from '../../core/settings.ts';
import type { Workspace } from '../../core/workspace.ts';
import { readSettingsSheet, settingsSheetName } from './settings-sheet.ts';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

/**
 * Stores the settings that a person has changed in the sheet. A cell with a wrong value gets a note that says so, and
 * the present setting stays in force.
 * @returns true when a setting has changed
 * @throws Refusal workspace_misconfigured when the layout of the sheets belongs to another version of the script
 */
export function takeSettingsEdit(workspace: Workspace, spreadsheet: Spreadsheet): boolean {
  const inForce = loadSettings(workspace, undefined);
  refuseOtherLayout(inForce);
  const { settings, rows } = readSettingsSheet(spreadsheet, inForce);
  const isChanged = JSON.stringify(settings) !== JSON.stringify(inForce);
  if (isChanged) saveSettings(workspace, settings);
  const sheet = spreadsheet.getSheetByName(settingsSheetName);
  if (sheet === null) return isChanged;
  const notes = sheet.getRange(1, 2, sheet.getLastRow(), 1).getNotes();
  for (const { row, fault } of rows) {
    if ((notes[row - 1]?.[0] ?? '') !== (fault ?? '')) sheet.getRange(row, 2).setNote(fault ?? '');
  }
  return isChanged;
}
