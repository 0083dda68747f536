/** Goes from cell to cell: by key, by mouse, by search; beyond the rows that are shown it turns to others. */
import { callWorkbook } from './ask-server.ts';
import type { SearchResult } from './protocol.ts';
import type { WorkbookScreen } from './screen.ts';
import { isSamePlace, moved, type CellPlace } from './state.ts';
import type { WorkbookActions } from './view.ts';

type Moves = Pick<
  WorkbookActions,
  'select' | 'selectRows' | 'selectColumns' | 'selectAll' | 'step' | 'turn' | 'find' | 'backToGrid'
>;

// So many rows are read above one that is far away.
const rowsAbove = 10;

/** @param settled enters what is being typed */
export function createMoves(screen: WorkbookScreen, settled: () => Promise<void>): Moves {
  const { state, change, focus, failed, read, sheet } = screen;
  const selectAt = (selected: CellPlace, extend = false): void =>
    change({ selected, edited: null, ...(extend ? {} : { anchor: selected }) });
  const lines = (from: CellPlace, to: CellPlace): void => {
    void settled().catch(failed);
    change({ selected: from, anchor: to });
    focus();
  };
  /** The places of the shown cells at the corners of the sheet. */
  const corners = (): { first: CellPlace; last: CellPlace } => {
    const { rows } = state();
    const columns = rows?.columns.map((one) => one.column) ?? [];
    const [first = 1] = columns;
    return {
      first: { row: 1, column: first },
      last: { row: rows?.lastRow ?? 1, column: columns[columns.length - 1] ?? 1 },
    };
  };
  const turnTo = async (first: number, place: CellPlace, extend: boolean): Promise<void> => {
    await read(sheet(), first);
    selectAt(place, extend);
    focus();
  };
  return {
    select(place, extend = false) {
      if (isSamePlace(place, state().selected)) return;
      void settled().catch(failed);
      selectAt(place, extend);
      if (extend) focus();
    },
    selectRows(row, extend) {
      const { first, last } = corners();
      const from = extend ? state().anchor.row : row;
      lines({ row, column: first.column }, { row: from, column: last.column });
    },
    selectColumns(column, extend) {
      const from = extend ? state().anchor.column : column;
      lines({ row: 1, column }, { row: corners().last.row, column: from });
    },
    selectAll: () => lines(corners().first, corners().last),
    step(down, right, extend) {
      const { rows, selected } = state();
      if (rows === null) return false;
      const { place, beyond } = moved(rows, selected, down, right);
      const shown = rows.rows.filter(({ isFrozen }) => !isFrozen);
      const top = rows.rows.length - shown.length + 1;
      const lastShown = shown[shown.length - 1]?.row ?? 0;
      if (beyond > 0 && lastShown < rows.lastRow) {
        const row = Math.min(rows.lastRow, lastShown + beyond);
        const first = beyond > shown.length ? Math.max(top, row - rowsAbove) : lastShown + 1;
        turnTo(first, { ...place, row }, extend).catch(failed);
        return true;
      }
      if (beyond < 0 && rows.first > top) {
        const isFar = -beyond > rows.first;
        const row = isFar ? place.row : rows.first + beyond;
        turnTo(isFar ? top : Math.max(top, rows.first - shown.length), { ...place, row }, extend).catch(
          failed,
        );
        return true;
      }
      const isMoved = !isSamePlace(place, selected);
      selectAt(place, extend);
      focus();
      return isMoved;
    },
    turn(first) {
      void settled()
        .then(() => read(sheet(), first))
        .then(() => selectAt({ ...state().selected, row: first }))
        .catch(failed);
    },
    find(text, direction) {
      if (text === '') return;
      const { selected } = state();
      void settled()
        .then(() => callWorkbook<SearchResult>({ op: 'find', sheet: sheet(), text, ...selected, direction }))
        .then(async ({ count, number, place }) => {
          if (place === null) return change({ message: `No cell of this sheet shows “${text}”.` });
          if (state().rows?.rows.some(({ row }) => row === place.row) !== true) {
            change({ filter: null });
            await read(sheet(), Math.max(1, place.row - rowsAbove));
          }
          selectAt(place);
          change({ message: `Cell ${number} of ${count} with “${text}”.` });
          document
            .querySelector(`[data-place="${place.row}:${place.column}"]`)
            ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        })
        .catch(failed);
    },
    backToGrid: focus,
  };
}
