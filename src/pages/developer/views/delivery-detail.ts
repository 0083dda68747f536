/** Shows one delivery: its body, the result of each attempt, and a button that resends it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { DeliveryDetail, ShownAttempt, ShownDelivery } from '../../protocol.ts';
import type { CallServer } from '../../shared/call-server.ts';
import { copyButton } from '../../shared/copy-button.ts';
import { jsonText } from '../../shared/json-text.ts';
import { type Loaded, load, messageOf, whenLoaded } from '../../shared/loaded.ts';
import { openModal } from '../../shared/modal.ts';
import { relativeTime } from '../../shared/times.ts';
import { deliveryBadge, durationWords, outcomeWords } from './delivery-table.ts';

/** @param onResent called when the delivery is scheduled again */
export function showDelivery(call: CallServer, delivery: ShownDelivery, onResent: () => void): void {
  const modal = openModal({ title: delivery.event_type, isWide: true });
  let resending: string | null = null;
  let loaded: Loaded<DeliveryDetail> = { kind: 'loading' };
  const resend = async (): Promise<void> => {
    resending = 'Please wait…';
    draw();
    try {
      await call('resend_delivery', { id: delivery.id });
      resending = 'The delivery is sent again within a minute.';
      onResent();
    } catch (error) {
      resending = messageOf(error);
    }
    draw();
  };
  const draw = (): void =>
    modal.draw(html`${whenLoaded(loaded, refresh, detail)}
      <p class="fine" role="status">${resending ?? ''}</p>
      <div class="buttons">
        <button type="button" class="button" @click=${modal.close}>Close</button>
        <button type="button" class="button action" ?disabled=${resending !== null} @click=${resend}>Resend</button>
      </div>`);
  const refresh = (): void => {
    void load(
      () => call('get_delivery', { id: delivery.id }),
      (next) => {
        loaded = next;
        draw();
      },
    );
  };
  refresh();
}

function detail({ delivery, attempts, body }: DeliveryDetail): TemplateResult {
  const { url, event_id, attempts: made, attempts_max, next_attempt_at, status } = delivery;
  const nowMs = Date.now();
  return html`<p>
      ${deliveryBadge(delivery)} attempt ${made} of
      ${attempts_max}${status === 'pending' && next_attempt_at !== null ? html`, next ${relativeTime(next_attempt_at, nowMs)}` : nothing}
    </p>
    <p class="fine">To <span class="url">${url ?? 'a deleted endpoint'}</span>, event <code>${event_id}</code>${delivery.record === '' ? nothing : html` about ${delivery.record}`}</p>
    <h3>Attempts</h3>
    ${attempts.length === 0 ? html`<p class="fine">No attempts yet.</p>` : html`<ol class="attempts">${attempts.map((one) => attemptEntry(one, nowMs))}</ol>`}
    <h3>Request</h3>
    ${body === null ? html`<p class="fine">Not available: the event is older than 30 days.</p>` : requestFigure(body)}`;
}

function attemptEntry(attempt: ShownAttempt, nowMs: number): TemplateResult {
  const { response } = attempt;
  return html`<li value=${attempt.attempt}>
    <strong>${outcomeWords(attempt)}</strong>, ${durationWords(attempt)}, ${relativeTime(attempt.at, nowMs)}
    ${
      response === null || response === ''
        ? nothing
        : html`<details>
            <summary>Response</summary>
            <pre tabindex="0" aria-label="Response"><code>${response}</code></pre>
          </details>`
    }
  </li>`;
}

function requestFigure(body: string): TemplateResult {
  return html`<figure class="code">
    <figcaption><span class="code-title">Body</span>${copyButton(body, 'the body')}</figcaption>
    <pre tabindex="0" aria-label="Request body"><code>${jsonText(JSON.parse(body))}</code></pre>
  </figure>`;
}
