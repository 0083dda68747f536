/** Reads the workbook itself, past the API: what stands in its sheets and in its journal. */
import type { Workbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { StoredCell } from '../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { decodeEntry, type JournalEntry } from '../../../src/core/store/journal/journal-entry.ts';
import { decodeText } from '../../../src/core/store/row/text-cell.ts';
import { asShown } from './key-mode.ts';

export type Row = Readonly<Record<string, string | number | boolean>>;

/** The rows with content below the header, by header; texts without their escapes. */
export function rowsByHeader(workbook: Workbook, sheet: string): Row[] {
  const [header = [], ...rows] = sheetNamed(workbook, sheet)?.rows ?? [];
  return rows
    .filter((cells) => cells.some((cell) => cell !== undefined))
    .map((cells) =>
      Object.fromEntries(header.map((name, index) => [String(name), plain(cells[index])] as const)),
    );
}

function plain(cell: StoredCell): string | number | boolean {
  const value = typeof cell === 'object' ? cell.value : cell;
  return typeof value === 'string' ? asShown(decodeText(value)) : (value ?? '');
}

/** The journal's entries in the order of their transactions. */
export function journalOf(workbook: Workbook): JournalEntry[] {
  const rows = sheetNamed(workbook, 'journal')?.rows.slice(1) ?? [];
  return rows
    .filter((cells) => typeof cells[0] === 'number')
    .map((cells) => decodeEntry(cells.map(plainCell)))
    .sort((a, b) => a.transaction - b.transaction);
}

function plainCell(cell: StoredCell): string | number | boolean {
  const value = typeof cell === 'object' ? cell.value : cell;
  return value ?? '';
}
