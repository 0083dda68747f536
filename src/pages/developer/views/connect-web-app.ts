/** Asks for the URL of the web app, lets the script test it, and shows the result. */
import { html } from 'lit-html';
import type { CallServer } from '../../shared/call-server.ts';
import { openModal } from '../../shared/modal.ts';
import { askInForm } from './ask.ts';

/**
 * @param known the stored URL, null when there is none
 * @param onSaved called when the script has stored the URL
 */
export function askForAddress(call: CallServer, known: string | null, onSaved: () => void): void {
  let url = known ?? '';
  const draw = askInForm({
    title: 'Test the web app',
    verb: 'Test and save',
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
      onSaved();
      showResult(isCurrent);
    },
  });
}

function showResult(isCurrent: boolean): void {
  const modal = openModal({ title: isCurrent ? 'The web app works' : 'The web app runs another version' });
  modal.draw(html`<p role="status">
      ${
        isCurrent
          ? 'The web app answers requests without a Google account, with this version of the script.'
          : html`The web app answers, but with another version of the script. In the script editor choose
            <em>Deploy › Manage deployments › Edit › New version</em>. The URL stays the same.`
      }
    </p>
    <div class="buttons">
      <button type="button" class="button action" @click=${modal.close}>Done</button>
    </div>`);
}
