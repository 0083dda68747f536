/** Asks or tells something in front of the page: a modal dialog that gives the focus back when it closes. */
import { html, render, type TemplateResult } from 'lit-html';

/** A dialog that is open. */
export interface Modal {
  /** Draws the content anew. */
  draw(content: TemplateResult): void;
  close(): void;
}

export interface ModalOptions {
  readonly title: string;
  /** Asked before the dialog closes by Escape; false keeps it open. */
  readonly mayClose?: () => boolean;
  readonly isWide?: boolean;
}

/** Opens a dialog; its content is drawn by its caller. */
export function openModal({ title, mayClose = () => true, isWide = false }: ModalOptions): Modal {
  const opener = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', title);
  if (isWide) dialog.className = 'wide';
  document.body.append(dialog);
  dialog.addEventListener('cancel', (event) => {
    if (!mayClose()) event.preventDefault();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  });
  return {
    draw(content) {
      render(html`<h2>${title}</h2>${content}`, dialog);
      if (!dialog.open) dialog.showModal();
    },
    close: () => dialog.close(),
  };
}
