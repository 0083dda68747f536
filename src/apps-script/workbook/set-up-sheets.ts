/** Makes the workbook what the API needs: adds the sheets and columns that are missing, and deletes nothing. */
import type { ColumnPlan, SheetPlan } from './sheet-plan.ts';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

// Enough for a year of a small business; the API adds more when they are used up.
const rowsAtStart = 200;

const headerColour = '#174EA6';
const systemHeaderColour = '#5F6368';

/** @returns what was changed, a sentence each */
export function setUpSheets(spreadsheet: Spreadsheet, plans: readonly SheetPlan[]): string[] {
  return plans.flatMap((plan) => {
    const sheet = spreadsheet.getSheetByName(plan.name);
    return sheet === null ? [addSheet(spreadsheet, plan)] : addMissingColumns(sheet, plan);
  });
}

function addSheet(spreadsheet: Spreadsheet, plan: SheetPlan): string {
  const sheet = spreadsheet.insertSheet(plan.name);
  fitGrid(sheet, plan.columns.length);
  writeColumns(sheet, plan.columns, 1);
  sheet.setFrozenRows(1);
  if (plan.hidden) sheet.hideSheet();
  return `Added the sheet "${plan.name}".`;
}

// Cells are scarce: a new sheet of Google's has 26,000 of them.
function fitGrid(sheet: Sheet, columns: number): void {
  const [maxRows, maxColumns] = [sheet.getMaxRows(), sheet.getMaxColumns()];
  if (maxColumns < columns) sheet.insertColumnsAfter(maxColumns, columns - maxColumns);
  if (maxColumns > columns) sheet.deleteColumns(columns + 1, maxColumns - columns);
  if (maxRows > rowsAtStart) sheet.deleteRows(rowsAtStart + 1, maxRows - rowsAtStart);
}

function addMissingColumns(sheet: Sheet, plan: SheetPlan): string[] {
  const width = Math.max(1, sheet.getLastColumn());
  const headers =
    sheet
      .getRange(1, 1, 1, width)
      .getValues()[0]
      ?.map((cell) => String(cell).trim()) ?? [];
  const missing = plan.columns.filter(({ header }) => !headers.includes(header));
  if (missing.length === 0) return [];
  const lacking = width + missing.length - sheet.getMaxColumns();
  if (lacking > 0) sheet.insertColumnsAfter(sheet.getMaxColumns(), lacking);
  writeColumns(sheet, missing, width + 1);
  return missing.map(({ header }) => `Added the column "${header}" to the sheet "${plan.name}".`);
}

function writeColumns(sheet: Sheet, columns: readonly ColumnPlan[], first: number): void {
  const header = sheet.getRange(1, first, 1, columns.length);
  header
    .setNumberFormat('@')
    .setValues([columns.map((column) => column.header)])
    .setNotes([columns.map((column) => column.note)])
    .setFontWeight('bold')
    .setFontColor('#FFFFFF');
  const rows = sheet.getMaxRows() - 1;
  for (const [index, column] of columns.entries()) {
    sheet.getRange(1, first + index).setBackground(column.isSystem ? systemHeaderColour : headerColour);
    if (rows > 0) sheet.getRange(2, first + index, rows, 1).setNumberFormat(column.format);
    sheet.setColumnWidth(first + index, column.width);
    if (column.hidden) sheet.hideColumns(first + index);
  }
}
