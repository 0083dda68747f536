/** The control of the logo on the Business screen: a file is looked at before it is sent, and shown. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Control } from './business-controls.ts';

export function logoControl({ id, value, isWrong, change, fault, logoLengthMax }: Control): TemplateResult {
  const choose = async (event: Event): Promise<void> => {
    const input = event.currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    if (file === undefined) return;
    const logo = await dataUri(file);
    input.value = '';
    const wrong = wrongLogo(file, logo, logoLengthMax);
    fault(wrong);
    if (wrong === null) change(logo);
  };
  return html`<div class="business-logo">
    ${
      value === ''
        ? html`<span class="business-picture fine">no logo</span>`
        : html`<span class="business-picture"><img src=${value} alt="The logo" /></span>`
    }
    <div>
      <input id=${id} type="file" accept="image/png,image/jpeg" aria-invalid=${isWrong ? 'true' : 'false'} @change=${choose} />
      ${
        value === ''
          ? nothing
          : html`<p class="fine">${kilobytes(value.length)} of ${kilobytes(logoLengthMax)}
              <button type="button" class="link" @click=${() => change('')}>Remove logo</button></p>`
      }
    </div>
  </div>`;
}

function wrongLogo({ type, size }: File, logo: string, lengthMax: number): string | null {
  if (type !== 'image/png' && type !== 'image/jpeg') return 'Choose a PNG or a JPEG.';
  if (logo.length <= lengthMax) return null;
  return `This picture has ${kilobytes(size)}, and a logo at most ${kilobytes((lengthMax * 3) / 4)}. Make it smaller: 400 pixels are wide enough.`;
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}

function dataUri(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}
