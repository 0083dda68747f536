/** Asks for how long the old secret signs as well, makes a new one and shows it once. */
import { html } from 'lit-html';
import type { ShownEndpoint } from '../../protocol.ts';
import type { CallServer } from '../../shared/call-server.ts';
import { ask } from './ask.ts';
import { showSecret } from './show-secret.ts';

const overlaps = [
  { hours: 24, words: 'for a day' },
  { hours: 168, words: 'for a week' },
  { hours: 0, words: 'not at all: it was seen by others' },
] as const;

export function askToRotate(call: CallServer, { id, url }: ShownEndpoint): void {
  let hours: number = overlaps[0].hours;
  ask({
    title: 'Rotate the secret',
    verb: 'Rotate secret',
    fields: () => html`<p>
        <span class="url">${url}</span> gets a new secret. Meanwhile each webhook has both signatures, and either one may
        be verified.
      </p>
      <label class="labelled">
        <span>The old secret signs as well</span>
        <select
          @change=${(event: Event) => {
            hours = overlaps[(event.currentTarget as HTMLSelectElement).selectedIndex]?.hours ?? hours;
          }}
        >
          ${overlaps.map(({ words }) => html`<option>${words}</option>`)}
        </select>
      </label>`,
    send: () => call('rotate_secret', { id, overlap_hours: hours }),
    onAnswer: ({ secret }) => showSecret('Its new secret', 'secret', secret),
  });
}
