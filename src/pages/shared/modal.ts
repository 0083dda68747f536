/** A modal dialog. The browser gives the focus back to what had it, at once when the dialog closes. */
import { html, render, type TemplateResult } from 'lit-html';

/** A dialog that is open. */
interface Modal {
  /** Draws the content again. */
  draw(content: TemplateResult): void;
  close(): void;
}

interface ModalOptions {
  readonly title: string;
  /** Called when the user presses Escape; false keeps the dialog open. */
  readonly mayClose?: () => boolean;
  readonly isWide?: boolean;
  readonly onClosed?: () => void;
}

/** Opens a dialog; the caller draws its content. */
export function openModal({ title, mayClose = () => true, isWide = false, onClosed }: ModalOptions): Modal {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', title);
  if (isWide) dialog.className = 'wide';
  document.body.append(dialog);
  dialog.addEventListener('cancel', (event) => {
    if (!mayClose()) event.preventDefault();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    onClosed?.();
  });
  return {
    draw(content) {
      render(html`<h2>${title}</h2>${content}`, dialog);
      if (!dialog.open) dialog.showModal();
    },
    close: () => dialog.close(),
  };
}
