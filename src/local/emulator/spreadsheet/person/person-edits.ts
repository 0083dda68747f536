/** What a person does to the workbook in Google's user interface: not charged, never buffered, told to triggers. */
import type { Clock } from '../../time/clock.ts';
import type { PersonChange, PersonEdit } from '../../triggers/fire-person-event.ts';
import type { Area } from '../workbook/workbook-snapshot.ts';
import { handsOnCells } from './edit-cells.ts';
import { handsOnStructure } from './edit-structure.ts';
import type { SheetData } from '../workbook/sheet-data.ts';
import type { Workbook } from '../workbook/workbook.ts';
import { sheetNamed } from '../workbook/workbook.ts';

/** What Google tells the edit trigger, but for who it was; an edit also fires the change trigger with `EDIT`. */
export type HandEdit = Omit<PersonEdit, 'user'>;

/** What Google tells the change trigger alone, but for who it was. */
export type HandChange = Omit<PersonChange, 'user'>;

/** The top left cell of what a person touches; the sheet by its name. */
export interface Cell {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

/** An area of a sheet, the sheet by its name. */
export interface SheetArea {
  readonly sheet: string;
  readonly area: Area;
}

export interface Hands {
  /** Types into one cell; undefined when a strict drop-down refuses the text. */
  typeCell(cell: Cell, text: string): HandEdit | undefined;
  /** Pastes texts, the grid growing as needed; undefined when a strict drop-down refuses one of them. */
  paste(cell: Cell, texts: readonly (readonly string[])[]): HandEdit | undefined;
  clearCells(where: SheetArea): HandEdit;
  setNumberFormat(where: SheetArea, numberFormat: string): HandChange;
  /** Sorts all rows below the frozen ones. */
  sortSheet(sheet: string, column: number, order: 'ascending' | 'descending'): HandChange;
  /** Inserts blank rows above this one. */
  insertRows(sheet: string, row: number, rows: number): HandChange;
  deleteRows(sheet: string, row: number, rows: number): HandChange;
  /** Inserts a blank column at the left of this one. */
  insertColumn(sheet: string, column: number): HandChange;
  deleteColumn(sheet: string, column: number): HandChange;
  /** Drags a column to the place where it stands afterwards. */
  moveColumn(sheet: string, column: number, to: number): HandChange;
  renameSheet(sheet: string, name: string): HandChange;
  deleteSheet(sheet: string): HandChange;
}

/**
 * A person's hands on the workbook; the clock gives dates without a year their year.
 * @throws WorkbookError (from each) when Google would refuse it, Error when there is no such sheet
 */
export function createHands(workbook: Workbook, clock: Clock): Hands {
  return { ...handsOnCells(workbook, clock), ...handsOnStructure(workbook) };
}

/** The sheet that a person sees under this name. */
export function visibleSheet(workbook: Workbook, name: string): SheetData {
  const sheet = sheetNamed(workbook, name);
  if (sheet === undefined)
    throw new Error(`A person cannot touch the sheet "${name}", which does not exist.`);
  return sheet;
}
