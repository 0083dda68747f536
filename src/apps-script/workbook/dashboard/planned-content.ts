/** Compares the cells of the Dashboard with their plan, and writes them. */
import { headerColour } from '../formatting/colours.ts';
import { type Format, paint } from '../formatting/paint.ts';
import { normalFormula } from '../formatting/same-formula.ts';
import { dashboardSize } from './dashboard-plan.ts';
import { figuresSheet } from './formula-names.ts';
import { contentRuns, type PlannedCell, type StyleName, styleRuns } from './planned-cell.ts';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

const quietColour = '#5F6368';
const alarmColour = '#A50E0E';
const amounts = '#,##0.00';

const large: Format = {
  fontSize: 18,
  fontWeight: 'bold',
  numberFormat: amounts,
  horizontalAlignment: 'left',
};

const tableHeader: Format = { fontColor: quietColour, fontWeight: 'bold' };

const styles: Readonly<Record<StyleName, Format>> = {
  title: { fontSize: 20, fontWeight: 'bold' },
  quiet: { fontColor: quietColour },
  label: { fontColor: quietColour },
  large,
  alarming: { ...large, fontColor: alarmColour },
  remark: { fontColor: quietColour, fontSize: 9 },
  remarkAmount: { fontColor: quietColour, fontSize: 9, numberFormat: amounts, horizontalAlignment: 'left' },
  heading: { fontSize: 12, fontWeight: 'bold', fontColor: headerColour },
  tableHeader,
  numberHeader: { ...tableHeader, horizontalAlignment: 'right' },
  text: { horizontalAlignment: 'left' },
  count: { numberFormat: '0', horizontalAlignment: 'right' },
  amount: { numberFormat: amounts, horizontalAlignment: 'right' },
};

/** Fills a blank sheet in few calls. @returns the number of cells */
export function fillBlank(sheet: Sheet, cells: readonly PlannedCell[]): number {
  const { rows, columns } = dashboardSize;
  const table = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));
  for (const { row, column, content } of cells) (table[row - 1] ?? [])[column - 1] = content;
  paintStyles(sheet, cells);
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
  if (wrong.length > 0) paintStyles(sheet, wrong);
  for (const { row, column, contents } of contentRuns(wrong))
    sheet.getRange(row, column, contents.length, 1).setValues(contents.map((content) => [content]));
  return wrong.length + stray.length;
}

function paintStyles(sheet: Sheet, cells: readonly PlannedCell[]): void {
  paint(
    sheet,
    styleRuns(cells).map(({ row, column, count, style }) => ({
      areas: [{ row, column, rows: count, columns: 1 }],
      format: styles[style],
    })),
  );
}
