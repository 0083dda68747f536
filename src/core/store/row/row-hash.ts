/** Computes short fingerprints of cells: equal fingerprints mean that nobody has edited them. */
import type { Cell } from '../../workspace.ts';
import { isSigned } from './text-cell-strategy.ts';

const { imul } = Math;

/**
 * 64 bits as 16 hexadecimal digits, from two lanes of multiply-and-rotate over the cells' types and texts. They guard
 * against accidents, not against an adversary: a person who can edit the sheet can edit the check, too.
 */
export function hashCells(cells: readonly Cell[]): string {
  let low = 0x9e3779b9;
  let high = 0x85ebca6b;
  const text = cells.map(cellText).join('\u0000');
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    low = imul(low ^ unit, 0xcc9e2d51);
    low = (low << 15) | (low >>> 17);
    high = imul(high ^ unit, 0x1b873593);
    high = (high << 13) | (high >>> 19);
  }
  low = finish(low ^ text.length ^ (high >>> 7));
  high = finish(high ^ low);
  return hex(low) + hex(high);
}

function cellText(cell: Cell): string {
  // The joiner before a sign is no part of the text: a row has the same check with it and without.
  if (typeof cell === 'string') return isSigned(cell) ? `s\u2060${cell}` : `s${cell}`;
  if (typeof cell === 'number') return `n${cell}`;
  if (typeof cell === 'boolean') return `b${cell}`;
  return `d${cell.getTime()}`;
}

// The finalizer of MurmurHash3: every input bit reaches every output bit.
function finish(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}

/** A shorter fingerprint, of one cell. */
export function hashCell(cell: Cell): string {
  return hashCells([cell]).slice(-8);
}
