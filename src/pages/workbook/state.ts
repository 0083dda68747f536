/** The state of the workbook page, and where one gets from a cell. */
import type { RowFilter, SheetList, ShownCell, ShownRows } from './protocol.ts';

/** A cell by its row and column, one-based. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** What is being typed into the selected cell. */
export interface Edited {
  readonly text: string;
  /** What the cell had when it began; undefined while an edit is under way that may still change it. */
  readonly seen: string | undefined;
  /** True when the drop-down shows only choices with what was typed. */
  readonly isNarrowed: boolean;
  /** The choice that the arrows have come to, -1 for none. */
  readonly choice: number;
}

export interface WorkbookState {
  readonly list: SheetList | null;
  readonly rows: ShownRows | null;
  readonly showsHidden: boolean;
  /** Null: all rows are shown. */
  readonly filter: RowFilter | null;
  readonly selected: CellPlace;
  /** The other corner of the selected cells; the selected cell itself when it is the only one. */
  readonly anchor: CellPlace;
  /** Null while no cell is edited. */
  readonly edited: Edited | null;
  /** The message about the last edit. */
  readonly message: string;
}

/** What is selected. */
export type Selection = Pick<WorkbookState, 'selected' | 'anchor'>;

export function isSamePlace(one: CellPlace, other: CellPlace): boolean {
  return one.row === other.row && one.column === other.column;
}

/** The cell at a place, or null where none is shown. */
export function shownCellAt(rows: ShownRows | null, { row, column }: CellPlace): ShownCell | null {
  const index = rows?.columns.findIndex((one) => one.column === column) ?? -1;
  return rows?.rows.find((one) => one.row === row)?.cells[index] ?? null;
}

/** What a person edits in a cell. */
export function enteredAt(rows: ShownRows | null, place: CellPlace): string {
  const cell = shownCellAt(rows, place);
  return cell?.entered ?? cell?.text ?? '';
}

/** The rows with these texts in the cells from a place on, until the server has said what became of them. */
export function withTexts(
  rows: ShownRows,
  place: CellPlace,
  texts: readonly (readonly string[])[],
): ShownRows {
  const changed = rows.rows.map((shown) => {
    const line = texts[shown.row - place.row];
    if (line === undefined) return shown;
    const cells = shown.cells.map((cell, index): ShownCell => {
      const text = line[(rows.columns[index]?.column ?? 0) - place.column];
      if (text === undefined) return cell;
      const { entered: _before, ...rest } = cell;
      return { ...rest, text };
    });
    return { ...shown, cells };
  });
  return { ...rows, rows: changed };
}

/** A step that may lead out of the rows that are shown. */
export interface Step {
  readonly place: CellPlace;
  /** How many rows lie beyond the shown ones: negative above, positive below. */
  readonly beyond: number;
}

/** The place so many rows and columns away, within what is shown; endlessly many lead to the edge of the content. */
export function moved(rows: ShownRows, { row, column }: CellPlace, down: number, right: number): Step {
  const at = rows.rows.findIndex((one) => one.row === row);
  const side = rows.columns.findIndex((one) => one.column === column);
  const next = stepped(
    rows.rows.map(({ cells }) => cells[side]?.text !== ''),
    Math.max(0, at),
    down,
  );
  const inside = Math.min(rows.rows.length - 1, Math.max(0, next));
  const columns = rows.columns.map((one) => one.column);
  const filled = rows.rows[at]?.cells.map(({ text }) => text !== '') ?? [];
  const aside = Math.min(columns.length - 1, Math.max(0, stepped(filled, side, right)));
  const frozen = rows.rows.filter(({ isFrozen }) => isFrozen).length;
  // The frozen rows stand above whatever is shown, so the first row below them is followed by hidden ones.
  const above = down < 0 && at >= frozen && next < frozen ? next - frozen : 0;
  return {
    place: { row: rows.rows[inside]?.row ?? row, column: columns[aside] ?? column },
    beyond: next > inside ? next - inside : above,
  };
}

// Content that goes on where nothing is shown has its edge beyond.
function stepped(filled: readonly boolean[], at: number, by: number): number {
  if (Number.isFinite(by)) return at + by;
  const way = Math.sign(by);
  let to = at + way;
  const isRun = filled[at] === true && filled[to] === true;
  while (to in filled && filled[to] === isRun) to += way;
  if (isRun && to in filled) return to - way;
  return to in filled ? to : at + by;
}

/** The rows and columns of the selected cells, both ends included. */
export function selectedArea({ selected, anchor }: Selection) {
  const ends = (one: number, other: number): readonly [first: number, last: number] =>
    one < other ? [one, other] : [other, one];
  return { rows: ends(selected.row, anchor.row), columns: ends(selected.column, anchor.column) };
}

export function isWithin([first, last]: readonly [first: number, last: number], one: number): boolean {
  return one >= first && one <= last;
}

/** The letters of a column, for example `AB`. */
export function columnLetters(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? columnLetters(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}
