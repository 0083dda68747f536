/** The control of the logo on the Business screen: a file is made small enough before it is sent, and shown. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Control } from './business-controls.ts';
import { shrunkLogo } from './shrink-logo.ts';

const takenTypes = ['image/png', 'image/jpeg'];

export function logoControl({ id, value, isWrong, change, fault, logoLengthMax }: Control): TemplateResult {
  const choose = async (event: Event): Promise<void> => {
    const input = event.currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    if (file === undefined) return;
    // An SVG can hold scripts, so it is not even drawn.
    const logo = takenTypes.includes(file.type) ? await shrunkLogo(file, logoLengthMax) : null;
    input.value = '';
    fault(logo === null ? 'Choose a PNG or a JPEG.' : null);
    if (logo !== null) change(logo);
  };
  return html`<div class="business-logo">
    ${
      value === ''
        ? html`<span class="business-picture fine">no logo</span>`
        : html`<span class="business-picture"><img src=${value} alt="The logo" /></span>`
    }
    <div>
      <input id=${id} type="file" accept=${takenTypes.join()} aria-invalid=${isWrong ? 'true' : 'false'} @change=${choose} />
      ${
        value === ''
          ? nothing
          : html`<p class="fine">${kilobytes(value.length)} of ${kilobytes(logoLengthMax)}
              <button type="button" class="link" @click=${() => change('')}>Remove logo</button></p>`
      }
    </div>
  </div>`;
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}
