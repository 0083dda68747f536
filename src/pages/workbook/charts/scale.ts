/** Chooses the numbers along an axis, and how they are written. */

/** About so many lines lie across a chart. */
const linesWished = 4;

/** Steps that people count in, times a power of ten. */
const roundSteps = [1, 2, 2.5, 5, 10];

export interface Scale {
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

/** A number that is told in words. */
export function toldNumber(value: number): string {
  return long.format(value);
}

/** As much of a text as so many pixels take, at about six pixels a letter. */
export function fittedText(text: string, pixels: number): string {
  const letters = Array.from(text);
  const room = Math.max(1, Math.floor(pixels / 6));
  return letters.length <= room ? text : `${letters.slice(0, room - 1).join('')}…`;
}
