/** Asks how long the old secret stays valid, creates a new one and shows it once. */
import { html } from 'lit-html';
import type { ShownEndpoint } from '../../protocol.ts';
import type { CallServer } from '../../shared/call-server.ts';
import { askInForm } from './ask.ts';
import { showSecret } from './show-secret.ts';

const overlaps = [
  { hours: 24, words: 'for a day' },
  { hours: 168, words: 'for a week' },
  { hours: 0, words: 'no time: it was leaked' },
] as const;

export function askToRotate(call: CallServer, { id, url }: ShownEndpoint): void {
  let hours: number = overlaps[0].hours;
  askInForm({
    title: 'Rotate secret',
    verb: 'Rotate secret',
    fields: () => html`<p>
        Creates a new signing secret for <span class="url">${url}</span>. While both secrets are valid, each webhook has
        both signatures; verify either one.
      </p>
      <label class="labelled">
        <span>The old secret stays valid</span>
        <select
          @change=${(event: Event) => {
            hours = overlaps[(event.currentTarget as HTMLSelectElement).selectedIndex]?.hours ?? hours;
          }}
        >
          ${overlaps.map(({ words }) => html`<option>${words}</option>`)}
        </select>
      </label>`,
    send: () => call('rotate_secret', { id, overlap_hours: hours }),
    onAnswer: ({ secret }) => showSecret('New signing secret', 'secret', secret),
  });
}
