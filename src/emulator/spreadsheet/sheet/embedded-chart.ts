/**
 * The emulated class EmbeddedChart and its builders: EmbeddedChartBuilder, and from it those of column and bar charts.
 */
import { strict } from '../../realm/strict.ts';
import type { ChartSnapshot } from '../workbook/workbook-snapshot.ts';
import type { DocumentAccess } from '../access/document-access.ts';
import {
  charts,
  numberArguments,
  signatureError,
  textArgument,
  rangeReferences,
  standsFor,
} from '../access/script-arguments.ts';

/** A chart of a sheet. */
export function createEmbeddedChart(document: DocumentAccess, snapshot: ChartSnapshot): object {
  const { realm } = document.execution;
  const chart: object = strict(realm, 'EmbeddedChart', {
    getOptions: () =>
      strict(realm, 'ChartOptions', { get: (name: unknown) => snapshot.options[String(name)] ?? null }),
    getRanges: () =>
      realm.array(snapshot.ranges.map(({ sheetId, area }) => document.rangeObject(sheetId, area))),
  });
  charts.set(chart, snapshot);
  return chart;
}

const blankChart: Omit<ChartSnapshot, 'kind'> = {
  ranges: [],
  headerRows: 0,
  stacked: false,
  colors: [],
  row: 1,
  column: 1,
  options: {},
};

/** The builder that `Sheet.newChart` returns: the script must choose the kind of chart first. */
export function createChartBuilder(document: DocumentAccess): object {
  return strict(document.execution.realm, 'EmbeddedChartBuilder', {
    asColumnChart: () => createTypedBuilder(document, 'column'),
    asBarChart: () => createTypedBuilder(document, 'bar'),
  });
}

function createTypedBuilder(document: DocumentAccess, kind: ChartSnapshot['kind']): object {
  const { realm } = document.execution;
  const className = kind === 'bar' ? 'EmbeddedBarChartBuilder' : 'EmbeddedColumnChartBuilder';
  let draft: ChartSnapshot = { ...blankChart, kind };
  const change = (members: Partial<ChartSnapshot>): object => {
    draft = { ...draft, ...members };
    return builder;
  };
  const setOption = (name: unknown, value: unknown): object => {
    const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
    if (!isPlain || typeof name !== 'string')
      throw signatureError(realm, `${className}.setOption`, [name, value]);
    return change({ options: { ...draft.options, [name]: value as string | number | boolean } });
  };
  const builder: object = strict(realm, className, {
    addRange(range: unknown) {
      const reference = standsFor(rangeReferences, range);
      if (reference === undefined) throw signatureError(realm, `${className}.addRange`, [range]);
      return change({ ranges: [...draft.ranges, reference] });
    },
    setNumHeaders(...args: unknown[]) {
      const [headerRows = 0] = numberArguments(realm, `${className}.setNumHeaders`, args, {
        least: 1,
        most: 1,
      });
      return change({ headerRows });
    },
    setPosition(...args: unknown[]) {
      const [row = 1, column = 1] = numberArguments(realm, `${className}.setPosition`, args, {
        least: 4,
        most: 4,
      });
      return change({ row, column });
    },
    setColors(colors: unknown) {
      if (!Array.isArray(colors)) throw signatureError(realm, `${className}.setColors`, [colors]);
      return change({ colors: colors.map(String) });
    },
    setStacked: () => change({ stacked: true }),
    setTitle: (title: unknown) => setOption('title', textArgument(realm, `${className}.setTitle`, title)),
    setOption,
    build: () => createEmbeddedChart(document, draft),
  });
  return builder;
}
