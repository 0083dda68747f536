/** Finds the cells of an area that show a text, as the TextFinder of Google's servers does. */
import type { GridArea } from '../workbook/workbook-snapshot.ts';
import { type ShownWorkbook, shownText } from '../workbook/read-cells.ts';
import { fromRe2 } from './re2-pattern.ts';
import { cellReader, rowLength } from '../workbook/packed-rows.ts';
import type { SheetData } from '../workbook/sheet-data.ts';

export interface TextSearch {
  readonly text: string;
  readonly matchCase: boolean;
  readonly matchEntireCell: boolean;
  readonly useRegularExpression: boolean;
}

/** The row and the column of a cell that matches. */
export type CellMatch = readonly [number, number];

/** The matching cells, row by row; a blank cell shows an empty text, when blank cells are searched at all. */
export function findText(
  workbook: ShownWorkbook,
  sheet: SheetData,
  area: GridArea,
  search: TextSearch,
  searchesBlanks: boolean,
): CellMatch[] {
  const matches = createMatcher(search);
  const findsBlanks = searchesBlanks && search.useRegularExpression && matches('');
  const found: CellMatch[] = [];
  const cellAt = cellReader(sheet.rows);
  const lastRow = Math.min(area.row + area.rows - 1, findsBlanks ? sheet.maxRows : sheet.rows.length);
  for (let row = area.row; row <= lastRow; row += 1) {
    const lastColumn = findsBlanks ? sheet.maxColumns : rowLength(sheet.rows, row - 1);
    const end = Math.min(area.column + area.columns - 1, lastColumn);
    for (let column = area.column; column <= end; column += 1) {
      const cell = cellAt(row - 1, column - 1);
      if (cell === undefined) {
        if (findsBlanks) found.push([row, column]);
        continue;
      }
      if (matches(shownText(workbook, sheet, { cell, row, column }))) found.push([row, column]);
    }
  }
  return found;
}

function createMatcher(search: TextSearch): (text: string) => boolean {
  if (search.useRegularExpression) {
    const pattern = createPattern(search);
    return (text) => pattern.test(text);
  }
  const wanted = cased(search.text, search);
  if (search.matchEntireCell) return (text) => cased(text, search) === wanted;
  return (text) => cased(text, search).includes(wanted);
}

function createPattern(search: TextSearch): RegExp {
  const { source, flags } = fromRe2(search.text);
  const all = new Set(`${flags}u${search.matchCase ? '' : 'i'}`);
  return new RegExp(search.matchEntireCell ? `^(?:${source})$` : source, Array.from(all).join(''));
}

function cased(text: string, search: TextSearch): string {
  return search.matchCase ? text : text.toLowerCase();
}
