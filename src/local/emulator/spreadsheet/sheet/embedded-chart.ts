/** The emulated class EmbeddedChart. */
import { strict } from '../../realm/strict.ts';
import type { ChartSnapshot } from '../workbook/workbook-snapshot.ts';
import type { DocumentAccess } from '../access/document-access.ts';
import { createRange } from '../range/range.ts';
import { charts } from '../access/script-objects.ts';

export function createEmbeddedChart(document: DocumentAccess, snapshot: ChartSnapshot): object {
  const { realm } = document.execution;
  const chart: object = strict('EmbeddedChart', {
    getOptions: () =>
      strict('ChartOptions', { get: (name: unknown) => snapshot.options[String(name)] ?? null }),
    getRanges: () =>
      realm.array(snapshot.ranges.map(({ sheetId, area }) => createRange(document, sheetId, area))),
    getNumHeaders: () => snapshot.headerRows,
    getContainerInfo: () =>
      strict('ContainerInfo', {
        getAnchorRow: () => snapshot.row,
        getAnchorColumn: () => snapshot.column,
      }),
  });
  charts.set(chart, snapshot);
  return chart;
}
