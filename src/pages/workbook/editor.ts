/** Draws the field in which a cell is edited, and the choices of its drop-down. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { ShownCell } from './protocol.ts';
import type { Edited } from './state.ts';
import type { WorkbookActions } from './view.ts';

// A list of all customers would fill the window many times.
const choicesMax = 200;

/** The choices that the drop-down shows: all at first, then those with what was typed. */
function choicesOf(cell: ShownCell | null, { text, isNarrowed }: Edited): readonly string[] {
  const all = cell?.choices ?? [];
  const sought = text.trim().toLowerCase();
  const fitting = isNarrowed ? all.filter((choice) => choice.toLowerCase().includes(sought)) : all;
  return fitting.slice(0, choicesMax);
}

export function editor(cell: ShownCell, edited: Edited, actions: WorkbookActions): TemplateResult {
  const choices = choicesOf(cell, edited);
  const isChosen = edited.choice >= 0;
  const onKeydown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    // What stands in the field, and not what was drawn last: it may be newer.
    const { value } = event.currentTarget as HTMLInputElement;
    const text = choices[edited.choice] ?? value;
    const back = event.shiftKey ? -1 : 1;
    if (event.key === 'Enter') actions.enter(text, back, 0);
    else if (event.key === 'Tab') actions.enter(text, 0, back);
    else if (event.key === 'Escape') actions.cancel();
    else if (choices.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp'))
      actions.choose((edited.choice + (event.key === 'ArrowDown' ? 1 : choices.length)) % choices.length);
    else return;
    event.preventDefault();
  };
  const hasList = cell.choices !== undefined;
  return html`<input
    class="editor"
    aria-label="Cell"
    autocomplete="off"
    role=${hasList ? 'combobox' : nothing}
    aria-expanded=${hasList ? choices.length > 0 : nothing}
    aria-controls=${hasList ? 'choices' : nothing}
    aria-activedescendant=${isChosen ? `choice-${edited.choice}` : nothing}
    .value=${edited.text}
    @input=${(event: Event) => actions.typed((event.currentTarget as HTMLInputElement).value)}
    @keydown=${onKeydown}
    @blur=${actions.leave}
  />`;
}

/** The open drop-down; the page puts it below the cell. */
export function dropDown(
  cell: ShownCell | null,
  edited: Edited | null,
  actions: WorkbookActions,
): TemplateResult | typeof nothing {
  if (edited === null || cell?.choices === undefined) return nothing;
  const choices = choicesOf(cell, edited);
  if (choices.length === 0) return nothing;
  return html`<ul class="choices" id="choices" role="listbox" aria-label="Choices" @mousedown=${keepFocus}>
    ${choices.map(
      (choice, index) => html`<li
        id=${`choice-${index}`}
        role="option"
        aria-selected=${index === edited.choice}
        @click=${() => actions.enter(choice, 0, 0)}
      >${choice}</li>`,
    )}
  </ul>`;
}

// The field would lose the focus, and the cell would be entered as it is.
const keepFocus = (event: Event): void => event.preventDefault();

/** Puts the open drop-down below the cell, or above it where there is more room. */
export function placeDropDown(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('.choices');
  const cell = root.querySelector('.editor')?.closest('td');
  if (list === null || !cell) return;
  const { left, top, bottom, width } = cell.getBoundingClientRect();
  const below = innerHeight - bottom;
  const isAbove = below < 120 && top > below;
  const room = Math.min(240, (isAbove ? top : below) - 8);
  list.style.minWidth = `${width}px`;
  list.style.maxHeight = `${room}px`;
  list.style.left = `${Math.max(0, Math.min(left, innerWidth - list.offsetWidth - 4))}px`;
  list.style.top = `${isAbove ? top - Math.min(room, list.offsetHeight) : bottom}px`;
  list.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
}
