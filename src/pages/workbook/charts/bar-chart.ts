/** Draws bars that lie below each other. */
import { nothing, svg, type TemplateResult } from 'lit-html';
import type { ShownChart } from '../protocol.ts';
import { barsOf, largestOf, type Plot } from './plot.ts';
import { axisNumber, fittedText, scaleFor, toldNumber } from './plot.ts';

/** The share of a category's space that its bars fill. */
const share = 0.62;

/** The maximum thickness of a bar, because a single one would fill the chart. */
const thickMax = 64;

export function barChart(chart: ShownChart, plot: Plot): TemplateResult {
  const { ticks, max } = scaleFor(largestOf(chart));
  const bottom = plot.top + plot.height;
  const xOf = (value: number): number => plot.left + (value / max) * plot.width;
  // A bar of a single series shows its value.
  const isLabelled = chart.series.length === 1;
  const room = plot.height / Math.max(1, chart.categories.length);
  return svg`${ticks.map(
    (tick) => svg`<line
        class=${tick === 0 ? 'axis' : 'line'}
        x1=${xOf(tick)}
        x2=${xOf(tick)}
        y1=${plot.top}
        y2=${bottom}
      ></line>
      <text class="middle" x=${xOf(tick)} y=${bottom + 18}>${axisNumber(tick)}</text>`,
  )}
  ${chart.categories.map((category, index) => {
    const middle = plot.top + (index + 0.5) * room;
    const all = Math.min(room * share, thickMax);
    return svg`<text class="number" x=${plot.left - 8} y=${middle + 4}>${fittedText(category, plot.left - 16)}</text>
    ${barsOf(chart, index).map((bar) => {
      const thick = all / bar.lanes;
      const y = middle - all / 2 + bar.lane * thick;
      if (bar.to === bar.from) return nothing;
      return svg`<rect
        x=${xOf(bar.from)}
        y=${y}
        width=${Math.max(1, xOf(bar.to) - xOf(bar.from))}
        height=${Math.max(1, thick - 1)}
        fill=${bar.color}
      ><title>${[category, bar.name].filter(Boolean).join(', ')}: ${toldNumber(bar.value)}</title></rect>
      ${isLabelled ? svg`<text x=${xOf(bar.to) + 5} y=${y + thick / 2 + 4}>${toldNumber(Math.round(bar.value))}</text>` : nothing}`;
    })}`;
  })}`;
}
