/** Asks for an endpoint and a period, and resends its failed and missed deliveries. */
import { html } from 'lit-html';
import type { ShownEndpoint } from '../../protocol.ts';
import type { CallServer } from '../../shared/call-server.ts';
import { openModal } from '../../shared/modal.ts';
import { askInForm } from './ask.ts';

const hourMs = 3_600_000;

const periods = [
  { hours: 1, words: 'the last hour' },
  { hours: 24, words: 'the last day' },
  { hours: 72, words: 'the last 3 days' },
  { hours: 24 * 7, words: 'the last 7 days' },
  { hours: 24 * 29, words: 'the last 29 days' },
] as const;

/** @param endpoints all endpoints, at least one of them enabled */
export function askToRecover(
  call: CallServer,
  endpoints: readonly ShownEndpoint[],
  chosen: string | null,
  onRecovered: () => void,
): void {
  const enabled = endpoints.filter(({ status }) => status === 'enabled');
  let endpoint = enabled.find(({ id }) => id === chosen) ?? enabled[0];
  let hours: number = periods[1].hours;
  askInForm({
    title: 'Recover failed deliveries',
    verb: 'Resend',
    fields:
      () => html`<p>Resends failed deliveries, and events that happened while the endpoint was disabled. Delivered events are not sent again.</p>
      <label class="labelled">
        <span>Endpoint</span>
        <select
          @change=${(event: Event) => {
            endpoint = enabled[(event.currentTarget as HTMLSelectElement).selectedIndex];
          }}
        >
          ${enabled.map((one) => html`<option .selected=${one === endpoint}>${one.url}</option>`)}
        </select>
      </label>
      <label class="labelled">
        <span>Since</span>
        <select
          @change=${(event: Event) => {
            hours = periods[(event.currentTarget as HTMLSelectElement).selectedIndex]?.hours ?? hours;
          }}
        >
          ${periods.map((one) => html`<option .selected=${one.hours === hours}>${one.words}</option>`)}
        </select>
      </label>`,
    send: () => recoverAll(call, endpoint?.id ?? '', new Date(Date.now() - hours * hourMs).toISOString()),
    onAnswer(count) {
      onRecovered();
      showCount(count);
    },
  });
}

// One call reads a part of the journal; a long outage needs several calls.
async function recoverAll(call: CallServer, endpointId: string, since: string): Promise<number> {
  let count = 0;
  let from: string | null = since;
  while (from !== null) {
    const part: { delivery_count: number; next_since: string | null } = await call('recover', {
      endpoint_id: endpointId,
      since: from,
    });
    count += part.delivery_count;
    from = part.next_since;
  }
  return count;
}

function showCount(count: number): void {
  const modal = openModal({ title: count === 0 ? 'Nothing to resend' : 'Resending' });
  const words =
    count === 1
      ? '1 delivery is sent again within a minute.'
      : `${count} deliveries are sent again within a minute.`;
  modal.draw(html`<p>${count === 0 ? 'All events in that period were delivered or are still pending.' : words}</p>
    <div class="buttons"><button type="button" class="button action" @click=${modal.close}>Close</button></div>`);
}
