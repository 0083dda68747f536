/** Draws the workbook: tabs, what can be done, the grid of the sheet, and what the last deed came to. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { findBar } from './find-bar.ts';
import { grid } from './grid.ts';
import { menu } from './menu.ts';
import type { MenuPage, SheetList } from './protocol.ts';
import { shownCellAt, columnLetters, type CellPlace, type WorkbookState } from './state.ts';
import { toolBar } from './tools.ts';

export interface WorkbookActions {
  readonly openSheet: (name: string) => void;
  readonly showHidden: (shows: boolean) => void;
  /** Turns to the rows from this one on. */
  readonly turn: (first: number) => void;
  /** Selects a cell, or with `extend` all cells up to it; what was being typed is entered first. */
  readonly select: (place: CellPlace, extend?: boolean) => void;
  readonly selectRows: (row: number, extend: boolean) => void;
  readonly selectColumns: (column: number, extend: boolean) => void;
  readonly selectAll: () => void;
  /** Keeps what stands in the editor, so that it is not lost. */
  readonly typed: (text: string) => void;
  /** Takes this choice of the drop-down as the one that Enter enters. */
  readonly choose: (choice: number) => void;
  /** Begins to edit the selected cell with this text; null: with what it has. */
  readonly edit: (text: string | null) => void;
  /** Puts the text into the selected cell, and goes on by so many rows and columns. */
  readonly enter: (text: string, down: number, right: number) => void;
  /** Enters what was being typed, because the person has gone elsewhere. */
  readonly leave: () => void;
  /** Goes by so many rows and columns; with `extend` the cells on the way are selected too. False at the edge. */
  readonly step: (down: number, right: number, extend: boolean) => boolean;
  /** Clears the selected cells. */
  readonly clear: () => void;
  readonly cancel: () => void;
  readonly copy: (event: ClipboardEvent, cuts: boolean) => void;
  readonly paste: (event: ClipboardEvent) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly find: (text: string, direction: 'next' | 'previous') => void;
  readonly backToGrid: () => void;
  readonly sort: (order: 'ascending' | 'descending') => void;
  /** Leaves the rows that show in this column what the selected cell shows. */
  readonly filterByCell: () => void;
  readonly showAllRows: () => void;
  readonly insertRows: () => void;
  readonly deleteRows: () => void;
  readonly insertColumn: () => void;
  readonly deleteColumn: () => void;
  readonly refresh: () => void;
  /** Opens a page of the script's menu for the selected cell. */
  readonly openPage: (page: MenuPage) => void;
}

/** The page. */
export function view(state: WorkbookState, actions: WorkbookActions): TemplateResult {
  const { list, rows, selected, message } = state;
  const note = shownCellAt(rows, selected)?.note;
  const place = `${columnLetters(selected.column)}${selected.row}`;
  return html`<header class="bar">
      <h1>${list?.name ?? 'Workbook'}</h1>
      ${list === null ? nothing : menu(list, actions)}
      ${findBar(actions)}
    </header>
    ${list === null ? nothing : tabs(list, state, actions)}
    ${toolBar(state, actions)}
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
      ({ name, hidden, colour }) => html`<button
        type="button"
        class=${hidden ? 'hidden-sheet' : ''}
        aria-current=${name === rows?.sheet ? 'page' : 'false'}
        .style=${colour === null ? '' : `border-color: ${colour}`}
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
