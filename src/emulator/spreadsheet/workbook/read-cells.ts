/** Reads cells of the workbook as plain data, and converts them to values of the script's realm. */
import type { Realm } from '../../realm/realm.ts';
import type { GridArea, StoredCell } from './workbook-snapshot.ts';
import { displayValue } from '../text/display-value.ts';
import { isDateFormat } from '../text/number-format.ts';
import { instantOfSerial } from '../typing/serial-date.ts';
import type { ComputedWorkbook } from '../../formulas/compute-workbook.ts';
import { isFormulaError } from '../../formulas/formula-value.ts';
import { cellReader } from './packed-rows.ts';
import type { SheetData, WorkbookData } from './sheet-data.ts';
import { styleAt } from './style-grid.ts';

/** A workbook with the values that its formulas have now. */
export interface ShownWorkbook {
  readonly data: Readonly<WorkbookData>;
  readonly computed: ComputedWorkbook;
}

/** A cell with its place. */
interface PlacedCell {
  readonly cell: StoredCell;
  readonly row: number;
  readonly column: number;
}

/** The value of a cell, or of its formula; undefined for a blank one. */
export function shownValue(
  { computed }: ShownWorkbook,
  sheet: SheetData,
  { cell, row, column }: PlacedCell,
): string | number | boolean | undefined {
  if (typeof cell !== 'object') return cell;
  const value = computed.valueAt(sheet.name, row, column);
  return isFormulaError(value) ? value.fault : (value ?? undefined);
}

/** Values with the instants of dates beside them, because a Date is no plain data. */
interface PlainValues {
  readonly values: (string | number | boolean)[][];
  /** Row offset, column offset, milliseconds since the Unix epoch. */
  readonly dates: (readonly [number, number, number])[];
}

/** One value for each cell of an area. */
export function mapCells<T>(
  sheet: SheetData,
  area: GridArea,
  read: (cell: StoredCell, row: number, column: number) => T,
): T[][] {
  const table: T[][] = [];
  const cellAt = cellReader(sheet.rows);
  for (let row = area.row; row < area.row + area.rows; row += 1) {
    const values: T[] = [];
    for (let column = area.column; column < area.column + area.columns; column += 1)
      values.push(read(cellAt(row - 1, column - 1), row, column));
    table.push(values);
  }
  return table;
}

/** The result of getValues; the format of its cell decides whether a number is a date. */
export function readValues(workbook: ShownWorkbook, sheet: SheetData, area: GridArea): PlainValues {
  const dates: (readonly [number, number, number])[] = [];
  const values = mapCells(sheet, area, (cell, row, column) => {
    const value = shownValue(workbook, sheet, { cell, row, column });
    if (typeof value === 'number' && isDateFormat(styleAt(sheet.styles, row, column).numberFormat))
      dates.push([row - area.row, column - area.column, instantOfSerial(value, workbook.data.timeZone)]);
    return value ?? '';
  });
  return { values, dates };
}

/** The result of getDisplayValues. */
export function readDisplayValues(workbook: ShownWorkbook, sheet: SheetData, area: GridArea): string[][] {
  return mapCells(sheet, area, (cell, row, column) => shownText(workbook, sheet, { cell, row, column }));
}

/** The text that one cell shows. */
export function shownText(workbook: ShownWorkbook, sheet: SheetData, at: PlacedCell): string {
  // Text shows itself whatever its format, and most cells are text.
  if (typeof at.cell === 'string') return at.cell;
  if (at.cell === undefined) return '';
  const { numberFormat } = styleAt(sheet.styles, at.row, at.column);
  return displayValue(shownValue(workbook, sheet, at), numberFormat, workbook.data.locale);
}

/** The table in the script's realm, dates in their places. */
export function scriptValues(realm: Realm, plain: PlainValues): (string | number | boolean | Date)[][] {
  const table: (string | number | boolean | Date)[][] = scriptTable(realm, plain.values);
  for (const [row, column, ms] of plain.dates) {
    const values = table[row];
    if (values !== undefined) values[column] = realm.date(ms);
  }
  return table;
}

/** A table in the script's realm. */
export function scriptTable<T>(realm: Realm, table: readonly (readonly T[])[]): T[][] {
  return realm.array(table.map((row) => realm.array(row)));
}
