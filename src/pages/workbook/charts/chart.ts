/** Draws a chart of a sheet: its title, its legend, and a description for screen readers. */
import { html, nothing, svg, type TemplateResult } from 'lit-html';
import type { ShownChart } from '../protocol.ts';
import { barChart } from './bar-chart.ts';
import { columnChart } from './column-chart.ts';
import type { Plot } from './plot.ts';
import { toldNumber } from './plot.ts';

const titleRoom = 34;
const legendRoom = 26;
const numberRoom = 52;
/** Names of bars take at most this part of a chart, at about so many pixels a letter. */
const nameShare = 0.38;
const letterPx = 6.2;
const labelRoom = 44;
const edge = 20;

export function chart(shown: ShownChart): TemplateResult {
  const { kind, width, height, title } = shown;
  return html`<figure class="chart" style=${`width:${width}px;height:${height}px`}>
    <svg viewBox="0 0 ${width} ${height}" role="img" aria-label=${inWords(shown)}>
      <text class="title" x=${edge} y="24">${title}</text>
      ${hasLegend(shown) ? legend(shown) : nothing}
      ${kind === 'column' ? columnChart(shown, plotOf(shown)) : barChart(shown, plotOf(shown))}
    </svg>
  </figure>`;
}

function plotOf(shown: ShownChart): Plot {
  const { kind, width, height } = shown;
  const top = titleRoom + (hasLegend(shown) ? legendRoom : 0) + 8;
  const left = kind === 'column' ? numberRoom : nameRoom(shown);
  return { left, top, width: width - left - edge, height: height - top - labelRoom };
}

function nameRoom({ categories, width }: ShownChart): number {
  const longest = Math.max(0, ...categories.map((name) => name.length));
  return Math.min(width * nameShare, longest * letterPx + edge + numberRoom / 2);
}

function hasLegend({ series }: ShownChart): boolean {
  return series.length > 1;
}

function legend({ series, width }: ShownChart): TemplateResult {
  const step = Math.min(120, (width - 2 * edge) / series.length);
  return svg`${series.map(({ name, color }, index) => {
    const x = edge + index * step;
    return svg`<rect x=${x} y=${titleRoom + 4} width="11" height="11" rx="2" fill=${color}></rect>
      <text x=${x + 16} y=${titleRoom + 14}>${name}</text>`;
  })}`;
}

function inWords({ title, categories, series }: ShownChart): string {
  const told = categories.map((category, index) => {
    const values = series.map(({ name, values: all }) => `${name} ${toldNumber(all[index] ?? 0)}`);
    return `${category}: ${values.join(', ')}`;
  });
  return `${title}. ${told.filter((line) => !line.startsWith(': ')).join('; ')}`;
}
