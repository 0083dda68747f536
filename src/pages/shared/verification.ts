/** Shows code that verifies a webhook, in a language that the reader chooses. */
import { html, type TemplateResult } from 'lit-html';
import { type Verification, verifications } from '../reference/snippets/verifications.ts';
import { copyButton } from './copy-button.ts';

/** @param chosen the id of the language; an unknown id shows the first language */
export function verificationFigure(chosen: string, choose: (id: string) => void): TemplateResult {
  const { code, id }: Verification = verifications.find((one) => one.id === chosen) ?? verifications[0];
  const onChange = (event: Event): void => choose((event.currentTarget as HTMLSelectElement).value);
  return html`<figure class="code">
    <figcaption>
      <span class="code-title">Verify a webhook</span>
      <select aria-label="Language of the verification" @change=${onChange}>
        ${verifications.map((one) => html`<option value=${one.id} .selected=${one.id === id}>${one.name}</option>`)}
      </select>
      ${copyButton(code, 'the program')}
    </figcaption>
    <pre tabindex="0" aria-label="Verify a webhook"><code>${code}</code></pre>
  </figure>`;
}
