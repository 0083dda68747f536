/** The sheets of the local workbook as a page, in which a person works as in the spreadsheet. */
import { question } from '../shared/question.ts';
import { callWorkbook } from './ask-server.ts';
import { createEdits } from './edits.ts';
import { takeFindKey } from './find-bar.ts';
import { closeMenuFromElsewhere, openMenuDialog } from './menu.ts';
import { createMoves } from './moves.ts';
import type { SheetList } from './protocol.ts';
import { deletionQuestion } from './questions.ts';
import { createWorkbookScreen } from './screen.ts';
import { shownCellAt, columnLetters, selectedArea } from './state.ts';
import type { WorkbookActions } from './view.ts';

const root = document.getElementById('root');
if (root !== null) start(root);

function start(root: HTMLElement): void {
  const screen = createWorkbookScreen(root, () => actions);
  const { state, change, failed, read, sheet } = screen;
  const edits = createEdits(screen, (down, right) => actions.step(down, right, false));
  const { act, again, settled } = edits;
  const after = (run: () => unknown): void => void settled().then(run).catch(failed);
  const area = () => selectedArea(state());
  const actions: WorkbookActions = {
    ...edits,
    ...createMoves(screen, settled),
    openSheet: (name) =>
      after(async () => {
        const first = { row: 2, column: 1 };
        change({ filter: null, message: '', selected: first, anchor: first });
        await read(name, 1);
        root.querySelector('.sheet')?.scrollTo(0, 0);
      }),
    showHidden: (showsHidden) => change({ showsHidden }),
    sort: (order) => after(() => act({ op: 'sort', sheet: sheet(), column: state().selected.column, order })),
    filterByCell() {
      const { rows, selected } = state();
      change({ filter: { column: selected.column, text: shownCellAt(rows, selected)?.text ?? '' } });
      read(sheet(), 1).catch(failed);
    },
    showAllRows() {
      change({ filter: null });
      read(sheet(), 1).catch(failed);
    },
    insertRows: () =>
      after(() => {
        const [first, last] = area().rows;
        return act({ op: 'insert_rows', sheet: sheet(), row: first, rows: last - first + 1 });
      }),
    deleteRows: () =>
      after(async () => {
        const { rows } = state();
        const [first, last] = area().rows;
        const asked = rows === null ? null : deletionQuestion(rows, [first, last]);
        if (asked !== null && !(await question(asked))) return;
        await act({ op: 'delete_rows', sheet: sheet(), row: first, rows: last - first + 1 });
      }),
    insertColumn: () =>
      after(() => act({ op: 'insert_column', sheet: sheet(), column: state().selected.column })),
    deleteColumn: () =>
      after(async () => {
        const { rows, selected } = state();
        const { column } = selected;
        const header = shownCellAt(rows, { row: 1, column })?.text ?? '';
        const asked = {
          title: `Delete column ${columnLetters(column)}?`,
          sentences: [`It has the header ${header}. All that stands in it goes, and cannot be undone here.`],
          yes: 'Delete',
          isDangerous: true,
        };
        if (header !== '' && !(await question(asked))) return;
        await act({ op: 'delete_column', sheet: sheet(), column });
      }),
    refresh: () => after(again),
    openPage: (page) =>
      after(() => {
        // The closed menu cannot take the focus back when the dialog is closed; the cell can.
        screen.focus();
        openMenuDialog(page, { sheet: sheet(), ...state() }, actions.refresh);
      }),
  };
  takeFindKey(root);
  closeMenuFromElsewhere(root);
  // Another tab or the API may have written meanwhile.
  addEventListener('focus', () => {
    if (state().edited === null) again().catch(failed);
  });
  callWorkbook<SheetList>({ op: 'sheets' }).then((list) => {
    change({ list });
    const [first] = list.sheets.filter(({ hidden }) => !hidden);
    if (first !== undefined) actions.openSheet(first.name);
  }, failed);
}
