/** Reads the charts of a sheet with the numbers that they draw. */
import type { ShownChart, ShownSeries } from '../../pages/workbook/protocol.ts';
import type { WorkbookData } from '../../emulator/spreadsheet/workbook/sheet-data.ts';
import type { ChartSnapshot, SheetArea } from '../../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import type { ComputedWorkbook } from '../../emulator/formulas/compute-workbook.ts';
import { isFormulaError, type Scalar } from '../../emulator/formulas/formula-value.ts';

// Google gives a chart without a size and series without colours these.
const sizeDefault = { width: 600, height: 371 };
const usualColours = ['#4285F4', '#EA4335', '#FBBC04', '#34A853', '#FF6D01'];

/** A chart as the page draws it, with the computed values of its cells. */
export function shownChart(
  chart: ChartSnapshot,
  workbook: WorkbookData,
  computed: ComputedWorkbook,
): ShownChart {
  const { kind, ranges, headerRows, stacked, colors, row, column, options } = chart;
  const [categories = [], ...columns] = ranges.map((range) => valuesOf(range, workbook, computed));
  return {
    kind,
    isStacked: stacked,
    title: String(options.title ?? ''),
    row,
    column,
    width: Number(options.width ?? sizeDefault.width),
    height: Number(options.height ?? sizeDefault.height),
    categories: categories.slice(headerRows).map(textOf),
    series: columns.map(
      (values, index): ShownSeries => ({
        name: headerRows === 0 ? '' : textOf(values[0] ?? null),
        color: colors[index] ?? usualColours[index % usualColours.length] ?? '',
        values: values.slice(headerRows).map((value) => (typeof value === 'number' ? value : 0)),
      }),
    ),
  };
}

function valuesOf(
  { sheetId, area }: SheetArea,
  { sheets }: WorkbookData,
  computed: ComputedWorkbook,
): Scalar[] {
  const name = sheets.find(({ id }) => id === sheetId)?.name ?? '';
  return Array.from({ length: area.rows }, (_, index) =>
    computed.valueAt(name, area.row + index, area.column),
  );
}

function textOf(value: Scalar): string {
  return isFormulaError(value) ? value.fault : String(value ?? '');
}
