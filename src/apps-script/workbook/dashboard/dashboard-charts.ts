/** Adds the charts of the Dashboard. Each shows the numbers of a table in the same sheet. */
import { monthCount } from './month-table.ts';
import { places, topCustomers } from './dashboard-plan.ts';
import { ageLabels } from './open-invoice-figures.ts';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

interface ChartPlan {
  /** The title identifies an existing chart. */
  readonly title: string;
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
    title: 'Invoiced and paid by month',
    kind: 'column',
    stacked: false,
    colors: ['#174EA6', '#34A853'],
    table: [places.months - 1, 2, monthCount + 1, 3],
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

/** Adds the charts that are missing. @returns their number */
export function addCharts(sheet: Sheet): number {
  const known = sheet.getCharts().map((chart) => String(chart.getOptions()?.get('title')));
  const missing = plans.filter(({ title }) => !known.includes(title));
  for (const plan of missing) sheet.insertChart(build(sheet, plan));
  return missing.length;
}

function build(sheet: Sheet, plan: ChartPlan): GoogleAppsScript.Spreadsheet.EmbeddedChart {
  const { title, kind, stacked, colors, table, row, column, width } = plan;
  const builder = kind === 'bar' ? sheet.newChart().asBarChart() : sheet.newChart().asColumnChart();
  const [top, left, rows, columns] = table;
  for (let offset = 0; offset < columns; offset += 1)
    builder.addRange(sheet.getRange(top, left + offset, rows, 1));
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
