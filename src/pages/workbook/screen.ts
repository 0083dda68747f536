/** What the parts of the workbook page share: its state, its calls, and the focus. */
import { render } from 'lit-html';
import { messageOf } from '../shared/loaded.ts';
import { callWorkbook } from './ask-server.ts';
import { placeDropDown } from './editor.ts';
import type { ShownRows } from './protocol.ts';
import type { WorkbookState } from './state.ts';
import { view, type WorkbookActions } from './view.ts';

export interface WorkbookScreen {
  readonly state: () => WorkbookState;
  /** Changes the state, and draws it. */
  readonly change: (changed: Partial<WorkbookState>) => void;
  /** Changes what is drawn already, as a field that is typed into. */
  readonly note: (changed: Partial<WorkbookState>) => void;
  /** Puts the focus into the selected cell, or into its editor. */
  readonly focus: () => void;
  /** The same, unless the person is in another field by now. */
  readonly refocus: () => void;
  readonly failed: (error: unknown) => void;
  /** The name of the sheet, blank before there is one. */
  readonly sheet: () => string;
  /** Reads rows of a sheet, from this one on. Of several answers under way only that of the last call is shown. */
  readonly read: (sheet: string, first: number) => Promise<void>;
  /** Reads again what was read last. */
  readonly readAgain: () => Promise<void>;
}

const firstCell = { row: 2, column: 1 };

/** @param actionsOf called at the first drawing */
export function createWorkbookScreen(root: HTMLElement, actionsOf: () => WorkbookActions): WorkbookScreen {
  let state: WorkbookState = {
    list: null,
    rows: null,
    showsHidden: false,
    filter: null,
    selected: firstCell,
    anchor: firstCell,
    edited: null,
    message: '',
  };
  const note = (changed: Partial<WorkbookState>): void => {
    state = { ...state, ...changed };
  };
  const change = (changed: Partial<WorkbookState>): void => {
    note(changed);
    render(view(state, actionsOf()), root);
    placeDropDown(root);
  };
  const focus = (): void => {
    const { row, column } = state.selected;
    const cell = root.querySelector<HTMLElement>(`[data-place="${row}:${column}"]`);
    (cell?.querySelector<HTMLElement>('.editor') ?? cell)?.focus();
  };
  let asked: { readonly sheet: string; readonly first: number } | null = null;
  const read = async (sheet: string, first: number): Promise<void> => {
    const own = { sheet, first };
    asked = own;
    const rows = await callWorkbook<ShownRows>({ op: 'read', ...own, filter: state.filter });
    if (asked === own) change({ rows });
  };
  return {
    state: () => state,
    note,
    change,
    focus,
    refocus() {
      const active = document.activeElement;
      if (active === null || active === document.body || active.closest('.sheet') !== null) focus();
    },
    failed: (error) => change({ message: messageOf(error) }),
    sheet: () => state.rows?.sheet ?? '',
    read,
    async readAgain() {
      if (asked !== null) await read(asked.sheet, asked.first);
    },
  };
}
