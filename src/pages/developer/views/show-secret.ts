/** Shows a secret once. The dialog stays open until the user confirms that it is stored. */
import { html } from 'lit-html';
import { copyButton } from '../../shared/copy-button.ts';
import { openModal } from '../../shared/modal.ts';

/** @param what names the secret, for example `key` */
export function showSecret(title: string, what: string, secret: string): void {
  let isStored = false;
  const modal = openModal({ title, mayClose: () => isStored });
  const draw = (): void =>
    modal.draw(html`<p>Copy this ${what} now and store it safely. It is not shown again.</p>
      <div class="secret">
        <code tabindex="0">${secret}</code>
        ${copyButton(secret, `the ${what}`)}
      </div>
      <label class="check">
        <input
          type="checkbox"
          .checked=${isStored}
          @change=${(event: Event) => {
            isStored = (event.currentTarget as HTMLInputElement).checked;
            draw();
          }}
        />
        I have stored it
      </label>
      <div class="buttons">
        <button type="button" class="button action" ?disabled=${!isStored} @click=${modal.close}>Done</button>
      </div>`);
  draw();
}
