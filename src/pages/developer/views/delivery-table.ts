/** A table of deliveries, each of which can be opened. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { ShownDelivery, ShownAttempt } from '../../protocol.ts';
import { relativeTime } from '../../shared/times.ts';

/** @param showsEndpoint false when all deliveries go to one endpoint */
export function deliveryTable(
  deliveries: readonly ShownDelivery[],
  {
    showsEndpoint,
    open,
  }: { readonly showsEndpoint: boolean; readonly open: (delivery: ShownDelivery) => void },
): TemplateResult {
  const nowMs = Date.now();
  return html`<div class="scrolled" tabindex="0" role="region" aria-label="Deliveries">
    <table class="deliveries cards">
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Event</th>
          <th scope="col">About</th>
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
  const { created_at, event_type, record, url, last, attempts, attempts_max, next_attempt_at, status } =
    delivery;
  return html`<tr>
    <td data-label="Time">${relativeTime(created_at, nowMs)}</td>
    <th scope="row">
      <button type="button" class="link" @click=${() => open(delivery)}>${event_type}</button>
    </th>
    <td data-label="About">${record}</td>
    ${showsEndpoint ? html`<td data-label="Endpoint"><span class="url">${url ?? 'deleted'}</span></td>` : nothing}
    <td data-label="Result">
      ${deliveryBadge(delivery)}
      ${
        last === null
          ? nothing
          : html`<span class="fine">${outcomeWords(last)}, ${durationWords(last)}, ${relativeTime(last.at, nowMs)}</span>`
      }
    </td>
    <td data-label="Attempt">${attempts} of ${attempts_max}</td>
    <td data-label="Next">${status === 'pending' && next_attempt_at !== null ? relativeTime(next_attempt_at, nowMs) : '–'}</td>
  </tr>`;
}

/** The badge of a delivery's status; a pending delivery that has failed before is shown as retrying. */
export function deliveryBadge({ status, attempts, last }: ShownDelivery): TemplateResult {
  switch (status) {
    case 'succeeded':
      return html`<span class="badge good">delivered</span>`;
    case 'failed':
      return html`<span class="badge bad">failed</span>`;
    case 'canceled':
      return html`<span class="badge">canceled</span>`;
    case 'pending':
      return attempts > 0 && last !== null
        ? html`<span class="badge warn">retrying</span>`
        : html`<span class="badge">pending</span>`;
  }
}

/** Why there was no answer, by the reason that the log has. */
const silences: Readonly<Record<string, string>> = {
  timeout: 'it took too long',
  dns: 'the name was not found',
  tls: 'the certificate is not valid',
  unreachable: 'nothing listens there',
  quota: 'Google’s quota of the day is used up',
  permission: 'the script may not send requests',
};

/** The HTTP status of an attempt, or why there was no answer. */
export function outcomeWords(attempt: ShownAttempt | null): string {
  if (attempt === null) return '–';
  const { status_code, error } = attempt;
  if (status_code !== null) return `HTTP ${status_code}`;
  return `No answer: ${silences[error ?? ''] ?? error ?? 'nobody knows why'}`;
}

/** The duration of an attempt. */
export function durationWords({ duration_ms: ms }: ShownAttempt): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
