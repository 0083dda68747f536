/** The members of a Sheet about its charts. */
import type { ChartSnapshot } from '../workbook/workbook-snapshot.ts';
import { createChartBuilder } from './chart-builder.ts';
import { createEmbeddedChart } from './embedded-chart.ts';
import { signatureError } from '../access/script-arguments.ts';
import { charts, standsFor } from '../access/script-objects.ts';
import type { SheetAccess } from './sheet-access.ts';

export function sheetCharts(access: SheetAccess) {
  const { document, sheetId } = access;
  const { realm } = document.execution;
  const chartOf = (member: string, chart: unknown): ChartSnapshot => {
    const known = standsFor(charts, chart);
    if (known === undefined) throw signatureError(realm, `Sheet.${member}`, [chart]);
    return known;
  };
  const change = (member: string, edit: (before: readonly ChartSnapshot[]) => ChartSnapshot[]): void => {
    access.call(member, (sheet) => {
      document.workbook.apply({ op: 'set_charts', sheet_id: sheetId, charts: edit(sheet.charts) });
    });
  };
  return {
    newChart: () => createChartBuilder(document),
    getCharts() {
      const found = access.call('getCharts', (sheet) => sheet.charts);
      return realm.array(found.map((chart) => createEmbeddedChart(document, chart)));
    },
    insertChart(chart: unknown) {
      const added = chartOf('insertChart', chart);
      change('insertChart', (before) => [...before, added]);
    },
    removeChart(chart: unknown) {
      const removed = JSON.stringify(chartOf('removeChart', chart));
      change('removeChart', (before) => before.filter((one) => JSON.stringify(one) !== removed));
    },
  };
}
