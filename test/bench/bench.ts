/**
 * `npm run bench`: measures what each operation costs, and fails when one misses its goal. `-- --full` adds 100,000
 * invoices, `-- --rows <number>` measures one size, `-- --load` many clients at once, `-- --chart` draws the README's chart.
 */
import { parseArgs } from 'node:util';
import { sizes } from './budgets.ts';
import { drawChart } from './chart.ts';
import { runLoads } from './load.ts';
import { loadTable, missedLoads } from './load-table.ts';
import { measureSize } from './measure.ts';
import { costTable, missedGoals } from './table.ts';

const usualMax = 10_000;

function measureCosts(rows: readonly number[], isJson: boolean): string[] {
  const measured = rows.map((count) => measureSize(count));
  const all = measured.flatMap(({ measurements }) => measurements);
  console.log(isJson ? JSON.stringify(all) : costTable(measured));
  return measured.flatMap(missedGoals);
}

function measureLoads(rows: number | undefined): string[] {
  const results = runLoads(rows);
  console.log(loadTable(results));
  return missedLoads(results);
}

const { values } = parseArgs({
  options: {
    rows: { type: 'string' },
    full: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    load: { type: 'boolean', default: false },
    chart: { type: 'boolean', default: false },
  },
});
if (values.chart) drawChart();
else {
  const usual = sizes.filter((size) => values.full || size <= usualMax);
  const asked = values.rows === undefined ? undefined : Number(values.rows);
  const rows = asked === undefined ? usual : [asked];
  const missed = values.load ? measureLoads(asked) : measureCosts(rows, values.json);
  for (const sentence of missed) console.error(sentence);
  if (missed.length > 0) process.exitCode = 1;
}
