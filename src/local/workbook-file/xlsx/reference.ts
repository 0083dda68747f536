/**
 * Translates between areas and the references of the file format (`B2:D9`), and gives each sheet a name that the
 * format allows.
 */
import { rangeRef } from 'hucre/xlsx';
import type { GridArea } from '../../../emulator/spreadsheet/workbook/workbook-snapshot.ts';

const letters = 26;

/** The reference of an area, for example `B2:D9`. */
export function areaToReference(area: GridArea): string {
  const lastRow = area.row + area.rows - 2;
  const lastColumn = area.column + area.columns - 2;
  return rangeRef(area.row - 1, area.column - 1, lastRow, lastColumn);
}

/** A reference as other sheets name it, for example `'Invoice items'!$B$2:$D$9`. */
export function absoluteReference(sheetName: string, reference: string): string {
  return `'${sheetName.replaceAll("'", "''")}'!${reference.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2')}`;
}

/** The areas of a list of references parted by blanks, clipped to the grid; what is no area is left out. */
export function areasFromReferences(references: string, maxRows: number, maxColumns: number): GridArea[] {
  return references
    .trim()
    .split(/\s+/)
    .flatMap((reference) => areaFromReference(reference, maxRows, maxColumns) ?? []);
}

/** One area, clipped to the grid; undefined when nothing of it is inside, or when it is not an area. */
export function areaFromReference(
  reference: string,
  maxRows: number,
  maxColumns: number,
): GridArea | undefined {
  const match = /^([A-Za-z]*)(\d*)(?::([A-Za-z]*)(\d*))?$/.exec(reference.replaceAll('$', ''));
  if (match === null || match[0] === '') return undefined;
  const [, firstColumn = '', firstRow = '', lastColumn = firstColumn, lastRow = firstRow] = match;
  const row = firstRow === '' ? 1 : Number(firstRow);
  const column = firstColumn === '' ? 1 : columnNumber(firstColumn);
  const rows = Math.min(lastRow === '' ? maxRows : Number(lastRow), maxRows) - row + 1;
  const columns =
    Math.min(lastColumn === '' ? maxColumns : columnNumber(lastColumn), maxColumns) - column + 1;
  return rows > 0 && columns > 0 ? { row, column, rows, columns } : undefined;
}

/** 1 for `A`, 27 for `AA`. */
export function columnNumber(name: string): number {
  let number = 0;
  for (let at = 0; at < name.length; at += 1) number = number * letters + (name.charCodeAt(at) % 32);
  return number;
}

/** The file format's limit in characters. */
const nameLengthMax = 31;

/** The hidden sheet of the file that holds what does not fit into a drop-down list's own text. */
export const listSheetName = '_lists';

/** The names of the sheets in the file, in order: the sheet's own where the format allows it, else a similar one. */
export function fileSheetNames(names: readonly string[]): string[] {
  const taken = new Set([listSheetName, 'history']);
  const used: string[] = [];
  for (const name of names) {
    const allowed = allowedName(name);
    let candidate = allowed;
    for (let count = 2; taken.has(candidate.toLowerCase()); count += 1) {
      const suffix = ` (${count})`;
      candidate = allowed.slice(0, nameLengthMax - suffix.length) + suffix;
    }
    taken.add(candidate.toLowerCase());
    used.push(candidate);
  }
  return used;
}

function allowedName(name: string): string {
  const plain = name
    .replace(/[[\]:*?/\\\p{Cc}\p{Cs}\ufffe\uffff]/gu, '-')
    .slice(0, nameLengthMax)
    // The cut may leave half of a surrogate pair.
    .replace(/\p{Cs}/gu, '-')
    .replace(/^'|'$/g, '-');
  return plain === '' ? 'Sheet' : plain;
}
