/** Adds the Dashboard and repairs it. It has only formulas, so that it stays up to date without the script. */
import { protectSheet } from '../looks/renew-protections.ts';
import { sameFormula } from '../looks/same-formula.ts';
import { dashboardLooks } from './dashboard-looks.ts';
import { addCharts } from './dashboard-charts.ts';
import { dashboardCells, dashboardSize, places } from './dashboard-plan.ts';
import { figures } from './figures.ts';
import { type FormulaNames, figuresSheet, formulaNames } from './formula-names.ts';
import { lookRuns, type PlannedCell } from './planned-cell.ts';
import { customerSum, rankedCustomersMax } from './ranked-customers.ts';

type App = GoogleAppsScript.Spreadsheet.SpreadsheetApp;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

const sheetName = 'Dashboard';

const marginPx = 24;
const columnPx = 150;

/** Renames the only, blank sheet of a new spreadsheet to Dashboard, because nobody needs that sheet otherwise. */
export function takeBlankSheet(app: App): void {
  const [only, ...others] = app.getActive().getSheets();
  if (only !== undefined && others.length === 0 && only.getLastRow() === 0) only.setName(sheetName);
}

/** @returns a sentence for each change */
export function setUpDashboard(app: App): string[] {
  const spreadsheet = app.getActive();
  const widthOf = (name: string): number => spreadsheet.getSheetByName(name)?.getMaxColumns() ?? 1;
  const names = formulaNames(
    figures.map(({ name }) => name),
    memorised(widthOf),
  );
  const hasFigures = setUpFigures(app, names);
  const sheet = spreadsheet.getSheetByName(sheetName) ?? spreadsheet.insertSheet(sheetName, 0);
  const isBlank = sheet.getLastRow() === 0;
  if (isBlank) layOut(sheet);
  const cells = isBlank ? fillBlank(sheet, dashboardCells(names)) : writeCells(sheet, dashboardCells(names));
  const charts = addCharts(sheet);
  const warnings = protectSheet(app, sheet);
  if (isBlank) return [`Added the sheet "${sheetName}".`];
  const renewed = [
    ...(hasFigures && cells === 0 ? [] : ['formulas']),
    ...(charts === 0 ? [] : ['charts']),
    ...warnings,
  ];
  return renewed.length === 0 ? [] : [`Renewed in the sheet "${sheetName}": ${renewed.join(', ')}.`];
}

function memorised(ask: (name: string) => number): (name: string) => number {
  const known = new Map<string, number>();
  return (name) => {
    const value = known.get(name) ?? ask(name);
    known.set(name, value);
    return value;
  };
}

function layOut(sheet: Sheet): void {
  fitGrid(sheet, dashboardSize.rows, dashboardSize.columns);
  sheet.setHiddenGridlines(true).setColumnWidth(1, marginPx);
  sheet.setColumnWidths(2, dashboardSize.columns - 1, columnPx);
  sheet.getRange(places.tiles, 2, 3, dashboardSize.columns - 1).setBackground('#F1F3F4');
}

function fitGrid(sheet: Sheet, rows: number, columns: number): void {
  const [maxRows, maxColumns] = [sheet.getMaxRows(), sheet.getMaxColumns()];
  if (maxRows < rows) sheet.insertRowsAfter(maxRows, rows - maxRows);
  if (maxRows > rows) sheet.deleteRows(rows + 1, maxRows - rows);
  if (maxColumns > columns) sheet.deleteColumns(columns + 1, maxColumns - columns);
}

/** Fills a blank sheet in few calls. @returns the number of cells */
function fillBlank(sheet: Sheet, cells: readonly PlannedCell[]): number {
  const { rows, columns } = dashboardSize;
  const table = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));
  for (const { row, column, content } of cells) (table[row - 1] ?? [])[column - 1] = content;
  for (const { row, column, look, count } of lookRuns(cells))
    dashboardLooks[look](sheet.getRange(row, column, count, 1));
  // The contents are written last, so that an execution that dies earlier leaves a blank sheet, which the next Set up fills.
  sheet.getRange(1, 1, rows, columns).setValues(table);
  return cells.length;
}

/** Writes the cells whose content differs from the plan. @returns their number */
function writeCells(sheet: Sheet, cells: readonly PlannedCell[]): number {
  const block = sheet.getRange(1, 1, dashboardSize.rows, dashboardSize.columns);
  const formulas = block.getFormulas();
  const values = block.getDisplayValues();
  const wrong = cells.filter(({ row, column, content }) =>
    content.startsWith('=')
      ? !sameFormula(formulas[row - 1]?.[column - 1] ?? '', content)
      : values[row - 1]?.[column - 1] !== content,
  );
  for (const { row, column, content, look } of wrong) {
    const cell = sheet.getRange(row, column);
    dashboardLooks[look](cell);
    if (content.startsWith('=')) cell.setFormula(content);
    else cell.setValue(content);
  }
  return wrong.length;
}

/** @returns true when all figures were as planned */
function setUpFigures(app: App, names: FormulaNames): boolean {
  const spreadsheet = app.getActive();
  const sheet =
    spreadsheet.getSheetByName(figuresSheet) ??
    spreadsheet.insertSheet(figuresSheet, spreadsheet.getNumSheets());
  const rows = rankedCustomersMax + 1;
  // A sheet without formulas is new, or was left by an execution that died.
  if (sheet.getLastRow() === 0) {
    fitGrid(sheet, rows, 5);
    sheet.hideSheet();
  }
  protectSheet(app, sheet);
  const customer = customerSum(names);
  const planned = Array.from({ length: rows }, (_, index) => figureRow(names, customer, index + 1));
  const cells = sheet.getRange(1, 1, rows, 5);
  const formulas = cells.getFormulas();
  if (
    planned.every((line, row) =>
      line.every((text, column) => sameFormula(formulas[row]?.[column] ?? '', text)),
    )
  )
    return true;
  cells.setFormulas(planned);
  return false;
}

function figureRow(names: FormulaNames, customer: readonly string[], row: number): string[] {
  if (row === 1) return ['="Figure"', '="Value"', '', '="Customer"', '="Billed"'];
  const figure = figures[row - 2];
  const shown = figure === undefined ? ['', ''] : [`="${figure.name}"`, figure.formula(names)];
  return [...shown, '', ...customer];
}
