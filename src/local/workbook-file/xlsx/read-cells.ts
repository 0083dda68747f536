/** Reads the content of a sheet: values, formulas with their last values, notes. */

import type { Sheet } from 'hucre/xlsx';
import { rowLength } from '../../../emulator/spreadsheet/workbook/packed-rows.ts';
import type { StoredNote, StoredCell } from '../../../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { unescapeText } from './escaped-text.ts';
import type { SheetContent } from './sheet-content.ts';

type Value = string | number | boolean;

/** The content by row, without blanks at the end of a row and of the sheet. @param read the same sheet without plain cells */
export function readStoredRows({ rows: plain, sampleRow }: SheetContent, read: Sheet): StoredCell[][] {
  const formulas = formulasOf(read);
  read.rows.slice(0, sampleRow).forEach((cells, row) => {
    cells.forEach((cell, column) => {
      const value = cell instanceof Date ? numberOfDate(cell) : (cell ?? undefined);
      const formula = formulas.get(`${row},${column}`);
      if (formula === undefined && value === undefined) return;
      const values = plain[row] as StoredCell[];
      while (values.length < column) values.push(undefined);
      values[column] =
        formula === undefined ? value : (writtenTruth(formula, value) ?? { formula, value: value ?? '' });
    });
  });
  while (plain.length > 0 && rowLength(plain, plain.length - 1) === 0) plain.pop();
  return plain;
}

/** The notes in reading order. */
export function readNotes(sheet: Sheet): StoredNote[] {
  const notes: StoredNote[] = [];
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

/** LibreOffice writes TRUE and FALSE as formulas, of a number where the cell has a format. */
function writtenTruth(formula: string, value: Value | undefined): boolean | undefined {
  if (formula === '=TRUE()' && Number(value) === 1) return true;
  return formula === '=FALSE()' && Number(value) === 0 ? false : undefined;
}

const millisecondsPerDay = 86_400_000;

/** Day 0 of the file format. */
const epochMs = Date.UTC(1899, 11, 31);

/** The format counts a 29 February 1900, which did not exist, so days after it are one too high. */
const inventedDay = 60;

/** The number that Google Sheets has for a date that a program has written as a text. */
function numberOfDate(date: Date): number | undefined {
  const days = (date.getTime() - epochMs) / millisecondsPerDay;
  if (Number.isNaN(days)) return undefined;
  return days >= inventedDay ? days + 1 : days;
}
