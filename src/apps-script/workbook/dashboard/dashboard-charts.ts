/** Adds the charts of the Dashboard. Each shows the numbers of a table in the same sheet. */
import { rangesOf } from '../formatting/paint.ts';
import { monthCount } from './month-table.ts';
import { places } from './dashboard-plan.ts';
import { topCustomers } from './ranked-customers.ts';
import { ageLabels } from './open-invoice-figures.ts';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Chart = GoogleAppsScript.Spreadsheet.EmbeddedChart;

interface ChartPlan {
  /** The title identifies an existing chart. */
  readonly title: string;
  /** The title that it had before, by which an older workbook's chart is known. */
  readonly formerTitle?: string;
  readonly kind: 'column' | 'bar';
  readonly stacked: boolean;
  readonly colors: readonly string[];
  /** The top left cell of the table, and the table's size with its header. */
  readonly table: readonly [row: number, column: number, rows: number, columns: number];
  readonly row: number;
  readonly column: number;
  readonly width: number;
}

const chartHeightPx = 290;

// The colours go from blue for what is not due yet to dark red for what may never be paid.
const ageColours = ['#8AB4F8', '#FDD663', '#F29900', '#E8710A', '#A50E0E'];

const plans: readonly ChartPlan[] = [
  {
    title: 'Invoiced, paid and credited by month',
    formerTitle: 'Invoiced and paid by month',
    kind: 'column',
    stacked: false,
    colors: ['#174EA6', '#34A853', '#F29900'],
    table: [places.months - 1, 2, monthCount + 1, 4],
    row: places.charts + 1,
    column: 2,
    width: 590,
  },
  {
    title: 'Outstanding by days since the due date',
    kind: 'bar',
    stacked: true,
    colors: ageColours,
    table: [places.ages, 2, 2, ageLabels.length + 1],
    row: places.charts + 1,
    column: 6,
    width: 590,
  },
  {
    title: 'Top ten customers by what they were billed',
    kind: 'bar',
    stacked: false,
    colors: ['#174EA6'],
    table: [places.months - 1, 6, topCustomers + 1, 2],
    row: places.lists + 1,
    column: 2,
    width: 440,
  },
];

interface WrongChart {
  readonly plan: ChartPlan;
  /** Those with its title or the former one, which show other cells. */
  readonly found: readonly Chart[];
}

/** Finds the charts that are missing, or show other cells than planned. */
export function findWrongCharts(sheet: Sheet): readonly WrongChart[] {
  const charts = sheet.getCharts();
  return plans.flatMap((plan) => {
    const titles = [plan.title, plan.formerTitle];
    const found = charts.filter((chart) => titles.includes(String(chart.getOptions()?.get('title'))));
    const isRight = found.some((chart) => String(cornersOf(chart)) === String(plannedCorners(plan)));
    return isRight ? [] : [{ plan, found }];
  });
}

/** Adds the charts that are missing, and replaces those that show other cells. @returns their number */
export function addCharts(sheet: Sheet): number {
  const wrong = findWrongCharts(sheet);
  for (const { plan, found } of wrong) {
    for (const chart of found) sheet.removeChart(chart);
    sheet.insertChart(build(sheet, plan));
  }
  return wrong.length;
}

/** The first and the last cell of a chart's table. Google may join ranges that lie side by side. */
function cornersOf(chart: Chart): readonly number[] {
  const ranges = chart.getRanges();
  return [
    Math.min(...ranges.map((range) => range.getRow())),
    Math.min(...ranges.map((range) => range.getColumn())),
    Math.max(...ranges.map((range) => range.getLastRow())),
    Math.max(...ranges.map((range) => range.getLastColumn())),
  ];
}

function plannedCorners({ table: [row, column, rows, columns] }: ChartPlan): readonly number[] {
  return [row, column, row + rows - 1, column + columns - 1];
}

function build(sheet: Sheet, plan: ChartPlan): Chart {
  const { title, kind, stacked, colors, table, row, column, width } = plan;
  const builder = kind === 'bar' ? sheet.newChart().asBarChart() : sheet.newChart().asColumnChart();
  const [top, left, rows, columns] = table;
  const parts = Array.from({ length: columns }, (_, offset) => ({
    row: top,
    column: left + offset,
    rows,
    columns: 1,
  }));
  for (const range of rangesOf(sheet, parts)) builder.addRange(range);
  if (stacked) builder.setStacked();
  builder.setColors([...colors]);
  builder.setTitle(title);
  return builder
    .setNumHeaders(1)
    .setPosition(row, column, 0, 0)
    .setOption('width', width)
    .setOption('height', chartHeightPx)
    .setOption('legend.position', columns > 2 ? 'top' : 'none')
    .build();
}
