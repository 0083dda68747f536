/** The hidden sheet of figures: makes it, repairs it, and writes the day into it. */
import type { Workspace } from '../../../core/workspace.ts';
import type { NamedSheets } from '../named-sheets.ts';
import { protectSheet } from '../formatting/renew-protections.ts';
import { sameFormula } from '../formatting/same-formula.ts';
import { figures, todayName } from './figures.ts';
import { type FormulaNames, figuresSheet, formulaNames } from './formula-names.ts';
import { fitGrid } from '../formatting/fit-grid.ts';
import { customerSum, rankedCustomersMax } from './ranked-customers.ts';

type App = GoogleAppsScript.Spreadsheet.SpreadsheetApp;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

const size = { rows: rankedCustomersMax + 1, columns: 5 } as const;

/**
 * The names for formulas over the sheets as they are.
 * @param today `YYYY-MM-DD`
 */
export function namesIn(sheets: NamedSheets, today: string): FormulaNames {
  const widths = new Map<string, number>();
  const widthOf = (name: string): number => {
    const width = widths.get(name) ?? sheets.find(name)?.getMaxColumns() ?? 1;
    widths.set(name, width);
    return width;
  };
  const names = figures.map(({ name }) => name);
  return formulaNames(names, widthOf, today);
}

/** True when the sheet has all figures as they are planned. */
export function hasFigures(sheet: Sheet | null, names: FormulaNames): boolean {
  return sheet !== null && isAsPlanned(sheet, plannedFigures(names));
}

/** The day in a time zone, for which the Dashboard is computed: `YYYY-MM-DD`. */
export function todayIn({ clock }: Workspace, timeZone: string): string {
  return clock.dayOf(clock.now(), timeZone);
}

/**
 * Adds the sheet or repairs it.
 * @param isUnfinished true when a Set up that has died was about to make the sheet
 * @returns true when all figures were as planned
 */
export function setUpFigures(
  app: App,
  names: FormulaNames,
  sheets: NamedSheets,
  isUnfinished: boolean,
): boolean {
  const sheet = sheets.find(figuresSheet) ?? sheets.add(figuresSheet);
  const planned = plannedFigures(names);
  // A sheet without formulas is new, or was left by an execution that died.
  if (sheet.getLastRow() === 0) sheet.hideSheet();
  else writeToday(app.getActive(), names.today);
  protectSheet(app, sheet, isUnfinished);
  if (isAsPlanned(sheet, planned)) return true;
  fitGrid(sheet, size);
  sheet.getRange(1, 1, size.rows, size.columns).setFormulas(planned);
  return false;
}

/** Writes the day into its figure, unless it stands there. Two document calls, and a third when the day is another. */
export function writeToday(spreadsheet: Spreadsheet, today: string): void {
  const row = figures.findIndex(({ name }) => name === todayName) + 2;
  const sheet = spreadsheet.getSheetByName(figuresSheet);
  if (sheet === null || sheet.getLastRow() < row) return;
  const [label = '', formula] = sheet.getRange(row, 1, 1, 2).getFormulas()[0] ?? [];
  // Another row may stand here when a person has deleted one, until Set up repairs the sheet.
  if (label !== `="${todayName}"` || formula === `="${today}"`) return;
  sheet.getRange(row, 2).setFormula(`="${today}"`);
}

function plannedFigures(names: FormulaNames): string[][] {
  const customer = customerSum(names);
  return Array.from({ length: size.rows }, (_, index) => figureRow(names, customer, index + 1));
}

function figureRow(names: FormulaNames, customer: readonly string[], row: number): string[] {
  if (row === 1) return ['="Figure"', '="Value"', '', '="Customer"', '="Billed"'];
  const figure = figures[row - 2];
  const shown = figure === undefined ? ['', ''] : [`="${figure.name}"`, figure.formula(names)];
  return [...shown, '', ...customer];
}

function isAsPlanned(sheet: Sheet, planned: readonly (readonly string[])[]): boolean {
  if (sheet.getMaxRows() < size.rows || sheet.getMaxColumns() < size.columns) return false;
  const formulas = sheet.getRange(1, 1, size.rows, size.columns).getFormulas();
  return planned.every((line, row) =>
    line.every((text, column) => sameFormula(formulas[row]?.[column] ?? '', text)),
  );
}
