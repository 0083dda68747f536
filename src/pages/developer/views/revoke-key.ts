/** Asks for the name of a key before it is revoked. */
import { html } from 'lit-html';
import type { ShownKey } from '../../protocol.ts';
import type { CallServer } from '../../shared/call-server.ts';
import { ask } from './ask.ts';

export function askToRevoke(call: CallServer, key: ShownKey, onRevoked: () => void): void {
  let typed = '';
  const draw = ask({
    title: 'Revoke this key',
    verb: 'Revoke key',
    isDangerous: true,
    isReady: () => typed.trim() === key.name,
    fields: () => html`<p>Programs with this key are refused at once. This cannot be undone.</p>
      <p>Key: <strong class="name">${key.name}</strong> <code>${key.hint}</code></p>
      <label class="labelled">
        <span>Type its name</span>
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
