/** Adds the Dashboard and repairs it. It has only formulas, so that it stays up to date without the script. */
import { columnName } from '../../google/a1-notation.ts';
import { type NamedSheets, nameSheets } from '../named-sheets.ts';
import { protectSheet } from '../formatting/renew-protections.ts';
import { addCharts, findWrongCharts } from './dashboard-charts.ts';
import { dashboardCells, dashboardSize, places } from './dashboard-plan.ts';
import { hasFigures, namesIn, setUpFigures } from './figures-sheet.ts';
import { figuresSheet } from './formula-names.ts';
import { fitGrid, growGrid } from '../formatting/fit-grid.ts';
import { fillBlank, findWrongCells, writeWrongCells } from './planned-content.ts';

type App = GoogleAppsScript.Spreadsheet.SpreadsheetApp;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

export const dashboardSheet = 'Dashboard';

const marginPx = 24;
const columnPx = 150;

/** Renames the only, blank sheet of a new spreadsheet to Dashboard, because nobody needs that sheet otherwise. */
export function takeBlankSheet(sheets: NamedSheets): void {
  const [only, ...others] = sheets.list();
  const isNamed = only === undefined || only.name === dashboardSheet || others.length > 0;
  if (!isNamed && only.sheet.getLastRow() === 0) sheets.rename(only.sheet, dashboardSheet);
}

/**
 * @param today `YYYY-MM-DD`
 * @param isUnfinished tells of a sheet whether a Set up that has died was about to make it
 * @returns a sentence for each change
 */
export function setUpDashboard(
  app: App,
  today: string,
  sheets: NamedSheets = nameSheets(app.getActive()),
  isUnfinished: (sheet: string) => boolean = () => false,
): string[] {
  const names = namesIn(sheets, today);
  const hadFigures = setUpFigures(app, names, sheets, isUnfinished(figuresSheet));
  const sheet = sheets.find(dashboardSheet) ?? sheets.addFirst(dashboardSheet);
  const isBlank = sheet.getLastRow() === 0;
  if (isBlank) layOut(sheet);
  else growGrid(sheet, dashboardSize);
  const planned = dashboardCells(names);
  const cells = isBlank ? fillBlank(sheet, planned) : writeWrongCells(sheet, findWrongCells(sheet, planned));
  const charts = addCharts(sheet);
  const warnings = protectSheet(app, sheet, isUnfinished(dashboardSheet));
  if (isBlank) return [`Added the sheet "${dashboardSheet}".`];
  const renewed = [
    ...(hadFigures && cells === 0 ? [] : ['formulas']),
    ...(charts === 0 ? [] : ['charts']),
    ...warnings,
  ];
  return renewed.length === 0 ? [] : [`Renewed in the sheet "${dashboardSheet}": ${renewed.join(', ')}.`];
}

function layOut(sheet: Sheet): void {
  fitGrid(sheet, dashboardSize);
  sheet.setHiddenGridlines(true).setColumnWidth(1, marginPx);
  sheet.setColumnWidths(2, dashboardSize.columns - 1, columnPx);
  sheet.getRange(places.tiles, 2, 4, dashboardSize.columns - 1).setBackground('#F1F3F4');
}

interface DashboardFaults {
  /** A sentence for each fault that `setUpDashboard` repairs. */
  readonly repairable: readonly string[];
  /** The cells that show an error, for example `Dashboard!B6`. */
  readonly errors: readonly string[];
}

/**
 * Looks at the Dashboard and its figures without changing them.
 * @param today `YYYY-MM-DD`
 */
export function findDashboardFaults(spreadsheet: Spreadsheet, today: string): DashboardFaults {
  const sheets = nameSheets(spreadsheet);
  const sheet = sheets.find(dashboardSheet);
  const names = namesIn(sheets, today);
  const hidden = sheets.find(figuresSheet);
  const repairable = [...(hasFigures(hidden, names) ? [] : ['Its figures are not complete.'])];
  if (sheet === null) {
    repairable.unshift(
      `The sheet "${dashboardSheet}" is missing. If you have renamed it, rename it back: Fix adds another.`,
    );
  } else {
    const { wrong, stray } = findWrongCells(sheet, dashboardCells(names));
    const changed = wrong.length + stray.length;
    const charts = findWrongCharts(sheet).length;
    if (changed > 0) repairable.push(`Cells that have changed: ${changed}. Fix writes their formulas again.`);
    if (charts > 0) repairable.push(`Charts that are missing or show other cells: ${charts}.`);
  }
  return {
    repairable,
    errors: [
      ...(sheet === null ? [] : errorCells(dashboardSheet, sheet)),
      ...(hidden === null ? [] : errorCells(figuresSheet, hidden)),
    ],
  };
}

function errorCells(name: string, sheet: Sheet): string[] {
  const shown = sheet.getDataRange().getDisplayValues();
  return shown.flatMap((line, row) =>
    line.flatMap((text, column) =>
      text.startsWith('#') ? [`${name}!${columnName(column + 1)}${row + 1}`] : [],
    ),
  );
}
