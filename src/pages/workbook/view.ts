/** Draws the workbook: tabs, what can be done, the grid of the sheet, and what the last deed came to. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { grid } from './grid.ts';
import { menu } from './menu.ts';
import type { MenuPage, SheetList } from './protocol.ts';
import { cellAt, columnLetters, type Place, type WorkbookState } from './state.ts';
import { tools } from './tools.ts';

export interface WorkbookActions {
  readonly openSheet: (name: string) => void;
  readonly showHidden: (shows: boolean) => void;
  /** Turns to the rows from this one on. */
  readonly turn: (first: number) => void;
  /** Selects a cell, or with `extends` all cells up to it; what was being typed is entered first. */
  readonly select: (place: Place, extend?: boolean) => void;
  /** Keeps what stands in the editor, so that it is not lost. */
  readonly typed: (text: string) => void;
  /** Begins to edit the selected cell with this text. */
  readonly edit: (text: string) => void;
  /** Puts the text into the selected cell, and goes on by so many rows and columns. */
  readonly enter: (text: string, down: number, right: number) => void;
  /** Goes by so many rows and columns; with `extend` the cells on the way are selected too. False at the edge. */
  readonly step: (down: number, right: number, extend?: boolean) => boolean;
  /** Clears the selected cells. */
  readonly clear: () => void;
  readonly cancel: () => void;
  readonly paste: (texts: readonly (readonly string[])[]) => void;
  readonly sort: (order: 'ascending' | 'descending') => void;
  /** Leaves the rows that show in this column what the selected cell shows. */
  readonly filterByCell: () => void;
  readonly showAllRows: () => void;
  readonly insertRow: () => void;
  readonly deleteRow: () => void;
  readonly insertColumn: () => void;
  readonly deleteColumn: () => void;
  readonly refresh: () => void;
  /** Opens a page of the script's menu for the selected cell. */
  readonly openPage: (page: MenuPage) => void;
}

/** The page. */
export function view(state: WorkbookState, actions: WorkbookActions): TemplateResult {
  const { list, rows, selected, message } = state;
  const note = cellAt(rows, selected)?.note;
  const place = `${columnLetters(selected.column)}${selected.row}`;
  return html`<header class="bar">
      <h1>${list?.name ?? 'Workbook'}</h1>
      ${list === null ? nothing : menu(list, actions)}
    </header>
    ${list === null ? nothing : tabs(list, state, actions)}
    ${tools(state, actions)}
    ${rows === null ? html`<p class="loading">Loading…</p>` : grid(rows, state, actions)}
    <footer class="status-line">
      <p role="status">${message}</p>
      ${note === undefined ? nothing : html`<p class="note"><strong>Note at ${place}:</strong> ${note}</p>`}
    </footer>`;
}

function tabs(
  list: SheetList,
  { rows, showsHidden }: WorkbookState,
  actions: WorkbookActions,
): TemplateResult {
  const shown = list.sheets.filter(({ hidden }) => showsHidden || !hidden);
  return html`<nav class="tabs" aria-label="Sheets">
    ${shown.map(
      ({ name, hidden }) => html`<button
        type="button"
        class=${hidden ? 'hidden-sheet' : ''}
        aria-current=${name === rows?.sheet ? 'page' : 'false'}
        @click=${() => actions.openSheet(name)}
      >
        ${name}
      </button>`,
    )}
    <label class="check">
      <input
        type="checkbox"
        .checked=${showsHidden}
        @change=${(event: Event) => actions.showHidden((event.currentTarget as HTMLInputElement).checked)}
      />
      Hidden sheets
    </label>
  </nav>`;
}
