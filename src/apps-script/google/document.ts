/** Reads and writes the spreadsheet that the script is bound to, behind the core's interface of a document. */
import { type Area, type Cell, OutsideGrid, type SheetDocument, SheetMissing } from '../../core/workspace.ts';
import { areaName, columnsBelow, rowsName } from './a1-notation.ts';
import { serviceCall } from './service-call.ts';

type SpreadsheetApp = GoogleAppsScript.Spreadsheet.SpreadsheetApp;
type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type TextFinder = GoogleAppsScript.Spreadsheet.TextFinder;

export function googleDocument(app: SpreadsheetApp): SheetDocument {
  const spreadsheet = (): Spreadsheet => app.getActive();

  /** Makes a call, and turns Google's exception about the area into an error that names a missing sheet or an area beyond the grid. */
  const ask = <Answer>(sheet: string, area: Area, question: () => Answer): Answer => {
    try {
      return question();
    } catch (error) {
      if (spreadsheet().getSheetByName(sheet) === null) throw new SheetMissing(sheet);
      if (isBeyondGrid(error)) throw new OutsideGrid(sheet, area);
      throw error;
    }
  };
  const read = (sheet: string, name: string, area: Area): Cell[][] =>
    ask(sheet, area, () => spreadsheet().getRange(name).getValues() as Cell[][]);
  const finder = (sheet: string, column: number, row: number, text: string, columns = 1): TextFinder =>
    ask(sheet, { row, column, rows: 1, columns }, () =>
      spreadsheet()
        .getRange(columnsBelow(sheet, column, row, columns))
        .createTextFinder(text)
        .matchCase(true),
    );
  // Google knows the sheet of a range without a further call, while getSheetByName costs one.
  const sheetOf = (sheet: string): Sheet => {
    try {
      return spreadsheet()
        .getRange(areaName(sheet, { row: 1, column: 1, rows: 1, columns: 1 }))
        .getSheet();
    } catch (error) {
      if (spreadsheet().getSheetByName(sheet) === null) throw new SheetMissing(sheet);
      throw error;
    }
  };

  return {
    read: (sheet, area) => serviceCall(() => read(sheet, areaName(sheet, area), area)),
    readRow: (sheet, row) =>
      serviceCall(() => read(sheet, rowsName(sheet, row), { row, column: 1, rows: 1, columns: 1 })[0] ?? []),
    write: (sheet, row, column, values, formats) =>
      serviceCall(() => {
        const area = { row, column, rows: values.length, columns: values[0]?.length ?? 0 };
        const range = spreadsheet().getRange(areaName(sheet, area));
        if (formats !== null) range.setNumberFormats(values.map(() => [...formats]));
        range.setValues(values.map((cells) => [...cells]));
      }),
    flush: () => serviceCall(() => app.flush()),
    find: (sheet, column, firstRow, text, isPattern = false) =>
      serviceCall(() =>
        finder(sheet, column, firstRow, text)
          .matchEntireCell(!isPattern)
          .useRegularExpression(isPattern)
          .findAll()
          .map((range) => range.getRow()),
      ),
    contains: (sheet, { column, columns }, firstRow, text) =>
      serviceCall(() => finder(sheet, column, firstRow, text, columns).findNext() !== null),
    gridRows: (sheet) => serviceCall(() => sheetOf(sheet).getMaxRows()),
    lastContentRow: (sheet) => serviceCall(() => sheetOf(sheet).getLastRow()),
    addRows: (sheet, rows) =>
      serviceCall(() => {
        const target = sheetOf(sheet);
        target.insertRowsAfter(target.getMaxRows(), rows);
      }),
    deleteRows: (sheet, row, rows) =>
      serviceCall(() => {
        sheetOf(sheet).deleteRows(row, rows);
      }),
    addColumns: (sheet, columns) =>
      serviceCall(() => {
        const target = sheetOf(sheet);
        target.insertColumnsAfter(target.getMaxColumns(), columns);
      }),
  };
}

// Matches Google's two messages about an area beyond the grid: one for coordinates, one for A1 notation.
function isBeyondGrid(error: unknown): boolean {
  return error instanceof Error && /outside the dimensions of the sheet|range not found/i.test(error.message);
}
