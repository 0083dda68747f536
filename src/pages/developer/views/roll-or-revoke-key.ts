/** Rolls a key, which shows its successor once, or revokes it after its name was typed. */
import { html } from 'lit-html';
import type { ShownKey } from '../../protocol.ts';
import type { CallServer } from '../../shared/call-server.ts';
import { askInForm } from './ask.ts';
import { showSecret } from './show-secret.ts';

const overlaps = [
  { hours: 24, words: 'for a day' },
  { hours: 168, words: 'for a week' },
  { hours: 1, words: 'for an hour' },
  { hours: 0, words: 'no time: it was leaked' },
] as const;

export function askToRoll(call: CallServer, key: ShownKey, onMade: () => void): void {
  let hours: number = overlaps[0].hours;
  askInForm({
    title: 'Roll API key',
    verb: 'Roll key',
    fields: () => html`<p>
        Creates a new key with the name and scopes of <strong class="name">${key.name}</strong>. Replace the old key while
        both keys work.
      </p>
      <label class="labelled">
        <span>The old key keeps working</span>
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
      showSecret('Your new API key', 'key', secret);
    },
  });
}

export function askToRevoke(call: CallServer, key: ShownKey, onRevoked: () => void): void {
  let typed = '';
  const draw = askInForm({
    title: 'Revoke API key',
    verb: 'Revoke key',
    isDangerous: true,
    isReady: () => typed.trim() === key.name,
    fields: () => html`<p>Programs that use this key stop working at once. This cannot be undone.</p>
      <p>Key: <strong class="name">${key.name}</strong> <code>${key.hint}</code></p>
      <label class="labelled">
        <span>Type the name of the key to confirm</span>
        <input
          type="text"
          autocomplete="off"
          autofocus
          .value=${typed}
          @input=${(event: Event) => {
            typed = (event.currentTarget as HTMLInputElement).value;
            draw();
          }}
        />
      </label>`,
    send: () => call('revoke_key', { id: key.id, name: typed }),
    onAnswer: onRevoked,
  });
}
