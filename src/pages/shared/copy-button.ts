/** A button that copies a text and confirms it. */
import { html, type TemplateResult } from 'lit-html';

// Long enough to read the confirmation.
const shownMs = 2000;

/** @param what names the text for screen readers */
export function copyButton(text: string, what: string): TemplateResult {
  const onClick = (event: Event): void => {
    const button = event.currentTarget as HTMLButtonElement;
    copyText(text).then(
      () => say(button, 'Copied'),
      () => say(button, 'Select the text and copy it'),
    );
  };
  return html`<button type="button" class="copy" aria-label=${`Copy ${what}`} @click=${onClick}>
    <span aria-live="polite">Copy</span>
  </button>`;
}

function say(button: HTMLButtonElement, words: string): void {
  const label = button.querySelector('span');
  if (label === null) return;
  label.textContent = words;
  setTimeout(() => {
    label.textContent = 'Copy';
  }, shownMs);
}

/** @throws the error of the browser when it allows neither method */
async function copyText(text: string): Promise<void> {
  // Google shows pages in a frame without access to the clipboard; copying a selection works there.
  if (copySelection(text)) return;
  await navigator.clipboard.writeText(text);
}

function copySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  const { activeElement } = document;
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  return copied;
}
