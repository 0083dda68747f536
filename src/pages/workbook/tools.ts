/** Draws what can be done to the sheet, and what stands in the selected cell. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { columnLetters, enteredAt, selectedArea, type WorkbookState } from './state.ts';
import type { WorkbookActions } from './view.ts';

type Tool = readonly [label: string, act: () => void];

export function toolBar(state: WorkbookState, actions: WorkbookActions): TemplateResult {
  const { rows, filter } = state;
  const area = selectedArea(state).rows;
  const count = area[1] - area[0] + 1;
  const rowWords = count === 1 ? 'row' : `${count} rows`;
  return html`<div class="tools" role="toolbar" aria-label="Sheet">
      ${group([
        ['Undo', actions.undo],
        ['Redo', actions.redo],
      ])}
      ${group([
        ['Sort A→Z', () => actions.sort('ascending')],
        ['Sort Z→A', () => actions.sort('descending')],
        filter === null ? ['Filter by cell', actions.filterByCell] : ['Show all rows', actions.showAllRows],
      ])}
      ${group([
        [`Insert ${rowWords}`, actions.insertRows],
        [`Delete ${rowWords}`, actions.deleteRows],
      ])}
      ${group([
        ['Insert column', actions.insertColumn],
        ['Delete column', actions.deleteColumn],
      ])}
      ${group([['Refresh', actions.refresh]])}
      ${rows === null ? nothing : pager(state, actions)}
    </div>
    <div class="content">
      <span class="place" aria-live="polite">${placeWords(state)}</span>
      <span class="whole">${enteredAt(rows, state.selected)}</span>
      ${filter === null ? nothing : html`<span class="fine">Only rows with “${filter.text}” in column ${columnLetters(filter.column)}</span>`}
    </div>`;
}

function placeWords(state: WorkbookState): string {
  const { rows, columns } = selectedArea(state);
  const first = `${columnLetters(columns[0])}${rows[0]}`;
  const last = `${columnLetters(columns[1])}${rows[1]}`;
  return first === last ? first : `${first}:${last}`;
}

function group(buttons: readonly Tool[]): TemplateResult {
  return html`<span class="group">
    ${buttons.map(([label, act]) => html`<button type="button" class="button" @click=${act}>${label}</button>`)}
  </span>`;
}

function pager({ rows }: WorkbookState, { turn }: WorkbookActions): TemplateResult | typeof nothing {
  if (rows === null) return nothing;
  const shown = rows.rows.filter(({ isFrozen }) => !isFrozen);
  const { first, lastRow } = rows;
  const next = (shown[shown.length - 1]?.row ?? lastRow) + 1;
  const top = rows.rows.length - shown.length + 1;
  if (first <= top && next > lastRow) return nothing;
  return html`<span class="pager">
    <button type="button" class="button" ?disabled=${first <= top} @click=${() => turn(Math.max(top, first - shown.length))}>Up</button>
    <span>from row ${first} of ${lastRow}</span>
    <button type="button" class="button" ?disabled=${next > lastRow} @click=${() => turn(next)}>Down</button>
  </span>`;
}
