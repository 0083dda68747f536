/** The menu of the script: its pages open in a dialog over the grid, for the cell that is selected. */
import { html, type TemplateResult } from 'lit-html';
import { openModal } from '../shared/modal.ts';
import type { MenuPage, SheetList } from './protocol.ts';
import { type Selection, selectedArea } from './state.ts';
import type { WorkbookActions } from './view.ts';

/** The menu, which opens at a click. */
export function menu({ menu: pages }: SheetList, { openPage }: WorkbookActions): TemplateResult {
  const choose = (event: Event, page: MenuPage): void => {
    (event.currentTarget as HTMLElement).closest('details')?.removeAttribute('open');
    openPage(page);
  };
  const onKey = (event: KeyboardEvent): void => {
    const menu = event.currentTarget as HTMLElement;
    if (event.key !== 'Escape') return;
    menu.removeAttribute('open');
    menu.querySelector('summary')?.focus();
  };
  return html`<details class="menu" @keydown=${onKey}>
    <summary>Billing API</summary>
    <ul>
      ${pages.map((page) => html`<li><button type="button" @click=${(event: Event) => choose(event, page)}>${page.words}</button></li>`)}
    </ul>
  </details>`;
}

/** Closes the open menu when something else is clicked or gets the focus. */
export function closeMenuFromElsewhere(root: HTMLElement): void {
  const close = ({ target }: Event): void => {
    const menu = root.querySelector('.menu[open]');
    if (!menu?.contains(target as Node)) menu?.removeAttribute('open');
  };
  addEventListener('pointerdown', close);
  addEventListener('focusin', close);
}

/** Makes the dialog as high as its page is and becomes, as far as the window has the room. */
function fitDialog({ currentTarget }: Event): void {
  const frame = currentTarget as HTMLIFrameElement;
  const page = frame.contentDocument?.documentElement;
  if (page === undefined) return;
  // A page that fills whatever it is given, as the developer area does, gets all the room.
  const isFilling = page.offsetHeight === frame.clientHeight;
  new ResizeObserver(() => {
    const height = isFilling ? '100dvh' : `${page.offsetHeight}px`;
    frame.closest('dialog')?.style.setProperty('--content', height);
  }).observe(page);
}

/** Opens a page of the menu for what is selected. @param onClosed called when it is closed, and may have changed the sheets */
export function openMenuDialog(
  { words, command }: MenuPage,
  selection: Selection & { readonly sheet: string },
  onClosed: () => void,
): void {
  const title = words.replace('…', '');
  const { rows, columns } = selectedArea(selection);
  const query = new URLSearchParams({
    command,
    sheet: selection.sheet,
    row: String(rows[0]),
    rows: String(rows[1] - rows[0] + 1),
    column: String(columns[0]),
  });
  const onMessage = (event: MessageEvent): void => {
    if (event.origin === location.origin && event.data === 'close') modal.close();
  };
  const frame = (): HTMLIFrameElement | null => document.querySelector('dialog.wide iframe');
  // A form with texts that are not saved asks before it closes itself.
  const mayClose = (): boolean => {
    const isUnsaved = frame()?.contentDocument?.documentElement.dataset.unsaved === 'true';
    if (isUnsaved) frame()?.contentWindow?.postMessage('ask to close', location.origin);
    return !isUnsaved;
  };
  const modal = openModal({
    title,
    isWide: true,
    mayClose,
    onClosed() {
      removeEventListener('message', onMessage);
      onClosed();
    },
  });
  const close = (): void => {
    if (mayClose()) modal.close();
  };
  addEventListener('message', onMessage);
  modal.draw(html`<button type="button" class="button close" @click=${close}>Close</button>
    <iframe title=${title} src=${`/dialog?${query.toString()}`} @load=${fitDialog}></iframe>`);
}
