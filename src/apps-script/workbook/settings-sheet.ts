/** Reads the Settings sheet, in which the owner sets values for the whole workspace, and writes the layout version. */
import { loadSettings, refuseOtherLayout, type Settings } from '../../core/settings.ts';
import { saveSettings } from '../../core/store/save-settings.ts';
import type { Workspace } from '../../core/workspace.ts';
import { settingRows } from './setting-rows.ts';
import { type LabelledRows, readLabelled, showValues, versionLabel, versionRow } from './shown-settings.ts';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

export const settingsSheetName = 'Settings';

/** The settings of the sheet, and the cells that cannot be read. */
export interface ReadSettings {
  readonly settings: Settings;
  /** A sentence for each cell that cannot be read. */
  readonly faults: readonly string[];
  /** The rows of the settings. `fault` is the sentence for a cell that cannot be read. */
  readonly rows: readonly { readonly row: number; readonly fault: string | null }[];
}

/** The layout version in the sheet, which a copy of the spreadsheet keeps; null when there is none. */
export function readLayoutVersion(spreadsheet: Spreadsheet): number | null {
  const sheet = spreadsheet.getSheetByName(settingsSheetName);
  const text = sheet === null ? '' : (readLabelled(sheet).get(versionLabel)?.text ?? '');
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

/** Writes the layout version, into a new row below the settings when it has none. */
export function writeLayoutVersion(spreadsheet: Spreadsheet, version: number): void {
  const sheet = spreadsheet.getSheetByName(settingsSheetName);
  if (sheet !== null) showValues(sheet, readLabelled(sheet), [versionRow(version)]);
}

/**
 * Reads the settings from the sheet. A cell that cannot be read leaves the present setting in force.
 * @param inForce the present settings
 */
export function readSettingsSheet(spreadsheet: Spreadsheet, inForce: Settings): ReadSettings {
  const sheet = spreadsheet.getSheetByName(settingsSheetName);
  const labelled: LabelledRows = sheet === null ? new Map() : readLabelled(sheet);
  return readSettings(labelled, inForce, spreadsheet.getSpreadsheetTimeZone());
}

/** The settings of rows that have been read already. */
export function readSettings(labelled: LabelledRows, inForce: Settings, time_zone: string): ReadSettings {
  const settings: Record<string, unknown> = { ...inForce, time_zone };
  const rows: { row: number; fault: string | null }[] = [];
  for (const { label, name, read, hint } of settingRows) {
    const found = labelled.get(label);
    if (found === undefined) continue;
    const { text, row } = found;
    try {
      settings[name] = read(text);
      rows.push({ row, fault: null });
    } catch (_unreadable) {
      const kept = String(inForce[name] ?? '');
      rows.push({ row, fault: `"${label}" cannot be "${text}": ${hint} "${kept}" is still used.` });
    }
  }
  const faults = rows.flatMap(({ fault }) => (fault === null ? [] : [fault]));
  return { settings: settings as unknown as Settings, faults, rows };
}

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
