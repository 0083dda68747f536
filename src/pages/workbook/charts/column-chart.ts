/** Draws columns that stand side by side. */
import { svg, type TemplateResult } from 'lit-html';
import type { ShownChart } from '../protocol.ts';
import { barsOf, largestOf, type Plot } from './plot.ts';
import { axisNumber, scaleFor, toldNumber } from './plot.ts';

/** How much of a category's room its columns take. */
const share = 0.7;

/** A letter's width; labels that do not fit beside each other are turned. */
const letterPx = 6.2;

export function columnChart(chart: ShownChart, plot: Plot): TemplateResult {
  const { ticks, max } = scaleFor(largestOf(chart));
  const bottom = plot.top + plot.height;
  const yOf = (value: number): number => bottom - (value / max) * plot.height;
  const room = plot.width / Math.max(1, chart.categories.length);
  return svg`${ticks.map(
    (tick) => svg`<line
        class=${tick === 0 ? 'axis' : 'line'}
        x1=${plot.left}
        x2=${plot.left + plot.width}
        y1=${yOf(tick)}
        y2=${yOf(tick)}
      ></line>
      <text class="number" x=${plot.left - 8} y=${yOf(tick) + 4}>${axisNumber(tick)}</text>`,
  )}
  ${chart.categories.map((category, index) => {
    const start = plot.left + index * room;
    return svg`${barsOf(chart, index).map((bar) => {
      const width = (room * share) / bar.lanes;
      return svg`<rect
        x=${start + (room * (1 - share)) / 2 + bar.lane * width}
        y=${yOf(bar.to)}
        width=${Math.max(1, width - 1)}
        height=${Math.max(0, yOf(bar.from) - yOf(bar.to))}
        fill=${bar.color}
      ><title>${category}, ${bar.name}: ${toldNumber(bar.value)}</title></rect>`;
    })}${label(category, start + room / 2, bottom, room)}`;
  })}`;
}

function label(text: string, x: number, bottom: number, room: number): TemplateResult {
  if (text.length * letterPx < room) return svg`<text class="middle" x=${x} y=${bottom + 18}>${text}</text>`;
  const y = bottom + 14;
  return svg`<text class="turned" x=${x + 4} y=${y} transform=${`rotate(-40 ${x + 4} ${y})`}>${text}</text>`;
}
