/** Asks for how long the old key stays good, makes its successor and shows that once. */
import { html } from 'lit-html';
import type { ShownKey } from '../../protocol.ts';
import type { CallServer } from '../../shared/call-server.ts';
import { ask } from './ask.ts';
import { showSecret } from './show-secret.ts';

const overlaps = [
  { hours: 24, words: 'for a day' },
  { hours: 168, words: 'for a week' },
  { hours: 1, words: 'for an hour' },
  { hours: 0, words: 'not at all: it was seen by others' },
] as const;

export function askToRoll(call: CallServer, key: ShownKey, onMade: () => void): void {
  let hours: number = overlaps[0].hours;
  ask({
    title: 'Roll this key',
    verb: 'Roll key',
    fields: () => html`<p>
        <strong class="name">${key.name}</strong> gets a successor with the same name and the same scopes. Put it in
        place of the old one while both are good.
      </p>
      <label class="labelled">
        <span>The old key stays good</span>
        <select
          @change=${(event: Event) => {
            hours = overlaps[(event.currentTarget as HTMLSelectElement).selectedIndex]?.hours ?? hours;
          }}
        >
          ${overlaps.map(({ words }) => html`<option>${words}</option>`)}
        </select>
      </label>`,
    send: () => call('roll_key', { id: key.id, overlap_hours: hours }),
    onAnswer({ key: secret }) {
      onMade();
      showSecret('Your new key', 'key', secret);
    },
  });
}
