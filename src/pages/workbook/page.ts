/** The sheets of the local workbook as a page, in which a person works as in the spreadsheet. */
import { render } from 'lit-html';
import { messageOf } from '../shared/loaded.ts';
import { openMenuDialog } from './menu.ts';
import { callWorkbook } from './state.ts';
import type { Done, SheetList, ShownRows, WorkbookCall } from './protocol.ts';
import { cellAt, moved, type Place, selectedArea, type WorkbookState } from './state.ts';
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
    anchor: { row: 2, column: 1 },
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
  const selectAt = (selected: Place, extend = false): void =>
    change({ selected, edited: null, ...(extend ? {} : { anchor: selected }) });
  const go = (down: number, right: number, extend = false): boolean => {
    if (state.rows === null) return false;
    const place = moved(state.rows, state.selected, down, right);
    const isMoved = place.row !== state.selected.row || place.column !== state.selected.column;
    selectAt(place, extend);
    focus();
    return isMoved;
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
  const enterAt = ({ row, column }: Place, texts: readonly (readonly string[])[]): Promise<void> =>
    act({ op: 'paste', sheet: sheetName(), row, column, texts });
  // What was being typed is entered before anything else happens, so that it is never lost.
  const settled = async (): Promise<void> => {
    const { edited, selected } = state;
    const before = cellAt(state.rows, selected)?.text ?? '';
    if (edited === null) return;
    change({ edited: null });
    if (edited !== before) await enterAt(selected, [[edited]]);
  };
  const after = (run: () => unknown): void => void settled().then(run).catch(failed);
  const actions: WorkbookActions = {
    openSheet: (sheet) =>
      after(async () => {
        selectAt({ row: 2, column: 1 });
        change({ filter: null, message: '' });
        await read(sheet, 1);
        root.querySelector('.sheet')?.scrollTo(0, 0);
      }),
    showHidden: (showsHidden) => change({ showsHidden }),
    turn: (first) =>
      after(async () => {
        await read(sheetName(), first);
        selectAt({ ...state.selected, row: first });
      }),
    select(place, extend = false) {
      const isSame = place.row === state.selected.row && place.column === state.selected.column;
      if (isSame) return;
      void settled().catch(failed);
      selectAt(place, extend);
    },
    typed(text) {
      // The editor shows it already.
      state = { ...state, edited: text };
    },
    edit(text) {
      change({ edited: text });
      focus();
    },
    enter(text, down, right) {
      const { selected } = state;
      go(down, right);
      void enterAt(selected, [[text]]);
    },
    step: go,
    clear() {
      const { rows, columns } = selectedArea(state);
      const blank = Array.from({ length: columns[1] - columns[0] + 1 }, () => '');
      const texts = Array.from({ length: rows[1] - rows[0] + 1 }, () => blank);
      void enterAt({ row: rows[0], column: columns[0] }, texts);
    },
    cancel() {
      change({ edited: null });
      focus();
    },
    paste(texts) {
      const { rows, columns } = selectedArea(state);
      void enterAt({ row: rows[0], column: columns[0] }, texts);
    },
    sort: (order) =>
      after(() => act({ op: 'sort', sheet: sheetName(), column: state.selected.column, order })),
    filterByCell() {
      const { column } = state.selected;
      change({ filter: { column, text: cellAt(state.rows, state.selected)?.text ?? '' } });
      read(sheetName(), 1).catch(failed);
    },
    showAllRows() {
      change({ filter: null });
      read(sheetName(), 1).catch(failed);
    },
    insertRow: () => after(() => act({ op: 'insert_row', sheet: sheetName(), row: state.selected.row })),
    deleteRow: () => after(() => act({ op: 'delete_row', sheet: sheetName(), row: state.selected.row })),
    insertColumn: () =>
      after(() => act({ op: 'insert_column', sheet: sheetName(), column: state.selected.column })),
    deleteColumn: () =>
      after(() => act({ op: 'delete_column', sheet: sheetName(), column: state.selected.column })),
    refresh: () => after(again),
    openPage: (page) => after(() => openMenuDialog(page, sheetName(), state.selected, actions.refresh)),
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
