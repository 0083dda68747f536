/** Writes a drawing as an image of vectors, as large as the rule of its class says. */
import type { Drawing } from '../../payment-codes/draw-code.ts';
import { html, type Markup } from './html.ts';

/** @param label null when the same words stand beside it */
export function picture({ size, shapes }: Drawing, name: string, label: string | null): Markup {
  const role = label === null ? html`aria-hidden="true"` : html`role="img" aria-label="${label}"`;
  const paths = shapes.map(({ path, colour }) => html`<path fill="${colour}" d="${path}"/>`);
  return html`<svg class="${name}" ${role} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="white"/>${paths}</svg>`;
}
