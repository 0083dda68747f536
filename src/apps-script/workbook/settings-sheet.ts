/** Makes, reads and writes the Settings sheet, in which the owner sets values for the whole workspace. */
import { defaultSettings, loadSettings, refuseOtherLayout, type Settings } from '../../core/settings.ts';
import { saveSettings } from '../../core/save-settings.ts';
import type { Workspace } from '../../core/workspace.ts';
import { usualCurrencies } from './column-choice.ts';
import { headerColour } from './formatting/renew-headers.ts';
import { protectRanges } from './formatting/renew-protections.ts';
import { settingRows } from './setting-rows.ts';

type App = GoogleAppsScript.Spreadsheet.SpreadsheetApp;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

export const settingsSheetName = 'Settings';

const quietColour = '#5F6368';

const versionLabel = 'Layout version';
const versionHint = 'Kept by Set up; leave it as it is.';
const zoneHint = 'The spreadsheet’s own: change it in File › Settings, then choose Set up.';

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
  const text = readLabelled(spreadsheet).get(versionLabel)?.text ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

/** Writes the layout version, into a new row below the settings when it has none. */
export function writeLayoutVersion(spreadsheet: Spreadsheet, version: number): void {
  showValue(spreadsheet, versionLabel, String(version), versionHint);
}

/** Shows the time zone of the spreadsheet, which the owner sets in Google's own settings. */
export function showTimeZone(spreadsheet: Spreadsheet): void {
  showValue(spreadsheet, 'Time zone', spreadsheet.getSpreadsheetTimeZone(), zoneHint);
}

/** Adds the sheet with the default values when it is missing, and renews its drop-down and its protection. */
export function setUpSettingsSheet(app: App, businessName: string): string[] {
  const spreadsheet = app.getActive();
  const found = spreadsheet.getSheetByName(settingsSheetName);
  const sheet = found ?? addSheet(spreadsheet, businessName);
  const renewed = [...offerCurrencies(app, sheet), ...protectLabels(app, sheet)];
  if (found === null) return [`Added the sheet "${settingsSheetName}".`];
  if (renewed.length === 0) return [];
  return [`Renewed in the sheet "${settingsSheetName}": ${renewed.join(', ')}.`];
}

/**
 * Reads the settings from the sheet. A cell that cannot be read leaves the present setting in force.
 * @param inForce the present settings
 */
export function readSettingsSheet(spreadsheet: Spreadsheet, inForce: Settings): ReadSettings {
  const labelled = readLabelled(spreadsheet);
  const settings: Record<string, unknown> = { ...inForce, time_zone: spreadsheet.getSpreadsheetTimeZone() };
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

function addSheet(spreadsheet: Spreadsheet, businessName: string): Sheet {
  const sheet = spreadsheet.insertSheet(settingsSheetName);
  const defaults: Settings = { ...defaultSettings, name: businessName };
  const values = settingRows.map(({ label, name, hint }) => [label, String(defaults[name] ?? ''), hint]);
  const header = ['Setting', 'Value', 'What it means'];
  sheet
    .getRange(1, 1, values.length + 1, 3)
    .setNumberFormat('@')
    .setHorizontalAlignment('left')
    .setValues([header, ...values]);
  sheet.getRange(1, 1, 1, 3).setBackground(headerColour).setFontColor('#FFFFFF').setFontWeight('bold');
  sheet.getRange(2, 1, values.length, 1).setFontWeight('bold');
  // The coloured cells are those that the owner fills in.
  sheet.getRange(2, 2, values.length, 1).setBackground('#E8F0FE');
  sheet.getRange(2, 3, values.length, 1).setFontColor(quietColour);
  sheet.setColumnWidth(1, 220).setColumnWidth(2, 220).setColumnWidth(3, 460);
  sheet.setFrozenRows(1);
  return sheet;
}

function offerCurrencies(app: App, sheet: Sheet): string[] {
  const row = readLabelled(app.getActive()).get('Currency')?.row;
  if (row === undefined || sheet.getRange(row, 2).getDataValidation() !== null) return [];
  const rule = app
    .newDataValidation()
    .setAllowInvalid(true)
    .setHelpText('Choose a currency, or type its code (ISO 4217).')
    .requireValueInList([...usualCurrencies], true)
    .build();
  sheet.getRange(row, 2).setDataValidation(rule);
  return ['the drop-down of Currency'];
}

// Google warns before edits of the labels, because the settings are found by them.
function protectLabels(app: App, sheet: Sheet): string[] {
  return protectRanges(app, sheet, [sheet.getRange(1, 1, sheet.getMaxRows(), 1)]);
}

/** The text beside each label, and its row. */
function readLabelled(spreadsheet: Spreadsheet): ReadonlyMap<string, { text: string; row: number }> {
  const cells = spreadsheet.getSheetByName(settingsSheetName)?.getDataRange().getDisplayValues() ?? [];
  const labelled = new Map<string, { text: string; row: number }>();
  for (const [index, [label = '', text = '']] of cells.entries()) {
    if (!labelled.has(label.trim())) labelled.set(label.trim(), { text: text.trim(), row: index + 1 });
  }
  return labelled;
}

/** Shows a value that the owner does not set here, in a new row below the settings when it has none. */
function showValue(spreadsheet: Spreadsheet, label: string, text: string, hint: string): void {
  const sheet = spreadsheet.getSheetByName(settingsSheetName);
  if (sheet === null) return;
  const found = readLabelled(spreadsheet).get(label);
  if (found?.text === text) return;
  const row = found?.row ?? sheet.getLastRow() + 1;
  sheet
    .getRange(row, 1, 1, 3)
    .setNumberFormat('@')
    .setHorizontalAlignment('left')
    .setValues([[label, text, hint]])
    .setFontColor(quietColour);
}
