/** Makes the Settings sheet when it is missing, adds the rows that it lacks, and renews its drop-downs and its protection. */
import { type SettingRow, cellText, cellWords, settingRows } from '../../core/business/setting-cells.ts';
import { type SettingGroup, settingGroups } from '../../core/business/setting.ts';
import { settingsSheetName } from '../../core/business/show-in-sheet.ts';
import { logoIn, workspaceRecordOf } from '../../core/business/workspace-record.ts';
import { settingEntries } from '../../core/business/workspace-settings.ts';
import type { JsonObject } from '../../core/schema/represent.ts';
import { loadSettings, schemaVersion, settingsName } from '../../core/settings.ts';
import { encodeText } from '../../core/store/row/text-cell.ts';
import { withTextStrategy } from '../../core/store/row/text-cell-strategy.ts';
import type { Workspace } from '../../core/workspace.ts';
import { usualCurrencies } from './column-choice.ts';
import { headerColour, headerTextColour } from './formatting/colours.ts';
import { type CellArea, type Paint, paint } from './formatting/paint.ts';
import { protectRanges } from './formatting/renew-protections.ts';
import type { NamedSheets } from './named-sheets.ts';
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

/** Label, text and hint of each row; a heading has no text, and stands in bold on grey. */
interface Line {
  readonly cells: readonly [label: string, text: string, hint: string];
  readonly kind: 'heading' | 'setting' | 'shown';
}

/**
 * A sheet that is new shows the settings in force, so that a lost one comes back as it was.
 * @param isUnfinished true when a Set up that has died was about to make the sheet
 * @param timeZone that of the spreadsheet, where it is known already
 * @returns a sentence for each change
 */
export function setUpSettingsSheet(
  app: App,
  workspace: Workspace,
  sheets: NamedSheets,
  { isUnfinished = false, timeZone = app.getActive().getSpreadsheetTimeZone() } = {},
): string[] {
  const spreadsheet = app.getActive();
  const found = sheets.find(settingsSheetName);
  const sheet = found ?? sheets.add(settingsSheetName);
  // A sheet without content was left by an execution that died while making it.
  const isNew = found === null || found.getLastRow() === 0;
  const record = recordInForce(workspace, spreadsheet.getName());
  const shown = [zoneRow(timeZone), versionRow(schemaVersion)];
  const labelled: LabelledRows = isNew ? new Map() : readLabelled(sheet);
  const added = linesOf(
    settingRows.filter(({ label }) => !labelled.has(label)),
    record,
    labelled,
  );
  if (isNew)
    fillSheet(workspace, sheet, [...added, ...shown.map((cells) => ({ cells, kind: 'shown' }) as const)]);
  else if (added.length > 0) addLines(workspace, sheet, added, labelled);
  const complete = isNew ? labelsOf(added) : added.length > 0 ? readLabelled(sheet) : labelled;
  const renewed = [...offerChoices(app, sheet, complete, isNew), ...protectLabels(app, sheet, isUnfinished)];
  if (!isNew) showValues(sheet, complete, shown);
  if (isNew) return [`Added the sheet "${settingsSheetName}".`];
  return [
    ...(added.length === 0 ? [] : [`Added rows to the sheet "${settingsSheetName}".`]),
    ...(renewed.length === 0 ? [] : [`Renewed in the sheet "${settingsSheetName}": ${renewed.join(', ')}.`]),
  ];
}

function recordInForce({ properties }: Workspace, spreadsheetName: string): JsonObject {
  const all = properties.getAll();
  const settings = loadSettings({ properties }, all[settingsName]);
  const name = settings.name || spreadsheetName;
  return workspaceRecordOf({ ...settings, name }, logoIn(settings, all));
}

/** Rows under the headings of their groups; a heading that is there already is not added again. */
function linesOf(rows: readonly SettingRow[], record: JsonObject, labelled: LabelledRows): Line[] {
  return (Object.keys(settingGroups) as SettingGroup[]).flatMap((group): Line[] => {
    const names = settingEntries.filter(([, setting]) => setting.group === group).map(([name]) => name);
    const own = rows.filter(({ name }) => names.includes(name));
    const [heading, meaning] = settingGroups[group];
    const isHeaded = own.length === 0 || labelled.has(heading);
    return [
      ...(isHeaded ? [] : [{ cells: [heading, '', meaning], kind: 'heading' } as const]),
      ...own.map((row): Line => ({ cells: [row.label, cellText(row, record), row.hint], kind: 'setting' })),
    ];
  });
}

function fillSheet(workspace: Workspace, sheet: Sheet, lines: readonly Line[]): void {
  sheet.setColumnWidths(1, 2, 220).setColumnWidth(3, 720);
  const header = {
    areas: [area(1, 1, 1, 3)],
    format: { fontColor: headerTextColour, background: headerColour, fontWeight: 'bold' },
  } as const;
  paint(sheet, [header, ...paints(2, lines)]);
  sheet.setFrozenRows(1);
  writeLines(workspace, 1, [{ cells: ['Setting', 'Value', 'What it means'], kind: 'heading' }, ...lines]);
}

