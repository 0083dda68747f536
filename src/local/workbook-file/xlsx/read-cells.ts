/** Reads the content of a sheet: values, formulas with their last values, notes. */

import type { CellValue, Sheet } from 'hucre/xlsx';
import type { CellNote, StoredCell } from '../../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { unescapeText } from './escaped-text.ts';
import { type ExactDate, exactNumber } from './exact-dates.ts';

type Value = string | number | boolean;

/** The content by row, without blanks at the end of a row and of the sheet. */
export function readStoredRows(sheet: Sheet, exactDates: readonly ExactDate[]): StoredCell[][] {
  const exact = new Map(exactDates.map(([row, column, value]) => [`${row},${column}`, value]));
  const formulas = formulasOf(sheet);
  const rows = sheet.rows.map((cells, row) =>
    trimmed(
      cells.map((cell, column) => {
        const key = `${row},${column}`;
        const value = readValue(cell, cell instanceof Date ? exact.get(key) : undefined);
        const formula = formulas.size > 0 ? formulas.get(key) : undefined;
        return formula === undefined || isWrittenTruth(formula, value)
          ? value
          : { formula, value: value ?? '' };
      }),
      (cell) => cell === undefined,
    ),
  );
  return trimmed(rows, (cells) => cells.length === 0);
}

/** The notes in reading order. */
export function readNotes(sheet: Sheet): CellNote[] {
  const notes: CellNote[] = [];
  for (const [key, { comment }] of sheet.cells ?? []) {
    const [row = 0, column = 0] = key.split(',').map(Number);
    if (comment !== undefined)
      notes.push({ row: row + 1, column: column + 1, note: unescapeText(comment.text) });
  }
  return notes.sort((one, other) => one.row - other.row || one.column - other.column);
}

/** Formulas by place, with their equals sign; a program marks functions that came late with a prefix. */
function formulasOf(sheet: Sheet): Map<string, string> {
  const formulas = new Map<string, string>();
  for (const [key, { formula }] of sheet.cells ?? []) {
    if (formula) formulas.set(key, `=${unescapeText(formula).replace(/\b_xl(?:fn|ws)\.(?:_xlws\.)?/g, '')}`);
  }
  return formulas;
}

/** LibreOffice writes TRUE and FALSE as formulas. */
function isWrittenTruth(formula: string, value: Value | undefined): boolean {
  return (formula === '=TRUE()' && value === true) || (formula === '=FALSE()' && value === false);
}

function readValue(value: CellValue | undefined, exact: number | undefined): Value | undefined {
  return value instanceof Date ? exactNumber(value, exact) : (value ?? undefined);
}

function trimmed<T>(items: T[], isBlank: (item: T) => boolean): T[] {
  let length = items.length;
  while (length > 0 && isBlank(items[length - 1] as T)) length -= 1;
  return items.slice(0, length);
}
