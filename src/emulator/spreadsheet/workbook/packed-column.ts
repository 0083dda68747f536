/** The cells of one column in some rows that follow each other, in the form that takes the least memory. */
import type { StoredCell } from './workbook-snapshot.ts';

/** What is packed is never changed. */
export type PackedColumn =
  | { readonly kind: 'few'; readonly values: readonly StoredCell[]; readonly codes: Uint8Array }
  | { readonly kind: 'texts'; readonly text: string; readonly ends: Int32Array }
  | { readonly kind: 'numbers'; readonly numbers: Float64Array }
  | { readonly kind: 'mixed'; readonly cells: readonly StoredCell[] };

/** With more different values than this in a column, each cell has its own. */
const fewMax = 64;

/** Packs cells that are no formulas. */
export function packColumn(cells: readonly StoredCell[]): PackedColumn {
  const few = packFew(cells);
  if (few !== undefined) return few;
  if (cells.every((cell) => typeof cell === 'string' || cell === undefined)) return packTexts(cells);
  const isNumber = (cell: StoredCell): boolean => typeof cell === 'number' && !Number.isNaN(cell);
  if (cells.every((cell) => cell === undefined || isNumber(cell)))
    return {
      kind: 'numbers',
      numbers: Float64Array.from(cells, (cell) => (typeof cell === 'number' ? cell : Number.NaN)),
    };
  return { kind: 'mixed', cells: cells.map(ownCell) };
}

function packFew(cells: readonly StoredCell[]): PackedColumn | undefined {
  const places = new Map<StoredCell, number>();
  const codes = new Uint8Array(cells.length);
  // Each cell of a large workbook comes here, and an iterator would take as long as the rest.
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at];
    const place = places.get(cell) ?? places.size;
    // A map takes minus zero for zero.
    if (place === fewMax || Object.is(cell, -0)) return undefined;
    places.set(cell, place);
    codes[at] = place;
  }
  // One byte for each cell, and each value once.
  return places.size * 2 > cells.length
    ? undefined
    : { kind: 'few', values: Array.from(places.keys(), ownCell), codes };
}

function ownCell(cell: StoredCell): StoredCell {
  return typeof cell === 'string' ? ownText(cell) : cell;
}

// V8 keeps a part of a text as a reference to the whole, which would hold each piece of the file.
/** The same text, which keeps no longer one in memory of which it was a part. */
export function ownText(text: string): string {
  return text.length < partLengthMin || notLatin.test(text)
    ? text
    : Buffer.from(text, 'latin1').toString('latin1');
}

/** A shorter part is copied by V8 itself. */
const partLengthMin = 13;

const notLatin = /[^\0-\xff]/;

/** The texts one behind the other. A blank cell has the end of the one before it, as a negative number. */
function packTexts(cells: readonly StoredCell[]): PackedColumn {
  const ends = new Int32Array(cells.length);
  let end = 0;
  for (const [at, cell] of cells.entries()) {
    end += typeof cell === 'string' ? cell.length : 0;
    ends[at] = cell === undefined ? -end - 1 : end;
  }
  return { kind: 'texts', text: cells.join(''), ends };
}

/** The content of the cell at that place, counted from zero. */
export function packedCell(column: PackedColumn | undefined, at: number): StoredCell {
  switch (column?.kind) {
    case undefined:
      return undefined;
    case 'few':
      return column.values[column.codes[at] ?? 0];
    case 'texts': {
      const end = column.ends[at] ?? -1;
      if (end < 0) return undefined;
      const before = at === 0 ? 0 : (column.ends[at - 1] ?? 0);
      return column.text.slice(before < 0 ? -before - 1 : before, end);
    }
    case 'numbers': {
      const number = column.numbers[at] ?? Number.NaN;
      return Number.isNaN(number) ? undefined : number;
    }
    case 'mixed':
      return column.cells[at];
  }
}