function addLines(workspace: Workspace, sheet: Sheet, lines: readonly Line[], labelled: LabelledRows): void {
  // The rows that are only shown stay below the settings.
  const below = Math.min(
    ...[zoneRow(''), versionRow(0)].map(([label]) => labelled.get(label)?.row ?? Infinity),
  );
  const first = Number.isFinite(below) ? below : sheet.getLastRow() + 1;
  const blank = Number.isFinite(below) ? Math.min(blankRowsAbove(sheet, below), lines.length) : 0;
  if (!Number.isFinite(below)) {
    if (first + lines.length - 1 > sheet.getMaxRows()) sheet.insertRowsAfter(first - 1, lines.length);
  } else if (blank < lines.length) sheet.insertRowsBefore(below, lines.length - blank);
  paint(sheet, paints(first - blank, lines));
  writeLines(workspace, first - blank, lines);
}

/** A Set up that died may have inserted rows and not filled them; the next one fills these. */
function blankRowsAbove(sheet: Sheet, below: number): number {
  const rows = sheet.getRange(1, 1, below - 1, sheet.getLastColumn()).getDisplayValues();
  return rows.length - 1 - rows.map((cells) => cells.join('') !== '').lastIndexOf(true);
}

function writeLines(workspace: Workspace, row: number, lines: readonly Line[]): void {
  const document = withTextStrategy(workspace.document, loadSettings(workspace, undefined));
  const cells = lines.map((line) => line.cells.map(encodeText));
  document.write(settingsSheetName, row, 1, cells, ['@', '@', '@']);
  document.flush();
}

function paints(first: number, lines: readonly Line[]): Paint[] {
  const areasOf = (kind: Line['kind'], column: number, columns: number): CellArea[] =>
    lines.flatMap((line, index) => (line.kind === kind ? [area(first + index, column, 1, columns)] : []));
  const all: readonly Paint[] = [
    { areas: [area(first, 1, lines.length, 3)], format: { horizontalAlignment: 'left', numberFormat: '@' } },
    { areas: areasOf('heading', 1, 3), format: { background: '#F1F3F4', fontWeight: 'bold' } },
    { areas: areasOf('setting', 1, 1), format: { fontWeight: 'bold' } },
    // The coloured cells are those that the owner fills in.
    { areas: areasOf('setting', 2, 1), format: { background: '#E8F0FE' } },
    {
      areas: [...areasOf('setting', 3, 1), ...areasOf('shown', 1, 3)],
      format: { fontColor: quietColour },
    },
  ];
  return all.filter(({ areas }) => areas.length > 0);
}

function area(row: number, column: number, rows: number, columns: number): CellArea {
  return { row, column, rows, columns };
}

/** The rows of a sheet that was filled with these lines, below its header. */
function labelsOf(lines: readonly Line[]): LabelledRows {
  return new Map(lines.map(({ cells: [label, text] }, index) => [label, { text, row: index + 2 }]));
}

/** Cells of which each value is one of a list get a drop-down, which the sheet does not insist on. */
function offerChoices(app: App, sheet: Sheet, labelled: LabelledRows, isNew: boolean): string[] {
  const offered = settingEntries.flatMap(([name, { label, field }]) => {
    const words = name === 'currency' ? usualCurrencies : cellWords(field);
    const row = labelled.get(label)?.row;
    return words === undefined || row === undefined ? [] : [{ label, words, row }];
  });
  if (offered.length === 0) return [];
  const rows = offered.map(({ row }) => row);
  const first = Math.min(...rows);
  const range = sheet.getRange(first, 2, Math.max(...rows) - first + 1, 1);
  const rules = isNew ? [] : range.getDataValidations();
  const table = Array.from({ length: Math.max(...rows) - first + 1 }, (_, index) => [
    rules[index]?.[0] ?? null,
  ]);
  const lacking = offered.filter(({ row }) => table[row - first]?.[0] === null);
  if (lacking.length === 0) return [];
  for (const { label, words, row } of lacking) table[row - first] = [ruleOf(app, label, words)];
  range.setDataValidations(table);
  return lacking.map(({ label }) => `the drop-down of ${label}`);
}

function ruleOf(
  app: App,
  label: string,
  words: readonly string[],
): GoogleAppsScript.Spreadsheet.DataValidation {
  const isCurrency = label === 'Currency';
  return app
    .newDataValidation()
    .setAllowInvalid(true)
    .setHelpText(isCurrency ? 'Choose a currency, or type its code (ISO 4217).' : 'Choose one of the list.')
    .requireValueInList([...words], true)
    .build();
}

// Google warns before edits of the labels, because the settings are found by them.
function protectLabels(app: App, sheet: Sheet, isUnfinished: boolean): string[] {
  const labels = { row: 1, column: 1, rows: sheet.getMaxRows(), columns: 1 };
  return protectRanges(app, sheet, [labels], isUnfinished);
}
