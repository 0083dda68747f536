/**
 * The edits of a person in Google's user interface: Google charges nothing for them, never buffers them, and fires
 * triggers.
 */
import type { EmulatorClock } from '../../time/clock.ts';
import type { PersonChange, PersonEdit, ChangeType } from '../../triggers/fire-person-event.ts';
import type { GridArea } from '../workbook/workbook-snapshot.ts';
import { editCells, visibleSheet } from './edit-cells.ts';
import type { Workbook } from '../workbook/workbook.ts';
import type { WorkbookMutation } from '../mutations/mutation.ts';

/** The facts of an edit trigger's event without the user; an edit also fires the change trigger with `EDIT`. */
export type CellEdit = Omit<PersonEdit, 'user'>;

/** The facts of a change trigger's event without the user, for changes that are no edits of cells. */
export type SheetChange = Omit<PersonChange, 'user'>;

/** The top left cell of an edit; the sheet by its name. */
export interface CellPosition {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

/** An area of a sheet, the sheet by its name. */
interface EditedArea {
  readonly sheet: string;
  readonly area: GridArea;
}

export interface PersonEdits {
  /** Types into one cell; undefined when a strict drop-down refuses the text. */
  typeCell(cell: CellPosition, text: string): CellEdit | undefined;
  /** Pastes texts, the grid growing as needed; undefined when a strict drop-down refuses one of them. */
  paste(cell: CellPosition, texts: readonly (readonly string[])[]): CellEdit | undefined;
  clearCells(where: EditedArea): CellEdit;
  setNumberFormat(where: EditedArea, numberFormat: string): SheetChange;
  /** Sorts all rows below the frozen ones. */
  sortSheet(sheet: string, column: number, order: 'ascending' | 'descending'): SheetChange;
  /** Inserts blank rows above this one. */
  insertRows(sheet: string, row: number, rows: number): SheetChange;
  deleteRows(sheet: string, row: number, rows: number): SheetChange;
  /** Inserts a blank column at the left of this one. */
  insertColumn(sheet: string, column: number): SheetChange;
  deleteColumn(sheet: string, column: number): SheetChange;
  /** Drags a column to the place where it stands afterwards. */
  moveColumn(sheet: string, column: number, to: number): SheetChange;
  renameSheet(sheet: string, name: string): SheetChange;
  deleteSheet(sheet: string): SheetChange;
}

/**
 * Makes what a person can do to the workbook; the clock gives dates without a year their year.
 * @throws WorkbookError (from each) when Google would refuse it, Error when there is no such sheet
 */
export function createPersonEdits(workbook: Workbook, clock: EmulatorClock): PersonEdits {
  return { ...editCells(workbook, clock), ...editStructure(workbook) };
}

type StructureEdits = Omit<PersonEdits, 'typeCell' | 'paste' | 'clearCells' | 'setNumberFormat'>;

/** The edits of rows, columns and sheets; each returns the facts of its change event. */
function editStructure(workbook: Workbook): StructureEdits {
  const change = (changeType: ChangeType, mutation: WorkbookMutation): SheetChange => {
    workbook.apply(mutation);
    return { kind: 'change', changeType };
  };
  const idOf = (name: string): number => visibleSheet(workbook, name).id;
  return {
    ...editRows(workbook, change),
    insertColumn: (sheet, column) =>
      change('INSERT_COLUMN', {
        op: 'insert_columns',
        sheet_id: idOf(sheet),
        column,
        columns: 1,
        style_from: Math.max(1, column - 1),
      }),
    deleteColumn: (sheet, column) =>
      change('REMOVE_COLUMN', { op: 'delete_columns', sheet_id: idOf(sheet), column, columns: 1 }),
    moveColumn: (sheet, column, to) =>
      change('OTHER', { op: 'move_column', sheet_id: idOf(sheet), column, to }),
    renameSheet: (sheet, name) => change('OTHER', { op: 'set_sheet', sheet_id: idOf(sheet), name }),
    deleteSheet: (sheet) => change('REMOVE_GRID', { op: 'delete_sheet', sheet_id: idOf(sheet) }),
  };
}

function editRows(
  workbook: Workbook,
  change: (changeType: ChangeType, mutation: WorkbookMutation) => SheetChange,
): Pick<PersonEdits, 'sortSheet' | 'insertRows' | 'deleteRows'> {
  return {
    sortSheet(name, column, order) {
      const { id, frozenRows, maxRows, maxColumns } = visibleSheet(workbook, name);
      const area = { row: frozenRows + 1, column: 1, rows: maxRows - frozenRows, columns: maxColumns };
      const keys = [{ column, ascending: order === 'ascending' }];
      return change('OTHER', { op: 'sort_rows', sheet_id: id, area, keys });
    },
    insertRows(name, row, rows) {
      const { id } = visibleSheet(workbook, name);
      const styleFrom = Math.max(1, row - 1);
      return change('INSERT_ROW', { op: 'insert_rows', sheet_id: id, row, rows, style_from: styleFrom });
    },
    deleteRows: (name, row, rows) =>
      change('REMOVE_ROW', { op: 'delete_rows', sheet_id: visibleSheet(workbook, name).id, row, rows }),
  };
}
