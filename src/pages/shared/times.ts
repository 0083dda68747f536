/** Shows times as people read them. */
import { html, type TemplateResult } from 'lit-html';

const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const dayOnly = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** From this distance on, the date is shown instead. */
const distantMs = 7 * 86_400_000;

const units = [
  { ms: 86_400_000, name: 'day' },
  { ms: 3_600_000, name: 'hour' },
  { ms: 60_000, name: 'minute' },
] as const;

/** A time relative to now, with the exact time as its title. */
export function relativeTime(instant: string, nowMs: number): TemplateResult {
  return html`<time datetime=${instant} title=${exact.format(new Date(instant))}
    >${distance(Date.parse(instant) - nowMs, instant)}</time
  >`;
}

/** A date in the time zone of the reader. */
export function shownDay(instant: string): TemplateResult {
  const date = new Date(instant);
  return html`<time datetime=${instant} title=${exact.format(date)}>${dayOnly.format(date)}</time>`;
}

function distance(ms: number, instant: string): string {
  const size = Math.abs(ms);
  if (size >= distantMs) return dayOnly.format(new Date(instant));
  const unit = units.find((one) => size >= one.ms);
  if (unit === undefined) return ms > 0 ? 'in a moment' : 'just now';
  const count = Math.round(size / unit.ms);
  const words = `${count} ${unit.name}${count === 1 ? '' : 's'}`;
  return ms > 0 ? `in ${words}` : `${words} ago`;
}
