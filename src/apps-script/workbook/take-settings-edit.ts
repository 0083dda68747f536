/** Makes what a person has changed in the Settings sheet hold at once. */
import { loadSettings, refuseOtherLayout, saveSettings } from '../../core/settings.ts';
import type { Workspace } from '../../core/workspace.ts';
import { readSettingsSheet, settingsSheetName } from './settings-sheet.ts';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

/**
 * A value that cannot be is told in a note at its cell, and what was set before stays in force.
 * @returns true when another setting holds now
 * @throws Refusal workspace_misconfigured when the sheets have a layout of other code
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
