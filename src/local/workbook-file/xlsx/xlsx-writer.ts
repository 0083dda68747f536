/** Writes a workbook snapshot as the bytes of an .xlsx file. */

import { type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type {
  SheetSnapshot,
  WorkbookSnapshot,
} from '../../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { defaultFont, fileColor } from './cell-style.ts';
import { toFileColumns, rowHeights } from './dimensions.ts';
import { toFileChart } from './file-chart.ts';
import { type ListColumns, listRows, toFileValidation } from './drop-down.ts';
import { escapeText } from './escaped-text.ts';
import type { ExactDate } from './exact-dates.ts';
import { absoluteReference, areaToReference, fileSheetNames, listSheetName } from './reference.ts';
import { toFileRule } from './rule-format.ts';
import { propertyName, sheetProperties, writeProperties } from './workbook-properties.ts';
import { writeCells } from './write-cells.ts';

/** The bytes of the file; `foldedSequence` is the last change of the log that the snapshot holds. */
export async function writeWorkbook(snapshot: WorkbookSnapshot, foldedSequence: number): Promise<Uint8Array> {
  const { name, timeZone, locale } = snapshot;
  const names = fileSheetNames(snapshot.sheets.map((sheet) => sheet.name));
  const lists: ListColumns = new Map();
  const namesById = new Map(snapshot.sheets.map(({ id }, index) => [id, names[index] ?? '']));
  const written = snapshot.sheets.map((sheet) => writeSheet(sheet, { namesById, lists, snapshot }));
  const sheets = written.map(({ sheet }) => sheet);
  const properties = snapshot.sheets.map((sheet, index) =>
    sheetProperties(sheet, names[index] ?? sheet.name, written[index]?.exactDates ?? []),
  );
  if (lists.size > 0) sheets.push({ name: listSheetName, hidden: true, rows: listRows(lists) });
  return writeXlsx({
    sheets,
    defaultFont,
    // LibreOffice shows a filter only when its area has the reserved name that Excel gives it.
    namedRanges: sheets.flatMap(({ name: scope, autoFilter }) =>
      autoFilter === undefined
        ? []
        : [{ name: '_xlnm._FilterDatabase', scope, range: absoluteReference(scope, autoFilter.range) }],
    ),
    activeSheet: Math.max(
      0,
      sheets.findIndex((sheet) => sheet.hidden !== true),
    ),
    properties: {
      title: escapeText(name),
      custom: {
        [propertyName]: writeProperties({
          ...{ name, timeZone, locale, foldedSequence, sheets: properties },
          ...(snapshot.namedRanges === undefined ? {} : { namedRanges: snapshot.namedRanges }),
        }),
      },
    },
  });
}

/** Sheets are wider than high, so on paper they are as wide as a page. */
const printed = { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 } as const;

interface WrittenSheet {
  readonly sheet: WriteSheet;
  readonly exactDates: readonly ExactDate[];
}

interface FileContext {
  readonly namesById: ReadonlyMap<number, string>;
  readonly lists: ListColumns;
  readonly snapshot: WorkbookSnapshot;
}

function writeSheet(sheet: SheetSnapshot, { namesById, lists, snapshot }: FileContext): WrittenSheet {
  const color = fileColor(sheet.tabColor);
  const { rows, cells, columnStyles, exactDates } = writeCells(sheet);
  return {
    exactDates,
    sheet: {
      name: namesById.get(sheet.id) ?? sheet.name,
      rows,
      cells,
      hidden: sheet.hidden,
      pageSetup: printed,
      rowDefs: rowHeights(sheet),
      columns: toFileColumns(sheet.columnWidths, columnStyles),
      dataValidations: sheet.validations.map((validation) => toFileValidation(validation, lists, namesById)),
      conditionalRules: sheet.conditionalFormats.map(toFileRule),
      view: {
        ...(color !== undefined && { tabColor: { rgb: color } }),
        ...(sheet.hiddenGridlines === true && { showGridLines: false }),
      },
      ...(sheet.charts !== undefined && {
        charts: sheet.charts.map((chart) => toFileChart(chart, sheet, { namesById, snapshot })),
      }),
      ...(sheet.frozenRows > 0 && { freezePane: { rows: sheet.frozenRows } }),
      ...(sheet.filter !== undefined && { autoFilter: { range: areaToReference(sheet.filter) } }),
    },
  };
}
