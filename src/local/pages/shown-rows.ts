/** Reads rows of a sheet as a person sees them: shown text, colours, notes, drop-downs, charts. */
import type {
  SearchResult,
  RowFilter,
  ShownCell,
  ShownColumn,
  ShownRow,
  ShownRows,
  WorkbookCall,
} from '../../pages/workbook/protocol.ts';
import { displayValue } from '../../emulator/spreadsheet/text/display-value.ts';
import {
  noteKey,
  type SheetData,
  type WorkbookData,
} from '../../emulator/spreadsheet/workbook/sheet-data.ts';
import { styleAt } from '../../emulator/spreadsheet/workbook/style-grid.ts';
import { allowedValues, validationAt } from '../../emulator/spreadsheet/rules/validate-entry.ts';
import type { ComputedWorkbook } from '../../emulator/formulas/compute-workbook.ts';
import { isFormulaError } from '../../emulator/formulas/formula-value.ts';
import { enteredText } from './entered-text.ts';
import { findCell } from './find-cell.ts';
import { shownChart } from './shown-charts.ts';
import { areaHolds } from '../../emulator/spreadsheet/mutations/areas.ts';
import type { CellStyle, ConditionalFormat } from '../../emulator/spreadsheet/workbook/workbook-snapshot.ts';

/** The number of rows in one answer, which the page shows at once. */
const rowsShown = 100;

/** Blank rows below the content, to type into. */
const spareRows = 5;

// Google's width of a column that was never changed.
const widthDefault = 100;

/** A sheet with its workbook and its computed formulas. */
interface ReadSheet {
  readonly sheet: SheetData;
  readonly workbook: WorkbookData;
  readonly computed: ComputedWorkbook;
}

/** @param first the first row below the frozen ones */
export function shownRows(read: ReadSheet, first: number, filter: RowFilter | null): ShownRows {
  const { sheet, workbook, computed } = read;
  const columns = shownColumns(sheet);
  const lastRow = sheet.rows.length;
  const from = Math.max(first, sheet.frozenRows + 1);
  const fitting = rangeOf(from, Math.min(sheet.maxRows, lastRow + spareRows)).filter(
    (row) => filter === null || shownText(read, row, filter.column) === filter.text,
  );
  const rows = [...rangeOf(1, sheet.frozenRows), ...fitting.slice(0, rowsShown)].map((row): ShownRow => {
    const cells = columns.map(({ column }) => shownCell(read, row, column));
    return { row, isFrozen: row <= sheet.frozenRows, cells };
  });
  return {
    sheet: sheet.name,
    first: from,
    columns,
    rows,
    lastRow,
    charts: sheet.charts.map((chart) => shownChart(chart, workbook, computed)),
    hasGridlines: !sheet.hiddenGridlines,
  };
}

/** Finds a text in what the sheet shows. */
export function findShown(
  read: ReadSheet,
  { text, row, column, direction }: Extract<WorkbookCall, { op: 'find' }>,
): SearchResult {
  const searched = {
    rows: read.sheet.rows.length,
    columns: shownColumns(read.sheet).map((one) => one.column),
    shownText: (atRow: number, atColumn: number) => shownText(read, atRow, atColumn),
  };
  return findCell(searched, text, { row, column }, direction);
}

/** The texts that an area shows, without its hidden columns. */
export function shownTexts(
  read: ReadSheet,
  { row, column, rows, columns }: Extract<WorkbookCall, { op: 'texts' }>,
): string[][] {
  const shown = shownColumns(read.sheet).filter(
    (one) => one.column >= column && one.column < column + columns,
  );
  return rangeOf(row, Math.min(row + rows - 1, read.sheet.rows.length)).map((one) =>
    shown.map((at) => shownText(read, one, at.column)),
  );
}

function shownColumns({ columnWidths, hiddenColumns, maxColumns }: SheetData): ShownColumn[] {
  return rangeOf(1, maxColumns)
    .filter((column) => hiddenColumns[column - 1] !== true)
    .map((column) => ({ column, width: columnWidths[column - 1] ?? widthDefault }));
}

function shownText({ sheet, workbook, computed }: ReadSheet, row: number, column: number): string {
  const value = computed.valueAt(sheet.name, row, column);
  if (isFormulaError(value)) return value.fault;
  const { numberFormat } = styleAt(sheet.styles, row, column);
  return displayValue(value ?? undefined, numberFormat, workbook.locale);
}

function shownCell(read: ReadSheet, row: number, column: number): ShownCell {
  const { sheet, workbook, computed } = read;
  const style = cssOf(ruledStyle(styleAt(sheet.styles, row, column), sheet, { row, column }, computed));
  const note = sheet.notes.get(noteKey(row, column));
  const text = shownText(read, row, column);
  const entered = enteredText(sheet, workbook, row, column);
  const rule = validationAt(sheet, row, column);
  const choices = rule === undefined ? [] : allowedValues(rule, { data: workbook, computed });
  return {
    text,
    ...(entered === text ? {} : { entered }),
    ...(note === undefined ? {} : { note }),
    ...(choices.length === 0 ? {} : { choices }),
    ...(Object.keys(style).length === 0 ? {} : { style }),
    ...(typeof computed.valueAt(sheet.name, row, column) === 'number' ? { isNumber: true } : {}),
  };
}

function rangeOf(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** The colours that the page takes into its styles; any other text could carry other CSS. */
const colour = /^#[0-9a-f]{3,8}$/i;

/** The style of a cell without formats. */
const plainPoints = 10;

/** The format of a cell with that of the rule that holds for it. */
function ruledStyle(
  style: CellStyle,
  sheet: SheetData,
  place: { readonly row: number; readonly column: number },
  computed: ComputedWorkbook,
): CellStyle {
  const holds = ({ areas, formula }: ConditionalFormat): boolean => {
    const [first] = areas;
    if (first === undefined || !areas.some((area) => areaHolds(area, place.row, place.column))) return false;
    return computed.holds(formula, sheet.name, first, place);
  };
  const rule = sheet.conditionalFormats.find(holds);
  return rule === undefined ? style : { ...style, ...rule.style };
}

/** CSS properties by name. */
function cssOf(style: CellStyle): Record<string, string> {
  const { background, fontColor, fontSize } = style;
  return {
    ...(background !== undefined && colour.test(background) && { 'background-color': background }),
    ...(fontColor !== undefined && colour.test(fontColor) && { color: fontColor }),
    ...(fontSize !== undefined && { 'font-size': `${(fontSize / plainPoints).toFixed(2)}em` }),
    ...(style.bold === true && { 'font-weight': 'bold' }),
    ...(style.italic === true && { 'font-style': 'italic' }),
    ...(style.strikethrough === true && { 'text-decoration': 'line-through' }),
    ...(style.horizontalAlignment !== undefined && { 'text-align': style.horizontalAlignment }),
  };
}
