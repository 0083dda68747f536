/** Writes a workbook snapshot as the bytes of an .xlsx file. */

import { type Cell, type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type { SheetSnapshot, StoredCell, WorkbookSnapshot } from '../../emulator/workbook-snapshot.ts';
import { defaultFont, fileColor, toFileStyle } from './cell-style.ts';
import { toFileColumns } from './column-widths.ts';
import { type ListColumns, listRows, toFileValidation } from './drop-down.ts';
import { escapeText } from './escaped-text.ts';
import { type ExactDate, mayBeDateFormat, survivesAsDate } from './exact-dates.ts';
import { areaToReference } from './reference.ts';
import { toFileRule } from './rule-format.ts';
import { fileSheetNames, listSheetName } from './sheet-names.ts';
import { layFormats, type StyleGrid, styleIndexAt } from './style-grid.ts';
import { propertyName, sheetProperties, writeProperties } from './workbook-properties.ts';

/** The bytes of the file; `foldedSequence` is the last change of the log that the snapshot holds. */
export async function writeWorkbook(snapshot: WorkbookSnapshot, foldedSequence: number): Promise<Uint8Array> {
  const { name, timeZone, locale } = snapshot;
  const names = fileSheetNames(snapshot.sheets.map((sheet) => sheet.name));
  const lists: ListColumns = new Map();
  const written = snapshot.sheets.map((sheet, index) => writeSheet(sheet, names[index] ?? sheet.name, lists));
  const sheets = written.map(({ sheet }) => sheet);
  const properties = snapshot.sheets.map((sheet, index) =>
    sheetProperties(sheet, names[index] ?? sheet.name, written[index]?.exactDates ?? []),
  );
  if (lists.size > 0) sheets.push({ name: listSheetName, hidden: true, rows: listRows(lists) });
  return writeXlsx({
    sheets,
    defaultFont,
    activeSheet: Math.max(
      0,
      sheets.findIndex((sheet) => sheet.hidden !== true),
    ),
    properties: {
      title: escapeText(name),
      custom: {
        [propertyName]: writeProperties({ name, timeZone, locale, foldedSequence, sheets: properties }),
      },
    },
  });
}

interface WrittenSheet {
  readonly sheet: WriteSheet;
  readonly exactDates: readonly ExactDate[];
}

function writeSheet(sheet: SheetSnapshot, name: string, lists: ListColumns): WrittenSheet {
  const color = fileColor(sheet.tabColor);
  const { rows, cells, exactDates } = writeCells(sheet);
  return {
    exactDates,
    sheet: {
      name,
      rows,
      cells,
      hidden: sheet.hidden,
      columns: toFileColumns(sheet.columnWidths),
      dataValidations: sheet.validations.map((validation) => toFileValidation(validation, lists)),
      conditionalRules: sheet.conditionalFormats.map(toFileRule),
      ...(color !== undefined && { view: { tabColor: { rgb: color } } }),
      ...(sheet.frozenRows > 0 && { freezePane: { rows: sheet.frozenRows } }),
      ...(sheet.filter !== undefined && { autoFilter: { range: areaToReference(sheet.filter) } }),
    },
  };
}

interface WrittenCells {
  readonly rows: CellValue[][];
  readonly cells: Map<string, Partial<Cell>>;
  readonly exactDates: ExactDate[];
}

function writeCells(sheet: SheetSnapshot): WrittenCells {
  const columns = sheet.rows.reduce((most, row) => Math.max(most, row.length), 0);
  const grid = layFormats(sheet.formats, sheet.rows.length, columns);
  const written: WrittenCells = { rows: [], cells: new Map(), exactDates: [] };
  writeContent(sheet.rows, grid, written);
  for (const { row, column, note } of sheet.notes) {
    const key = `${row - 1},${column - 1}`;
    written.cells.set(key, { ...written.cells.get(key), comment: { text: escapeText(note) } });
  }
  return written;
}

function writeContent(rows: SheetSnapshot['rows'], grid: StyleGrid, written: WrittenCells): void {
  const fileStyles = grid.styles.map(toFileStyle);
  const dateStyles = grid.styles.map((style) => mayBeDateFormat(style.numberFormat));
  rows.forEach((cells, row) => {
    written.rows.push(cells.map(fileValue));
    for (let column = 0; column < grid.columns; column += 1) {
      const style = styleIndexAt(grid, row, column);
      const cell = cells[column];
      const formula =
        typeof cell === 'object'
          ? { formula: fileFormula(cell.formula), formulaResult: fileValue(cell) }
          : undefined;
      if (style === 0 && formula === undefined) continue;
      written.cells.set(`${row},${column}`, { ...formula, ...(style > 0 && { style: fileStyles[style] }) });
      const value = typeof cell === 'object' ? cell.value : cell;
      const isInexact = dateStyles[style] === true && typeof value === 'number' && !survivesAsDate(value);
      if (isInexact) written.exactDates.push([row, column, value]);
    }
  });
}

function fileValue(cell: StoredCell): CellValue {
  const value = typeof cell === 'object' ? cell.value : cell;
  return typeof value === 'string' ? escapeText(value) : (value ?? null);
}

/** The file holds formulas without their equals sign. */
function fileFormula(formula: string): string {
  return escapeText(formula.replace(/^=/, ''));
}
