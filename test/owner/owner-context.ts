/** What the acts of a random owner share: the sheets, chance, and the deletions that can be undone. */
import type {
  SheetChange,
  CellEdit,
  PersonEdits,
} from '../../src/emulator/spreadsheet/person/person-edits.ts';
import type { SheetData } from '../../src/emulator/spreadsheet/workbook/sheet-data.ts';
import type { Workbook } from '../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { Random } from './random.ts';

/** The event that Google gives to the triggers; undefined when a strict drop-down has refused the edit. */
export type TriggerEvent = CellEdit | SheetChange | undefined;

export type OwnerAct = (context: OwnerContext) => readonly TriggerEvent[];

export interface OwnerContext {
  readonly workbook: Workbook;
  readonly personEdits: PersonEdits;
  readonly random: Random;
  /** Deletions that can be undone. */
  readonly deletions: OwnerAct[];
  /** Renamed headers: each act gives one its name again. */
  readonly renamings: OwnerAct[];
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
export function anyRow({ random, sheet }: OwnerContext, name: string): number {
  return 2 + random.below(Math.max(1, sheet(name).rows.length));
}

/** Types under a header; nothing happens where there is no such header or row. */
export function type(
  context: OwnerContext,
  name: string,
  row: number,
  header: string,
  text: string,
): TriggerEvent {
  const column = columnOf(context.sheet(name), header);
  if (column === 0 || row > context.sheet(name).maxRows) return undefined;
  return context.personEdits.typeCell({ sheet: name, row, column }, text);
}
