/** Compares the cells of the Dashboard with their plan, and writes them. */
import { headerColour } from '../formatting/renew-headers.ts';
import { normalFormula } from '../formatting/same-formula.ts';
import { dashboardSize } from './dashboard-plan.ts';
import { figuresSheet } from './formula-names.ts';
import { type PlannedCell, type StyleName, styleRuns } from './planned-cell.ts';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Range = GoogleAppsScript.Spreadsheet.Range;

const quietColour = '#5F6368';
const alarmColour = '#A50E0E';
const amounts = '#,##0.00';

const styles: Readonly<Record<StyleName, (cell: Range) => Range>> = {
  title: (cell) => cell.setFontSize(20).setFontWeight('bold'),
  quiet: (cell) => cell.setFontColor(quietColour),
  label: (cell) => cell.setFontColor(quietColour),
  large: (cell) => large(cell),
  alarming: (cell) => large(cell).setFontColor(alarmColour),
  remark: (cell) => cell.setFontColor(quietColour).setFontSize(9),
  heading: (cell) => cell.setFontSize(12).setFontWeight('bold').setFontColor(headerColour),
  tableHeader: (cell) => cell.setFontColor(quietColour).setFontWeight('bold'),
  numberHeader: (cell) =>
    cell.setFontColor(quietColour).setFontWeight('bold').setHorizontalAlignment('right'),
  text: (cell) => cell.setHorizontalAlignment('left'),
  count: (cell) => cell.setNumberFormat('0').setHorizontalAlignment('right'),
  amount: (cell) => cell.setNumberFormat(amounts).setHorizontalAlignment('right'),
};

function large(cell: Range): Range {
  return cell.setFontSize(18).setFontWeight('bold').setNumberFormat(amounts).setHorizontalAlignment('left');
}

/** Fills a blank sheet in few calls. @returns the number of cells */
export function fillBlank(sheet: Sheet, cells: readonly PlannedCell[]): number {
  const { rows, columns } = dashboardSize;
  const table = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));
  for (const { row, column, content } of cells) (table[row - 1] ?? [])[column - 1] = content;
  for (const { row, column, style, count } of styleRuns(cells))
    styles[style](sheet.getRange(row, column, count, 1));
  // The contents are written last, so that an execution that dies earlier leaves a blank sheet, which the next Set up fills.
  sheet.getRange(1, 1, rows, columns).setValues(table);
  return cells.length;
}

interface WrongCells {
  /** Planned cells with other content. */
  readonly wrong: readonly PlannedCell[];
  /** Copies of planned cells in other places, where inserted or deleted rows have left them. */
  readonly stray: readonly { readonly row: number; readonly column: number }[];
}

/** Finds the cells that differ from the plan, in five document calls. What a person has written beside them is right. */
export function findWrongCells(sheet: Sheet, cells: readonly PlannedCell[]): WrongCells {
  const grid = sheet.getRange(1, 1, sheet.getMaxRows(), sheet.getMaxColumns());
  const formulas = grid.getFormulas();
  const values = grid.getDisplayValues();
  const contentAt = (row: number, column: number): string =>
    normalFormula(formulas[row]?.[column] || (values[row]?.[column] ?? ''));
  const wanted = new Map(
    cells.map((cell) => [`${cell.row - 1}:${cell.column - 1}`, normalFormula(cell.content)]),
  );
  const known = new Set(wanted.values());
  const isStray = (row: number, column: number): boolean => {
    const content = contentAt(row, column);
    if (content === '' || wanted.has(`${row}:${column}`)) return false;
    return known.has(content) || (content.startsWith('=') && content.includes(`${figuresSheet}!`));
  };
  return {
    wrong: cells.filter(
      ({ row, column, content }) => contentAt(row - 1, column - 1) !== normalFormula(content),
    ),
    stray: formulas.flatMap((line, row) =>
      line.flatMap((_, column) => (isStray(row, column) ? [{ row: row + 1, column: column + 1 }] : [])),
    ),
  };
}

/** Writes the cells that differ from the plan, and clears the stray ones. @returns their number */
export function writeWrongCells(sheet: Sheet, { wrong, stray }: WrongCells): number {
  for (const { row, column } of stray) sheet.getRange(row, column).clearContent();
  for (const { row, column, content, style } of wrong) {
    const cell = sheet.getRange(row, column);
    styles[style](cell);
    if (content.startsWith('=')) cell.setFormula(content);
    else cell.setValue(content);
  }
  return wrong.length + stray.length;
}
