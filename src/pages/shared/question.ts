/** Asks before something is done that a person may not mean. */
import { html } from 'lit-html';
import { openModal } from './modal.ts';

export interface Question {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly yes: string;
  readonly no?: string;
  readonly isDangerous?: boolean;
}

/** Resolves with true for the first answer, with false for the other one and for Escape. */
export function question({
  title,
  sentences,
  yes,
  no = 'Cancel',
  isDangerous = false,
}: Question): Promise<boolean> {
  return new Promise((resolve) => {
    let isYes = false;
    const modal = openModal({ title, onClosed: () => resolve(isYes) });
    const answer = (): void => {
      isYes = true;
      modal.close();
    };
    modal.draw(html`${sentences.map((sentence) => html`<p>${sentence}</p>`)}
      <div class="buttons">
        <button type="button" class="button" @click=${modal.close}>${no}</button>
        <button type="button" class=${isDangerous ? 'button action danger' : 'button action'} autofocus @click=${answer}>${yes}</button>
      </div>`);
  });
}
