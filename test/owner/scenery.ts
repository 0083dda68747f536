/** What a random owner works with: the sheets, chance, and what may be taken back. */
import type {
  SheetChange,
  CellEdit,
  PersonEdits,
} from '../../src/local/emulator/spreadsheet/person/person-edits.ts';
import type { SheetData } from '../../src/local/emulator/spreadsheet/workbook/sheet-data.ts';
import type { Workbook } from '../../src/local/emulator/spreadsheet/workbook/workbook.ts';
import type { Random } from './random.ts';

/** What Google tells the triggers of; undefined when a strict drop-down has refused it. */
export type Told = CellEdit | SheetChange | undefined;

export type Deed = (scenery: Scenery) => readonly Told[];

export interface Scenery {
  readonly workbook: Workbook;
  readonly hands: PersonEdits;
  readonly random: Random;
  /** Deletions of rows that nobody has taken back. */
  readonly deletions: Deed[];
  /** Headers that are called something else at the moment: each gives one its name again. */
  readonly renamings: Deed[];
  sheet(name: string): SheetData;
}

export const recordSheets = ['Customers', 'Products', 'Quotations', 'Invoices', 'Payments'];
export const itemSheets = ['Invoice items', 'Quotation items'];

export function headersOf(sheet: SheetData): string[] {
  return (sheet.rows[0] ?? []).map(String);
}

/** Counted from 1, 0 when there is none. */
export function columnOf(sheet: SheetData, header: string): number {
  return headersOf(sheet).indexOf(header) + 1;
}

/** A row below the header, the one below all others included. */
export function anyRow({ random, sheet }: Scenery, name: string): number {
  return 2 + random.below(Math.max(1, sheet(name).rows.length));
}

/** Types under a header; nothing happens where there is no such header or row. */
export function type(scenery: Scenery, name: string, row: number, header: string, text: string): Told {
  const column = columnOf(scenery.sheet(name), header);
  if (column === 0 || row > scenery.sheet(name).maxRows) return undefined;
  return scenery.hands.typeCell({ sheet: name, row, column }, text);
}
