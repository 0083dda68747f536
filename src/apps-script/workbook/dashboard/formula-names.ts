/** Makes the references in the formulas of the Dashboard, which find columns of other sheets by their headers. */
import { columnName } from '../../google/a1-notation.ts';

/** A sheet of records, with the headers that the formulas need. */
export interface UsedSheet {
  readonly sheet: string;
  readonly headers: readonly string[];
}

export const usedSheets: readonly UsedSheet[] = [
  {
    sheet: 'Invoices',
    headers: [
      ...['ID', 'Number', 'Status', 'Customer', 'Customer ID'],
      ...['Invoice date', 'Due date', 'Currency', 'Total', 'Due'],
    ],
  },
  {
    sheet: 'Payments',
    headers: ['Status', 'Amount', 'Payment date', 'Currency', 'Unapplied', 'Data'],
  },
  { sheet: 'Credit notes', headers: ['Status', 'Date', 'Currency', 'Total', 'Remaining'] },
  { sheet: 'Quotations', headers: ['Status', 'Expiry date', 'Currency', 'Total'] },
  { sheet: 'Customers', headers: ['ID', 'Name'] },
];

/** The hidden sheet with the figures that the Dashboard shows. */
export const figuresSheet = 'figures';

/** One number or word that formulas of the Dashboard use. */
export interface Figure {
  readonly name: string;
  readonly formula: (names: FormulaNames) => string;
}

export interface FormulaNames {
  /** The day for which the Dashboard is computed, `YYYY-MM-DD`. */
  readonly today: string;
  /** The cell of a figure with this name. */
  readonly figure: (name: string) => string;
  /** A whole column with its header. */
  readonly column: (sheet: string, header: string) => string;
  /** The cells of a column from a row to the last record. The row is a formula; by default that of the first record. */
  readonly records: (sheet: string, header: string, first?: string) => string;
  /** One cell of a column. The row is a formula. */
  readonly cell: (sheet: string, header: string, row: string) => string;
  /** The header row of a sheet. */
  readonly headerRow: (sheet: string) => string;
}

/** The sheet as references name it. */
function spelled(sheet: string): string {
  return sheet.includes(' ') ? `'${sheet}'` : sheet;
}

/** The name of the figure with the number of a header's column. */
export function placeName(sheet: string, header: string): string {
  return `${sheet}: ${header}`;
}

/** The name of the figure with the row of the last record. */
export function lastRowName(sheet: string): string {
  return `${sheet}: last row`;
}

/**
 * @param figureNames the names in the order of their rows, which begin with row 2
 * @param widthOf returns the number of columns of a sheet's grid
 * @param today `YYYY-MM-DD`
 */
export function formulaNames(
  figureNames: readonly string[],
  widthOf: (sheet: string) => number,
  today: string,
): FormulaNames {
  const figure = (name: string): string => {
    const index = figureNames.indexOf(name);
    if (index < 0) throw new Error(`There is no figure "${name}".`);
    return `${figuresSheet}!$B$${index + 2}`;
  };
  // The formulas refer to whole columns, because such references do not change when rows are added or deleted.
  const whole = (sheet: string): string => `${spelled(sheet)}!$A:$${columnName(widthOf(sheet))}`;
  const place = (sheet: string, header: string): string => figure(placeName(sheet, header));
  const cell = (sheet: string, header: string, row: string): string =>
    `INDEX(${whole(sheet)};${row};${place(sheet, header)})`;
  return {
    today,
    figure,
    column: (sheet, header) => cell(sheet, header, '0'),
    records: (sheet, header, first = '2') =>
      `${cell(sheet, header, first)}:${cell(sheet, header, figure(lastRowName(sheet)))}`,
    cell,
    headerRow: (sheet) => `${spelled(sheet)}!$A$1:$${columnName(widthOf(sheet))}$1`,
  };
}
