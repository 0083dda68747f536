/** Shared by all charts: the area of the bars, the scale of an axis, and the text of numbers. */
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
interface Bar {
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

/** About so many lines lie across a chart. */
const linesWished = 4;

/** Steps that people count in, times a power of ten. */
const roundSteps = [1, 2, 2.5, 5, 10];

interface Scale {
  /** From 0 on, the last at least as large as the largest number. */
  readonly ticks: readonly number[];
  readonly max: number;
}

/** @param largest the largest number that is drawn */
export function scaleFor(largest: number): Scale {
  if (!(largest > 0)) return { ticks: [0, 1], max: 1 };
  const rough = largest / linesWished;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (roundSteps.find((round) => round * power >= rough) ?? 10);
  const count = Math.ceil(largest / step - 1e-9);
  const ticks = Array.from({ length: count + 1 }, (_, index) => index * step);
  return { ticks, max: count * step };
}

const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const long = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** A number beside an axis, for example `12.5K`. */
export function axisNumber(value: number): string {
  return short.format(value);
}

/** A number for screen readers. */
export function toldNumber(value: number): string {
  return long.format(value);
}

/** As much of a text as so many pixels take, at about six pixels a letter. */
export function fittedText(text: string, pixels: number): string {
  const letters = Array.from(text);
  const room = Math.max(1, Math.floor(pixels / 6));
  return letters.length <= room ? text : `${letters.slice(0, room - 1).join('')}…`;
}
