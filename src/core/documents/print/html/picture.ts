/** Writes a drawing as an image of vectors, as large as the rule of its class says. */
import type { Drawing } from '../../payment-codes/draw-code.ts';
import { html, type Markup } from './html.ts';

export function picture({ size, shapes }: Drawing, name: string, label: string): Markup {
  const paths = shapes.map(({ path, colour }) => html`<path fill="${colour}" d="${path}"/>`);
  return html`<svg class="${name}" role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="white"/>${paths}</svg>`;
}
