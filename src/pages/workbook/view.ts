/** Draws the workbook: tabs, what can be done, the grid of the sheet, and what the last deed came to. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { grid } from './grid.ts';
import type { SheetList } from './protocol.ts';
import { cellAt, columnLetters, type Place, type WorkbookState } from './state.ts';

export interface WorkbookActions {
  readonly openSheet: (name: string) => void;
  readonly showHidden: (shows: boolean) => void;
  /** Turns to the rows from this one on. */
  readonly turn: (first: number) => void;
  readonly select: (place: Place) => void;
  /** Begins to edit the selected cell with this text. */
  readonly edit: (text: string) => void;
  /** Puts the text into the selected cell, and goes on by so many rows and columns. */
  readonly enter: (text: string, down: number, right: number) => void;
  /** Goes by so many rows and columns. */
  readonly step: (down: number, right: number) => void;
  readonly cancel: () => void;
  readonly paste: (texts: readonly (readonly string[])[]) => void;
  readonly sort: (order: 'ascending' | 'descending') => void;
  readonly insertRow: () => void;
  readonly deleteRow: () => void;
  readonly refresh: () => void;
}

/** The page. */
export function view(state: WorkbookState, actions: WorkbookActions): TemplateResult {
  const { list, rows, selected, told } = state;
  const cell = cellAt(rows, selected);
  const place = `${columnLetters(selected.column)}${selected.row}`;
  return html`<header class="bar">
      <h1>${list?.name ?? 'Workbook'}</h1>
      <p class="fine">Your sheets as a page: what you type here tells the script’s triggers, as Google would.</p>
    </header>
    ${list === null ? nothing : tabs(list, state, actions)}
    <div class="tools" role="toolbar" aria-label="Sheet">
      <span class="place" aria-live="polite">${place}</span>
      <button type="button" class="button" @click=${() => actions.sort('ascending')}>Sort A→Z</button>
      <button type="button" class="button" @click=${() => actions.sort('descending')}>Sort Z→A</button>
      <button type="button" class="button" @click=${actions.insertRow}>Insert row</button>
      <button type="button" class="button danger" @click=${actions.deleteRow}>Delete row</button>
      <button type="button" class="button" @click=${actions.refresh}>Refresh</button>
      ${rows === null ? nothing : pager(rows.first, rows.rows.length, rows.lastRow, actions)}
    </div>
    ${rows === null ? nothing : grid(rows, state, actions)}
    <footer class="told">
      <p role="status">${told}</p>
      ${cell?.note === undefined ? nothing : html`<p class="note"><strong>Note at ${place}:</strong> ${cell.note}</p>`}
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

function pager(
  first: number,
  count: number,
  lastRow: number,
  { turn }: WorkbookActions,
): TemplateResult | typeof nothing {
  if (first <= 2 && lastRow <= first + count) return nothing;
  return html`<span class="pager">
    <button type="button" class="button" ?disabled=${first <= 2} @click=${() => turn(Math.max(2, first - count))}>Up</button>
    <span>from row ${first} of ${lastRow}</span>
    <button type="button" class="button" ?disabled=${first + count > lastRow} @click=${() => turn(first + count - 1)}>Down</button>
  </span>`;
}
