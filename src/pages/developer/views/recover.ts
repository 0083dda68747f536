/** Asks for an endpoint and a time, and sends it again what has not arrived since. */
import { html } from 'lit-html';
import type { ShownEndpoint } from '../../protocol.ts';
import type { CallServer } from '../../shared/call-server.ts';
import { openModal } from '../../shared/modal.ts';
import { ask } from './ask.ts';

const hourMs = 3_600_000;

const periods = [
  { hours: 1, words: 'the last hour' },
  { hours: 24, words: 'the last day' },
  { hours: 72, words: 'the last 3 days' },
  { hours: 24 * 7, words: 'the last 7 days' },
  { hours: 24 * 29, words: 'the last 29 days' },
] as const;

/** @param endpoints those that are there; one of them is enabled */
export function askToRecover(
  call: CallServer,
  endpoints: readonly ShownEndpoint[],
  chosen: string | null,
  onRecovered: () => void,
): void {
  const enabled = endpoints.filter(({ status }) => status === 'enabled');
  let endpoint = enabled.find(({ id }) => id === chosen) ?? enabled[0];
  let hours: number = periods[1].hours;
  ask({
    title: 'Recover what has failed',
    verb: 'Send again',
    fields:
      () => html`<p>Sends again what was given up, and what was committed while the endpoint was away. What has arrived is not repeated.</p>
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
      tell(count);
    },
  });
}

// One call looks at a part of the journal; a long outage takes several.
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

function tell(count: number): void {
  const modal = openModal({ title: count === 0 ? 'Nothing was missing' : 'On its way' });
  const words =
    count === 1 ? '1 delivery is sent again within a minute.' : `${count} deliveries are sent again.`;
  modal.draw(html`<p>${count === 0 ? 'Everything in that time has arrived, or is still being tried.' : words}</p>
    <div class="buttons"><button type="button" class="button action" @click=${modal.close}>Close</button></div>`);
}
