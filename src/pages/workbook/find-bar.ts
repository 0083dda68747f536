/** Draws the field that finds a text in the sheet; Ctrl+F leads to it. */
import { html, type TemplateResult } from 'lit-html';
import type { WorkbookActions } from './view.ts';

export function findBar({ find, backToGrid }: WorkbookActions): TemplateResult {
  const onKeydown = (event: KeyboardEvent): void => {
    const { value } = event.currentTarget as HTMLInputElement;
    if (event.key === 'Enter') find(value, event.shiftKey ? 'previous' : 'next');
    else if (event.key === 'Escape') backToGrid();
    else return;
    event.preventDefault();
  };
  return html`<input
    type="search"
    class="find"
    placeholder="Find in this sheet"
    aria-label="Find in this sheet"
    aria-keyshortcuts="Control+F"
    @keydown=${onKeydown}
  />`;
}

/** Leads Ctrl+F to the field, which finds what the page does not show. */
export function takeFindKey(root: HTMLElement): void {
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'f') return;
    const field = root.querySelector<HTMLInputElement>('.find');
    // A dialog is over the sheet.
    if (field === null || document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}
