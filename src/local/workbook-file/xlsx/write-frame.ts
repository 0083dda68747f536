/** Writes everything of a workbook but its cells. */

import { type Cell, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type {
  StoredNote,
  CellStyle,
  SheetSnapshot,
  WorkbookSnapshot,
} from '../../../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { defaultFont, fileColor, toFileStyle } from './cell-style.ts';
import { toFileColumns } from './dimensions.ts';
import { type ListColumns, listRows, toFileValidation } from './drop-down.ts';
import { escapeText } from './escaped-text.ts';
import { toFileChart } from './file-chart.ts';
import { printed, printNames } from './print-layout.ts';
import { absoluteReference, areaToReference, fileSheetNames, listSheetName } from './reference.ts';
import { toFileRule } from './rule-format.ts';
import { propertyName, sheetProperties, writeProperties } from './workbook-properties.ts';
import type { SheetCells } from './write-cells.ts';

/** The bytes of a file in which each sheet has a cell of each of its styles, one below the other, and no other cell. */
export async function writeFrame(
  snapshot: WorkbookSnapshot,
  cells: readonly SheetCells[],
  foldedSequence: number,
): Promise<Uint8Array> {
  const { name, timeZone, locale } = snapshot;
  const names = fileSheetNames(snapshot.sheets.map((sheet) => sheet.name));
  const lists: ListColumns = new Map();
  const namesById = new Map(snapshot.sheets.map(({ id }, index) => [id, names[index] ?? '']));
  const sheets = snapshot.sheets.map((sheet, index) =>
    writeSheet(sheet, cells[index]?.styles ?? [], { namesById, lists, snapshot }),
  );
  const properties = snapshot.sheets.map((sheet, index) =>
    sheetProperties(sheet, names[index] ?? sheet.name),
  );
  if (lists.size > 0) sheets.push({ name: listSheetName, hidden: true, rows: listRows(lists) });
  return writeXlsx({
    sheets,
    defaultFont,
    // LibreOffice shows a filter only when its area has the reserved name that Excel gives it.
    namedRanges: sheets.flatMap(({ name: scope, autoFilter }, index) => {
      const [sheet, laid] = [snapshot.sheets[index], cells[index]];
      return [
        ...(autoFilter === undefined
          ? []
          : [{ name: '_xlnm._FilterDatabase', scope, range: absoluteReference(scope, autoFilter.range) }]),
        ...(sheet === undefined || laid === undefined ? [] : printNames(sheet, scope, laid)),
      ];
    }),
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

interface FileContext {
  readonly namesById: ReadonlyMap<number, string>;
  readonly lists: ListColumns;
  readonly snapshot: WorkbookSnapshot;
}

// Each style has a cell whose text says so: with a text in it, the file gets a table of texts.
function writeSheet(
  sheet: SheetSnapshot,
  styles: readonly CellStyle[],
  { namesById, lists, snapshot }: FileContext,
): WriteSheet {
  const color = fileColor(sheet.tabColor);
  return {
    name: namesById.get(sheet.id) ?? sheet.name,
    rows: styles.map(() => ['style']),
    cells: sampleCells(sheet.notes, styles),
    hidden: sheet.hidden,
    ...printed,
    columns: toFileColumns(sheet.columnWidths),
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
  };
}

function sampleCells(notes: readonly StoredNote[], styles: readonly CellStyle[]): Map<string, Partial<Cell>> {
  const cells = new Map<string, Partial<Cell>>(
    styles.map((style, index) => [`${index},0`, { style: toFileStyle(style) }]),
  );
  for (const { row, column, note } of notes) {
    const key = `${row - 1},${column - 1}`;
    cells.set(key, { ...cells.get(key), comment: { text: escapeText(note) } });
  }
  return cells;
}
