/** Draws the grid of a sheet: some cells are selected, and one of them is edited where it stands. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { chart } from './charts/chart.ts';
import { dropDown, editor, placeDropDown } from './editor.ts';
import { commandOf } from './keys.ts';
import type { ShownCell, ShownRow, ShownRows } from './protocol.ts';
import {
  shownCellAt,
  columnLetters,
  isSamePlace,
  isWithin,
  type CellPlace,
  selectedArea,
  type WorkbookState,
} from './state.ts';
import type { WorkbookActions } from './view.ts';

// Of the column with the numbers of the rows.
const numbersPx = 48;

/** The grid. */
export function grid(rows: ShownRows, state: WorkbookState, actions: WorkbookActions): TemplateResult {
  const width = rows.columns.reduce((sum, column) => sum + column.width, 0);
  const isEdited = state.edited !== null;
  const whenIdle = (act: (event: ClipboardEvent) => void) => (event: ClipboardEvent) => {
    if (!isEdited) act(event);
  };
  const area = selectedArea(state);
  return html`<div
      class=${rows.hasGridlines ? 'sheet' : 'sheet without-lines'}
      @paste=${whenIdle(actions.paste)}
      @copy=${whenIdle((event) => actions.copy(event, false))}
      @cut=${whenIdle((event) => actions.copy(event, true))}
      @scroll=${(event: Event) => placeDropDown(event.currentTarget as HTMLElement)}
    >
      <table role="grid" aria-label=${rows.sheet} aria-multiselectable="true" style=${`width:${width + numbersPx}px`}>
        <colgroup>
          <col style=${`width:${numbersPx}px`} />
          ${rows.columns.map((column) => html`<col style=${`width:${column.width}px`} />`)}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" @mousedown=${(event: Event) => selectBy(event, actions.selectAll)}>
              <span class="unseen">Row</span>
            </th>
            ${rows.columns.map(
              ({ column }) => html`<th
                scope="col"
                class=${isWithin(area.columns, column) ? 'in-area' : ''}
                @mousedown=${(event: MouseEvent) => selectBy(event, () => actions.selectColumns(column, event.shiftKey))}
              >${columnLetters(column)}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${rows.rows.map((row) => rowOf(row, rows, state, actions))}
        </tbody>
      </table>
    </div>
    ${dropDown(shownCellAt(rows, state.selected), state.edited, actions)}`;
}

function selectBy(event: Event, select: () => void): void {
  event.preventDefault();
  select();
}

function rowOf(
  shown: ShownRow,
  rows: ShownRows,
  state: WorkbookState,
  actions: WorkbookActions,
): TemplateResult {
  const isIn = isWithin(selectedArea(state).rows, shown.row);
  return html`<tr class=${shown.isFrozen ? 'frozen' : ''}>
    <th
      scope="row"
      class=${isIn ? 'in-area' : ''}
      @mousedown=${(event: MouseEvent) => selectBy(event, () => actions.selectRows(shown.row, event.shiftKey))}
    >${shown.row}</th>
    ${shown.cells.map((cell, index) => {
      const place = { row: shown.row, column: rows.columns[index]?.column ?? 0 };
      return cellOf(cell, place, state, actions);
    })}
  </tr>`;
}

function cellOf(
  cell: ShownCell,
  place: CellPlace,
  state: WorkbookState,
  actions: WorkbookActions,
): TemplateResult {
  const { edited, rows } = state;
  const anchored = (rows?.charts ?? []).filter((one) => isSamePlace(one, place));
  const isSelected = isSamePlace(place, state.selected);
  const area = selectedArea(state);
  const isInArea = isWithin(area.rows, place.row) && isWithin(area.columns, place.column);
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
    style=${styleOf(cell)}
    title=${cell.note ?? nothing}
    aria-selected=${isInArea}
    data-place=${`${place.row}:${place.column}`}
    tabindex=${isSelected ? '0' : '-1'}
    @focus=${() => actions.select(place)}
    @mousedown=${(event: MouseEvent) => onPress(event, isSelected && edited !== null, place, actions)}
    @mouseover=${(event: MouseEvent) => onDrag(event, place, actions)}
    @click=${(event: PointerEvent) => onTap(event, actions)}
    @dblclick=${() => actions.edit(null)}
    @keydown=${(event: KeyboardEvent) => onKey(event, state, actions)}
    >${isSelected && edited !== null ? editor(cell, edited, actions) : cell.text}${
      isSelected && edited === null && cell.choices !== undefined
        ? html`<span class="opener" aria-hidden="true" @click=${() => actions.edit(null)}></span>`
        : nothing
    }${anchored.map(chart)}</td
  >`;
}

// Colours are properties of their own, from which the style of the page makes those of the dark theme.
const properties: Readonly<Record<string, string>> = {
  color: '--ink-of-cell',
  'background-color': '--ground-of-cell',
};

function styleOf({ style = {} }: ShownCell): string {
  return Object.entries(style)
    .map(([name, value]) => `${properties[name] ?? name}:${value}`)
    .join(';');
}

/** The cell on which the button went down, while it is held. */
let pressed: { readonly place: CellPlace; readonly wasSelected: boolean } | null = null;

function onPress(event: MouseEvent, isEditedHere: boolean, place: CellPlace, actions: WorkbookActions): void {
  if (event.button !== 0 || isEditedHere) return;
  const cell = event.currentTarget as HTMLElement;
  pressed = { place, wasSelected: cell.tabIndex === 0 && document.activeElement === cell };
  actions.select(place, event.shiftKey);
  // A range keeps its other corner, which the focus would move.
  if (event.shiftKey) event.preventDefault();
}

function onDrag({ buttons }: MouseEvent, place: CellPlace, actions: WorkbookActions): void {
  if (buttons === 1 && pressed !== null) actions.select(place, true);
  else pressed = null;
}

// A finger has no double click on most screens: a second touch edits.
function onTap({ pointerType }: PointerEvent, actions: WorkbookActions): void {
  if (pointerType === 'touch' && pressed?.wasSelected === true) actions.edit(null);
}

function onKey(event: KeyboardEvent, state: WorkbookState, actions: WorkbookActions): void {
  // The editor handles its own keys.
  if (event.target !== event.currentTarget) return;
  if (event.key === 'Tab') {
    // At the edge of the sheet, Tab leaves it.
    if (actions.step(0, event.shiftKey ? -1 : 1, false)) event.preventDefault();
    return;
  }
  const command = commandOf(event, pageRows(event.currentTarget as HTMLElement));
  if (command === null) return;
  if (command.does === 'compose') {
    // The field has the focus before the browser puts the letter.
    actions.edit('');
    return;
  }
  event.preventDefault();
  if (command.does === 'step') actions.step(command.down, command.right, command.extends);
  else if (command.does === 'type') actions.edit(command.text);
  else if (command.does === 'edit') actions.edit(null);
  else if (command.does === 'row') actions.selectRows(state.selected.row, false);
  else if (command.does === 'column') actions.selectColumns(state.selected.column, false);
  else if (command.does === 'all') actions.selectAll();
  else actions[command.does]();
}

function pageRows(cell: HTMLElement): number {
  const height = cell.closest('.sheet')?.clientHeight ?? 0;
  return Math.max(1, Math.floor(height / Math.max(1, cell.offsetHeight)) - 3);
}
