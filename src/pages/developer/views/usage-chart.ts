/** Draws the requests of one key per minute as columns below the limit, and lists the numbers. */
import { html, svg, type TemplateResult } from 'lit-html';
import type { KeyUsage, Usage } from '../../protocol.ts';

// In units of the drawing, which is scaled to the width of the page.
const width = 720;
const height = 110;
/** Space above the limit, so that its line and its number are visible. */
const headroom = 1.12;

const clockTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** The chart of a key. */
export function usageChart(key: KeyUsage, { limit, minutes }: Usage): TemplateResult {
  const total = key.by_minute.reduce((sum, count) => sum + count, 0);
  const busiest = Math.max(0, ...key.by_minute);
  const summary = `${total} in the last hour, at most ${busiest} in a minute, ${key.requests_7_days} in 7 days`;
  return html`<section class="usage">
    <h2><span class="name">${key.name}</span></h2>
    <p class="fine">${summary}</p>
    <svg viewBox="0 0 ${width} ${height + 18}" role="img" aria-label=${`Requests of ${key.name} by minute: ${summary}`}>
      ${gridLine(limit, limit, 'limit')} ${gridLine(limit / 2, limit, 'half')}
      ${key.by_minute.map((count, index) => column(count, index, { limit, minutes }))}
      <line class="ground" x1="0" x2=${width} y1=${height} y2=${height}></line>
      ${timeLabels(minutes)}
    </svg>
    ${numbers(key, minutes)}
  </section>`;
}

function column(
  count: number,
  index: number,
  { limit, minutes }: Pick<Usage, 'limit' | 'minutes'>,
): TemplateResult {
  const step = width / minutes.length;
  const top = yOf(count, limit);
  return svg`<rect
    class=${count >= limit ? 'full' : 'used'}
    x=${index * step + 1}
    y=${top}
    width=${step - 2}
    height=${height - top}
  ><title>${timeOf(minutes[index])}: ${count}</title></rect>`;
}

function gridLine(count: number, limit: number, kind: string): TemplateResult {
  const y = yOf(count, limit);
  return svg`<line class=${kind} x1="0" x2=${width} y1=${y} y2=${y}></line>
    <text x="2" y=${y - 3}>${count}${kind === 'limit' ? ' per minute' : ''}</text>`;
}

// Every quarter of an hour, the last one at the right edge.
function timeLabels(minutes: readonly string[]): TemplateResult[] {
  return minutes.flatMap((minute, index) => {
    if ((index + 1) % 15 !== 0) return [];
    const x = ((index + 1) * width) / minutes.length;
    return [svg`<text class="time" x=${x} y=${height + 14}>${timeOf(minute)}</text>`];
  });
}

function yOf(count: number, limit: number): number {
  return height - (Math.min(count, limit * headroom) / (limit * headroom)) * height;
}

function timeOf(minute: string | undefined): string {
  return minute === undefined ? '' : clockTime.format(new Date(minute));
}

function numbers({ by_minute: counts }: KeyUsage, minutes: readonly string[]): TemplateResult {
  const used = counts.flatMap((count, index) =>
    count > 0 ? [{ count, minute: timeOf(minutes[index]) }] : [],
  );
  if (used.length === 0) return html`<p class="fine">No request in the last hour.</p>`;
  return html`<details>
    <summary>The numbers</summary>
    <ul class="minute-counts">
      ${used.map(({ minute, count }) => html`<li>${minute}: ${count}</li>`)}
    </ul>
  </details>`;
}
