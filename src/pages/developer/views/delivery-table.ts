/** A table of deliveries, each of which can be opened. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { ShownDelivery } from '../../protocol.ts';
import { relativeTime } from '../../shared/times.ts';
import { deliveryBadge, durationWords, outcomeWords } from './delivery-words.ts';

/** @param showsEndpoint false where all go to one endpoint */
export function deliveryTable(
  deliveries: readonly ShownDelivery[],
  {
    showsEndpoint,
    open,
  }: { readonly showsEndpoint: boolean; readonly open: (delivery: ShownDelivery) => void },
): TemplateResult {
  const nowMs = Date.now();
  return html`<div class="scrolled" tabindex="0" role="region" aria-label="Deliveries">
    <table class="deliveries">
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Event</th>
          ${showsEndpoint ? html`<th scope="col">Endpoint</th>` : nothing}
          <th scope="col">Result</th>
          <th scope="col">Attempt</th>
          <th scope="col">Next</th>
        </tr>
      </thead>
      <tbody>
        ${deliveries.map((delivery) => row(delivery, showsEndpoint, nowMs, open))}
      </tbody>
    </table>
  </div>`;
}

function row(
  delivery: ShownDelivery,
  showsEndpoint: boolean,
  nowMs: number,
  open: (delivery: ShownDelivery) => void,
): TemplateResult {
  const { created_at, event_type, url, last, attempts, attempts_max, next_attempt_at, status } = delivery;
  return html`<tr>
    <td>${relativeTime(last?.at ?? created_at, nowMs)}</td>
    <th scope="row">
      <button type="button" class="link" @click=${() => open(delivery)}>${event_type}</button>
    </th>
    ${showsEndpoint ? html`<td><span class="url">${url ?? 'deleted'}</span></td>` : nothing}
    <td>
      ${deliveryBadge(delivery)}
      ${
        last === null
          ? nothing
          : html`<span class="fine">${outcomeWords(last)}, ${durationWords(last)}</span>`
      }
    </td>
    <td>${attempts} of ${attempts_max}</td>
    <td>${status === 'pending' && next_attempt_at !== null ? relativeTime(next_attempt_at, nowMs) : '–'}</td>
  </tr>`;
}
