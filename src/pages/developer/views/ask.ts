/** A form in a dialog. It is sent once, and shows an error under its fields. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { messageOf } from '../../shared/loaded.ts';
import { openModal } from '../../shared/modal.ts';

export interface FormQuestion<Answer> {
  readonly title: string;
  /** The fields; each stores its own value. */
  readonly fields: () => TemplateResult;
  /** The label of the submit button. */
  readonly verb: string;
  readonly isDangerous?: boolean;
  /** False while the form cannot be sent yet. */
  readonly isReady?: () => boolean;
  readonly send: () => Promise<Answer>;
  readonly onAnswer: (answer: Answer) => void;
}

/** Opens the form. Returns a function that draws its fields again. */
export function askInForm<Answer>(question: FormQuestion<Answer>): () => void {
  const { title, fields, verb, isDangerous = false, isReady = () => true, send, onAnswer } = question;
  let isSending = false;
  let fault: string | null = null;
  const modal = openModal({ title, mayClose: () => !isSending });
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (isSending || !isReady()) return;
    isSending = true;
    fault = null;
    draw();
    try {
      const answer = await send();
      modal.close();
      onAnswer(answer);
    } catch (error) {
      fault = messageOf(error);
      isSending = false;
      draw();
    }
  };
  const draw = (): void =>
    modal.draw(html`<form @submit=${submit}>
      ${fields()}
      ${fault === null ? nothing : html`<p class="fault" role="alert">${fault}</p>`}
      <div class="buttons">
        <button type="button" class="button" ?disabled=${isSending} @click=${modal.close}>Cancel</button>
        <button
          type="submit"
          class=${isDangerous ? 'button action danger' : 'button action'}
          ?disabled=${isSending || !isReady()}
        >
          ${isSending ? 'Please wait…' : verb}
        </button>
      </div>
    </form>`);
  draw();
  return draw;
}
