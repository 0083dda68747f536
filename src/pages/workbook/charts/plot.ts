/** What the drawings of a chart have in common: the room for the bars, and where along an axis a number lies. */
import type { ShownChart } from '../protocol.ts';

/** In pixels from the top left corner of the chart. */
export interface Plot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The largest number that is drawn: of one bar, or of all that stand on each other. */
export function largestOf({ categories, isStacked, series }: ShownChart): number {
  const sums = categories.map((_, index) => {
    const values = series.map(({ values: all }) => Math.max(0, all[index] ?? 0));
    return isStacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values);
  });
  return Math.max(0, ...sums);
}

/** One bar: of a series, from a number to a number, in its lane among those beside it. */
export interface Bar {
  readonly name: string;
  readonly color: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly lane: number;
  readonly lanes: number;
}

/** The bars of one category. */
export function barsOf({ isStacked, series }: ShownChart, index: number): readonly Bar[] {
  let end = 0;
  return series.map(({ name, color, values }, at): Bar => {
    const value = values[index] ?? 0;
    const from = isStacked ? end : 0;
    const to = from + Math.max(0, value);
    end = to;
    const [lane, lanes] = isStacked ? [0, 1] : [at, series.length];
    return { name, color, value, from, to, lane, lanes };
  });
}
