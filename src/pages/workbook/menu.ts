/** The menu of the script: its pages open in a dialog over the grid, for the cell that is selected. */
import { html, type TemplateResult } from 'lit-html';
import { openModal } from '../shared/modal.ts';
import type { MenuPage, SheetList } from './protocol.ts';
import type { Place } from './state.ts';
import type { WorkbookActions } from './view.ts';

/** The menu, which opens at a click. */
export function menu({ menu: pages }: SheetList, { openPage }: WorkbookActions): TemplateResult {
  const choose = (event: Event, page: MenuPage): void => {
    (event.currentTarget as HTMLElement).closest('details')?.removeAttribute('open');
    openPage(page);
  };
  return html`<details class="menu">
    <summary>Billing API</summary>
    <ul>
      ${pages.map((page) => html`<li><button type="button" @click=${(event: Event) => choose(event, page)}>${page.words}</button></li>`)}
    </ul>
  </details>`;
}

/** Opens a page of the menu. @param onClosed called when it is closed, and may have changed the sheets */
export function openMenuDialog(
  { words, command }: MenuPage,
  sheet: string,
  { row, column }: Place,
  onClosed: () => void,
): void {
  const title = words.replace('…', '');
  const query = new URLSearchParams({ command, sheet, row: String(row), column: String(column) });
  const onMessage = (event: MessageEvent): void => {
    if (event.origin === location.origin && event.data === 'close') modal.close();
  };
  const modal = openModal({
    title,
    isWide: true,
    onClosed() {
      removeEventListener('message', onMessage);
      onClosed();
    },
  });
  addEventListener('message', onMessage);
  modal.draw(html`<button type="button" class="button close" @click=${modal.close}>Close</button>
    <iframe title=${title} src=${`/dialog?${query.toString()}`}></iframe>`);
}
