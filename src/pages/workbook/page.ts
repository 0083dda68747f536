/** The sheets of the local workbook as a page, in which a person works as in the spreadsheet. */
import { render } from 'lit-html';
import { messageOf } from '../shared/loaded.ts';
import { callWorkbook } from './state.ts';
import type { Done, SheetList, ShownRows, WorkbookCall } from './protocol.ts';
import { cellAt, moved, type Place, type WorkbookState } from './state.ts';
import { view, type WorkbookActions } from './view.ts';

const root = document.getElementById('root');
if (root !== null) start(root);

function start(root: HTMLElement): void {
  let state: WorkbookState = {
    list: null,
    rows: null,
    showsHidden: false,
    filter: null,
    selected: { row: 2, column: 1 },
    edited: null,
    message: '',
  };
  const change = (changed: Partial<WorkbookState>): void => {
    state = { ...state, ...changed };
    render(view(state, actions), root);
  };
  const focus = (): void => {
    const { row, column } = state.selected;
    const cell = root.querySelector<HTMLElement>(`[data-place="${row}:${column}"]`);
    (cell?.querySelector<HTMLElement>('.editor') ?? cell)?.focus();
  };
  const go = (down: number, right: number): void => {
    if (state.rows === null) return;
    change({ selected: moved(state.rows, state.selected, down, right), edited: null });
    focus();
  };
  const failed = (error: unknown): void => change({ message: messageOf(error) });
  const read = async (sheet: string, first: number): Promise<void> => {
    change({ rows: await callWorkbook<ShownRows>({ op: 'read', sheet, first, filter: state.filter }) });
  };
  const again = (): Promise<void> =>
    state.rows === null ? Promise.resolve() : read(state.rows.sheet, state.rows.first);
  const act = (call: WorkbookCall): Promise<void> => {
    change({ message: 'Working…' });
    return callWorkbook<Done>(call)
      .then(async (done) => {
        await again();
        change({ message: wordsOf(done) });
        focus();
      })
      .catch(failed);
  };
  const sheetName = (): string => state.rows?.sheet ?? '';
  const actions: WorkbookActions = {
    openSheet(sheet) {
      change({ selected: { row: 2, column: 1 }, edited: null, filter: null, message: '' });
      read(sheet, 1).then(() => root.querySelector('.sheet')?.scrollTo(0, 0), failed);
    },
    showHidden: (showsHidden) => change({ showsHidden }),
    turn(first) {
      read(sheetName(), first).then(() => change({ selected: { ...state.selected, row: first } }), failed);
    },
    select(place: Place) {
      const isSame = place.row === state.selected.row && place.column === state.selected.column;
      if (!isSame) change({ selected: place, edited: null });
    },
    edit(text) {
      change({ edited: text });
      focus();
    },
    enter(text, down, right) {
      const { selected } = state;
      go(down, right);
      void act({ op: 'paste', sheet: sheetName(), ...selected, texts: [[text]] });
    },
    step: go,
    cancel() {
      change({ edited: null });
      focus();
    },
    paste: (texts) => void act({ op: 'paste', sheet: sheetName(), ...state.selected, texts }),
    sort: (order) => void act({ op: 'sort', sheet: sheetName(), column: state.selected.column, order }),
    filterByCell() {
      const { column } = state.selected;
      change({ filter: { column, text: cellAt(state.rows, state.selected)?.text ?? '' } });
      read(sheetName(), 1).catch(failed);
    },
    showAllRows() {
      change({ filter: null });
      read(sheetName(), 1).catch(failed);
    },
    insertRow: () => void act({ op: 'insert_row', sheet: sheetName(), row: state.selected.row }),
    deleteRow: () => void act({ op: 'delete_row', sheet: sheetName(), row: state.selected.row }),
    insertColumn: () => void act({ op: 'insert_column', sheet: sheetName(), column: state.selected.column }),
    deleteColumn: () => void act({ op: 'delete_column', sheet: sheetName(), column: state.selected.column }),
    refresh: () => void again().catch(failed),
  };
  callWorkbook<SheetList>({ op: 'sheets' }).then((list) => {
    change({ list });
    const [first] = list.sheets.filter(({ hidden }) => !hidden);
    if (first !== undefined) actions.openSheet(first.name);
  }, failed);
}

function wordsOf({ isAccepted, triggers }: Done): string {
  if (!isAccepted) return 'The cell takes only what its list offers.';
  const failures = triggers.flatMap(({ failure }) => (failure === null ? [] : [failure]));
  if (failures.length > 0) return `A trigger failed: ${failures.join(' ')}`;
  const handlers = [...new Set(triggers.map(({ handler }) => handler))];
  return handlers.length === 0 ? 'Done.' : `Done. Triggers that ran: ${handlers.join(', ')}.`;
}
