/** The text that, typed into a cell, makes what stands in it: what a person edits, and what undo types again. */
import { localeRules, shownFormula } from '../../emulator/spreadsheet/typing/locale.ts';
import { displayValue } from '../../emulator/spreadsheet/text/display-value.ts';
import { isDateFormat, textFormat } from '../../emulator/spreadsheet/text/number-format.ts';
import {
  storedCellAt,
  type SheetData,
  type WorkbookData,
} from '../../emulator/spreadsheet/workbook/sheet-data.ts';
import { styleAt } from '../../emulator/spreadsheet/workbook/style-grid.ts';

/** Words: they begin with a letter, and are no truth value. Any other text may be typed as something else. */
const plainWords = /^(?!true$|false$)\p{L}/iu;

// A percentage and a date are typed as they are shown: their bare numbers would mean something else.
const shownAsTyped = /%/;

export function enteredText(
  sheet: SheetData,
  { locale }: Pick<WorkbookData, 'locale'>,
  row: number,
  column: number,
): string {
  const cell = storedCellAt(sheet, row, column);
  const { numberFormat } = styleAt(sheet.styles, row, column);
  if (typeof cell === 'object') return shownFormula(cell.formula, locale);
  if (typeof cell === 'string')
    return cell === '' || numberFormat === textFormat || plainWords.test(cell) ? cell : `'${cell}`;
  if (typeof cell !== 'number' || isDateFormat(numberFormat) || shownAsTyped.test(numberFormat ?? ''))
    return displayValue(cell, numberFormat, locale);
  return String(cell).replace('.', localeRules(locale).decimal);
}

/** The texts of an area. */
export function enteredTexts(
  sheet: SheetData,
  workbook: Pick<WorkbookData, 'locale'>,
  area: { readonly row: number; readonly column: number; readonly rows: number; readonly columns: number },
): string[][] {
  return Array.from({ length: area.rows }, (_row, down) =>
    Array.from({ length: area.columns }, (_column, right) =>
      enteredText(sheet, workbook, area.row + down, area.column + right),
    ),
  );
}
