/** Draws the grid of a sheet: one cell is selected, and is edited where it stands. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { chart } from './charts/chart.ts';
import type { ShownCell, ShownChart, ShownRow, ShownRows } from './protocol.ts';
import { columnLetters, copiedText, type Place, selectedArea, type WorkbookState } from './state.ts';
import type { WorkbookActions } from './view.ts';

/** The grid. */
export function grid(rows: ShownRows, state: WorkbookState, actions: WorkbookActions): TemplateResult {
  const width = rows.columns.reduce((sum, column) => sum + column.width, 0);
  return html`<div class=${rows.hasGridlines ? 'sheet' : 'sheet without-lines'} @paste=${(event: ClipboardEvent) => paste(event, state, actions)} @copy=${(event: ClipboardEvent) => copy(event, state)}>
    <table role="grid" aria-label=${rows.sheet} style=${`width:${width + 48}px`}>
      <colgroup>
        <col style="width:48px" />
        ${rows.columns.map((column) => html`<col style=${`width:${column.width}px`} />`)}
      </colgroup>
      <thead>
        <tr>
          <th scope="col"><span class="unseen">Row</span></th>
          ${rows.columns.map(({ column }) => html`<th scope="col">${columnLetters(column)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.rows.map((row) => rowOf(row, rows, state, actions))}
      </tbody>
    </table>
  </div>`;
}

function rowOf(
  shown: ShownRow,
  rows: ShownRows,
  state: WorkbookState,
  actions: WorkbookActions,
): TemplateResult {
  return html`<tr class=${shown.isFrozen ? 'frozen' : ''}>
    <th scope="row">${shown.row}</th>
    ${shown.cells.map((cell, index) => {
      const place = { row: shown.row, column: rows.columns[index]?.column ?? 0 };
      return cellOf(cell, place, state, { actions, charts: rows.charts });
    })}
  </tr>`;
}

function cellOf(
  cell: ShownCell,
  place: Place,
  state: WorkbookState,
  { actions, charts }: { readonly actions: WorkbookActions; readonly charts: readonly ShownChart[] },
): TemplateResult {
  const { selected, edited } = state;
  const anchored = charts.filter(({ row, column }) => row === place.row && column === place.column);
  const isSelected = place.row === selected.row && place.column === selected.column;
  const { rows, columns } = selectedArea(state);
  const isIn = ([first, last]: readonly [number, number], one: number): boolean =>
    one >= first && one <= last;
  const isInArea = isIn(rows, place.row) && isIn(columns, place.column);
  const style = Object.entries(cell.style ?? {}).map(([name, value]) => `${name}:${value}`);
  const classes = [
    ...(cell.note === undefined ? [] : ['noted']),
    ...(cell.isNumber === true ? ['number-cell'] : []),
    ...(cell.choices === undefined ? [] : ['choice']),
    ...(anchored.length === 0 ? [] : ['anchor']),
    ...(isInArea && !isSelected ? ['in-area'] : []),
  ];
  return html`<td
    role="gridcell"
    class=${classes.join(' ')}
    style=${style.join(';')}
    title=${cell.note ?? nothing}
    aria-selected=${isInArea}
    data-place=${`${place.row}:${place.column}`}
    tabindex=${isSelected ? '0' : '-1'}
    @focus=${() => actions.select(place)}
    @mousedown=${(event: MouseEvent) => {
      if (!event.shiftKey) return;
      event.preventDefault();
      actions.select(place, true);
    }}
    @dblclick=${() => actions.edit(cell.text)}
    @keydown=${(event: KeyboardEvent) => onKey(event, cell, actions)}
    >${isSelected && edited !== null ? editor(cell, edited, actions) : cell.text}${anchored.map(chart)}</td
  >`;
}

// So many rows that the last ones are still in sight.
const pageRows = 20;
// More than any sheet has.
const farAway = 1_000_000;

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  PageDown: [pageRows, 0],
  PageUp: [-pageRows, 0],
  Home: [0, -farAway],
  End: [0, farAway],
  'Control+Home': [-farAway, -farAway],
  'Control+End': [farAway, farAway],
};

function onKey(event: KeyboardEvent, cell: ShownCell, actions: WorkbookActions): void {
  // The editor handles its own keys.
  if (event.target !== event.currentTarget) return;
  const isControl = event.ctrlKey || event.metaKey;
  const step = steps[isControl ? `Control+${event.key}` : event.key];
  if (step !== undefined) {
    event.preventDefault();
    actions.step(...step, event.shiftKey);
  } else if (event.key === 'Tab') {
    // At the edge of the sheet, Tab leaves it.
    if (actions.step(0, event.shiftKey ? -1 : 1)) event.preventDefault();
  } else if (event.key === 'Enter' || event.key === 'F2') {
    event.preventDefault();
    actions.edit(cell.text);
  } else if (event.key === 'Delete' || event.key === 'Backspace') {
    event.preventDefault();
    actions.clear();
  } else if (event.key.length === 1 && !isControl && !event.altKey) {
    event.preventDefault();
    actions.edit(event.key);
  }
}

function editor(cell: ShownCell, text: string, actions: WorkbookActions): TemplateResult {
  const onKeydown = (event: KeyboardEvent): void => {
    const { value } = event.currentTarget as HTMLInputElement;
    if (event.key === 'Enter') actions.enter(value, 1, 0);
    else if (event.key === 'Tab') actions.enter(value, 0, event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') actions.cancel();
    else return;
    event.preventDefault();
  };
  return html`<input
      class="editor"
      aria-label="Cell"
      list=${cell.choices === undefined ? nothing : 'choices'}
      .value=${text}
      @input=${(event: Event) => actions.typed((event.currentTarget as HTMLInputElement).value)}
      @keydown=${onKeydown}
    />${cell.choices === undefined ? nothing : html`<datalist id="choices">${cell.choices.map((choice) => html`<option value=${choice}></option>`)}</datalist>`}`;
}

function copy(event: ClipboardEvent, state: WorkbookState): void {
  if (state.edited !== null) return;
  event.preventDefault();
  event.clipboardData?.setData('text/plain', copiedText(state));
}

// A table of another program comes as lines with tabs.
function paste(event: ClipboardEvent, { edited }: WorkbookState, actions: WorkbookActions): void {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (edited !== null || text === '') return;
  event.preventDefault();
  actions.paste(
    text
      .replace(/\r?\n$/, '')
      .split(/\r?\n/)
      .map((line) => line.split('\t')),
  );
}
