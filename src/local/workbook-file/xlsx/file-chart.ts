/** Draws a chart into the file; the snapshot's own copy is kept in the properties of the workbook. */

import type { SheetChart } from 'hucre/xlsx';
import { defaultColumnWidthPx } from '../../../emulator/spreadsheet/workbook/limits.ts';
import type {
  ChartSnapshot,
  SheetArea,
  SheetSnapshot,
  WorkbookSnapshot,
} from '../../../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { absoluteReference, areaToReference } from './reference.ts';
import { rowHeightPx } from './dimensions.ts';

/** Google's size of a chart that has none, in pixels. */
const defaultWidthPx = 600;
const defaultHeightPx = 371;

const titlePoints = 11;
const titleColor = '202124';
const labelColor = '5F6368';
const labelPoints = 9;
const noTicks = { majorTickMark: 'none', minorTickMark: 'none' } as const;
const wholeNumbers = { formatCode: '#,##0', sourceLinked: false };

interface ChartContext {
  readonly namesById: ReadonlyMap<number, string>;
  readonly snapshot: WorkbookSnapshot;
}

/** The chart as hucre writes it. */
export function toFileChart(
  chart: ChartSnapshot,
  sheet: SheetSnapshot,
  { namesById, snapshot }: ChartContext,
): SheetChart {
  const { kind, ranges, headerRows, stacked, colors, options } = chart;
  const [categories, ...series] = ranges;
  const reference = ({ sheetId, area }: SheetArea): string =>
    absoluteReference(
      namesById.get(sheetId) ?? '',
      areaToReference({ ...area, row: area.row + headerRows, rows: area.rows - headerRows }),
    );
  const labels = { labelFontSize: labelPoints, labelColor, ...noTicks };
  // A bar shows its value, unless there are several series.
  const isLabelled = kind === 'bar' && !stacked;
  return {
    type: kind,
    series: series.map((range, index) => ({
      name: headerOf(range, snapshot),
      values: reference(range),
      ...(categories !== undefined && { categories: reference(categories) }),
      color: (colors[index] ?? '#1A73E8').replace('#', ''),
    })),
    anchor: anchorOf(chart, sheet),
    barGrouping: stacked ? 'stacked' : 'clustered',
    ...(stacked && { overlap: 100 }),
    gapWidth: 60,
    legend: options['legend.position'] === 'none' ? false : 'top',
    legendFontSize: labelPoints,
    legendFontColor: labelColor,
    title: String(options.title ?? ''),
    showTitle: options.title !== undefined,
    titleFontSize: titlePoints,
    titleBold: true,
    titleColor,
    ...(isLabelled && {
      dataLabels: { showValue: true, position: 'outEnd', numberFormat: wholeNumbers },
    }),
    chartSpaceBorderColor: 'FFFFFF',
    roundedCorners: false,
    axes: {
      x: {
        ...labels,
        // Google Sheets draws the first bar at the top.
        ...(isLabelled && { reverse: true }),
      },
      y: {
        ...labels,
        numberFormat: wholeNumbers,
        ...(isLabelled && { hidden: true }),
      },
    },
  };
}

function headerOf({ sheetId, area }: SheetArea, { sheets }: WorkbookSnapshot): string {
  const rows = sheets.find(({ id }) => id === sheetId)?.rows ?? [];
  const cell = rows[area.row - 1]?.[area.column - 1];
  return String((typeof cell === 'object' ? cell.value : cell) ?? '');
}

/** The cells that the chart covers, counted from zero; the last are not covered. */
function anchorOf(
  { row, column, options }: ChartSnapshot,
  { columnWidths, maxColumns }: SheetSnapshot,
): SheetChart['anchor'] {
  const width = Number(options.width ?? defaultWidthPx);
  const height = Number(options.height ?? defaultHeightPx);
  let last = column;
  for (let left = width; left > 0 && last < maxColumns; last += 1)
    left -= columnWidths[last - 1] ?? defaultColumnWidthPx;
  return {
    from: { row: row - 1, col: column - 1 },
    to: { row: row - 1 + Math.round(height / rowHeightPx), col: last - 1 },
  };
}
