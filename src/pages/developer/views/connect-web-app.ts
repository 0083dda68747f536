/** Asks where the web app is, lets the script test it, and says what came of it. */
import { html } from 'lit-html';
import type { CallServer } from '../../shared/call-server.ts';
import { openModal } from '../../shared/modal.ts';
import { ask } from './ask.ts';

/**
 * @param known the address so far, null when there is none
 * @param onKept called when the script has kept the address
 */
export function askForAddress(call: CallServer, known: string | null, onKept: () => void): void {
  let url = known ?? '';
  const draw = ask({
    title: 'The web app’s URL',
    verb: 'Test and keep',
    isReady: () => url.trim() !== '',
    fields: () => html`<label class="labelled">
      <span>Web app URL</span>
      <input
        type="url"
        autocomplete="off"
        autofocus
        placeholder="https://script.google.com/macros/s/…/exec"
        .value=${url}
        @input=${(event: Event) => {
          url = (event.currentTarget as HTMLInputElement).value;
          draw();
        }}
      />
    </label>`,
    send: () => call('connect_web_app', { url }),
    onAnswer({ serves_this_build: isCurrent }) {
      onKept();
      sayResult(isCurrent);
    },
  });
}

function sayResult(isCurrent: boolean): void {
  const modal = openModal({ title: isCurrent ? 'It answers' : 'It answers with another version' });
  modal.draw(html`<p role="status">
      ${
        isCurrent
          ? 'The web app answers a caller without an account, with this version of the script.'
          : html`The web app answers, but not with this version of the script. In the script editor choose
            <em>Deploy › Manage deployments › Edit › New version</em>; the URL stays the same.`
      }
    </p>
    <div class="buttons">
      <button type="button" class="button action" @click=${modal.close}>Done</button>
    </div>`);
}
