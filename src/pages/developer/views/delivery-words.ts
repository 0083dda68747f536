/** Says in words and badges how a delivery fared. */
import { html, type TemplateResult } from 'lit-html';
import type { ShownAttempt, ShownDelivery } from '../../protocol.ts';

/** The state of a delivery; a pending one whose last attempt failed says so. */
export function deliveryBadge({ status, attempts, last }: ShownDelivery): TemplateResult {
  switch (status) {
    case 'succeeded':
      return html`<span class="badge good">arrived</span>`;
    case 'failed':
      return html`<span class="badge bad">given up</span>`;
    case 'canceled':
      return html`<span class="badge">called off</span>`;
    case 'pending':
      return attempts > 0 && last !== null
        ? html`<span class="badge warn">failed, retrying</span>`
        : html`<span class="badge">waiting</span>`;
  }
}

/** What came back: an HTTP status, or why there was none. */
export function outcomeWords(attempt: ShownAttempt | null): string {
  if (attempt === null) return '–';
  return attempt.status_code === null ? (attempt.error ?? 'no answer') : `HTTP ${attempt.status_code}`;
}

/** How long it took. */
export function durationWords({ duration_ms: ms }: ShownAttempt): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
