/** Makes the Settings sheet when it is missing, and renews its drop-down, its protection and the values that it shows. */
import { defaultSettings, type Settings, schemaVersion } from '../../core/settings.ts';
import { usualCurrencies } from './column-choice.ts';
import { headerColour, headerTextColour } from './formatting/colours.ts';
import { type CellArea, paint } from './formatting/paint.ts';
import { protectRanges } from './formatting/renew-protections.ts';
import { type NamedSheets, nameSheets } from './named-sheets.ts';
import { settingRows } from './setting-rows.ts';
import { settingsSheetName } from './settings-sheet.ts';
import {
  type LabelledRows,
  quietColour,
  readLabelled,
  showValues,
  versionRow,
  zoneRow,
} from './shown-settings.ts';

type App = GoogleAppsScript.Spreadsheet.SpreadsheetApp;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

interface SettingsSetUp {
  readonly sentences: readonly string[];
  /** The rows of the sheet as they are now. */
  readonly labelled: LabelledRows;
  readonly timeZone: string;
}

/** @param isUnfinished true when a Set up that has died was about to make the sheet */
export function setUpSettingsSheet(
  app: App,
  sheets: NamedSheets = nameSheets(app.getActive()),
  isUnfinished = false,
): SettingsSetUp {
  const spreadsheet = app.getActive();
  const timeZone = spreadsheet.getSpreadsheetTimeZone();
  const found = sheets.find(settingsSheetName);
  const sheet = found ?? sheets.add(settingsSheetName);
  // A sheet without content was left by an execution that died while making it.
  const isNew = found === null || found.getLastRow() === 0;
  if (isNew) fillSheet(sheet, spreadsheet.getName(), timeZone);
  const labelled = readLabelled(sheet);
  const renewed = [...offerCurrencies(app, sheet, labelled), ...protectLabels(app, sheet, isUnfinished)];
  if (!isNew) showValues(sheet, labelled, [zoneRow(timeZone), versionRow(schemaVersion)]);
  if (isNew) return { sentences: [`Added the sheet "${settingsSheetName}".`], labelled, timeZone };
  const sentence = `Renewed in the sheet "${settingsSheetName}": ${renewed.join(', ')}.`;
  return { sentences: renewed.length === 0 ? [] : [sentence], labelled, timeZone };
}

function fillSheet(sheet: Sheet, businessName: string, timeZone: string): void {
  const defaults: Settings = { ...defaultSettings, name: businessName };
  const settings = settingRows.map(({ label, name, hint }) => [label, String(defaults[name] ?? ''), hint]);
  const shown = [zoneRow(timeZone), versionRow(schemaVersion)];
  const lines = [['Setting', 'Value', 'What it means'], ...settings, ...shown.map((row) => [...row])];
  const area = (row: number, column: number, rows: number, columns: number): CellArea => ({
    ...{ row, column, rows, columns },
  });
  const last = settings.length;
  sheet.setColumnWidths(1, 2, 220).setColumnWidth(3, 460);
  paint(sheet, [
    { areas: [area(1, 1, lines.length, 3)], format: { numberFormat: '@', horizontalAlignment: 'left' } },
    {
      areas: [area(1, 1, 1, 3)],
      format: { fontColor: headerTextColour, background: headerColour, fontWeight: 'bold' },
    },
    { areas: [area(2, 1, last, 1)], format: { fontWeight: 'bold' } },
    // The coloured cells are those that the owner fills in.
    { areas: [area(2, 2, last, 1)], format: { background: '#E8F0FE' } },
    { areas: [area(2, 3, last, 1), area(last + 2, 1, shown.length, 3)], format: { fontColor: quietColour } },
  ]);
  sheet.setFrozenRows(1);
  sheet.getRange(1, 1, lines.length, 3).setValues(lines);
}

function offerCurrencies(app: App, sheet: Sheet, labelled: LabelledRows): string[] {
  const row = labelled.get('Currency')?.row;
  if (row === undefined) return [];
  const cell = sheet.getRange(row, 2);
  if (cell.getDataValidation() !== null) return [];
  const rule = app
    .newDataValidation()
    .setAllowInvalid(true)
    .setHelpText('Choose a currency, or type its code (ISO 4217).')
    .requireValueInList([...usualCurrencies], true)
    .build();
  cell.setDataValidation(rule);
  return ['the drop-down of Currency'];
}

// Google warns before edits of the labels, because the settings are found by them.
function protectLabels(app: App, sheet: Sheet, isUnfinished: boolean): string[] {
  const labels = { row: 1, column: 1, rows: sheet.getMaxRows(), columns: 1 };
  return protectRanges(app, sheet, [labels], isUnfinished);
}
