/** Draws what can be done to the sheet, and what stands in the selected cell. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { cellAt, columnLetters, type WorkbookState } from './state.ts';
import type { WorkbookActions } from './view.ts';

export function tools(state: WorkbookState, actions: WorkbookActions): TemplateResult {
  const { rows, selected, filter } = state;
  const place = `${columnLetters(selected.column)}${selected.row}`;
  return html`<div class="tools" role="toolbar" aria-label="Sheet">
      ${group([
        ['Sort A→Z', () => actions.sort('ascending')],
        ['Sort Z→A', () => actions.sort('descending')],
        filter === null ? ['Filter by cell', actions.filterByCell] : ['Show all rows', actions.showAllRows],
      ])}
      ${group([
        ['Insert row', actions.insertRow],
        ['Delete row', actions.deleteRow],
      ])}
      ${group([
        ['Insert column', actions.insertColumn],
        ['Delete column', actions.deleteColumn],
      ])}
      ${group([['Refresh', actions.refresh]])}
      ${rows === null ? nothing : pager(state, actions)}
    </div>
    <div class="content">
      <span class="place" aria-live="polite">${place}</span>
      <span class="whole">${cellAt(rows, selected)?.text ?? ''}</span>
      ${filter === null ? nothing : html`<span class="fine">Only rows with “${filter.text}” in column ${columnLetters(filter.column)}</span>`}
    </div>`;
}

function group(buttons: readonly (readonly [label: string, act: () => void])[]): TemplateResult {
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
