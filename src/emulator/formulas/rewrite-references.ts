/** Rewrites the references in a formula, when the cells that they mean have moved or their sheet has another name. */
import type { GridArea } from '../spreadsheet/workbook/workbook-snapshot.ts';
import { type Coordinate, type Corner, FormulaUnreadable, type WrittenReference } from './formula-syntax.ts';
import { spanOf } from './formula-scope.ts';
import { formulaErrors } from './formula-value.ts';
import { writtenTokens } from './formula-tokens.ts';

/** The new place of a reference, with null for a whole side; `gone` when its cells were deleted. */
export type RewriteReference = (reference: WrittenReference) => WrittenReference | 'gone';

/** The formula with its references rewritten, all other characters as they were; one that cannot be read stays. */
export function rewriteReferences(formula: string, locale: string, rewrite: RewriteReference): string {
  try {
    const tokens = writtenTokens(formula.slice(1), locale);
    const pieces = tokens.map(({ text, token }) => {
      if (token.kind !== 'node' || token.node.kind !== 'reference') return text;
      const after = rewrite(token.node);
      if (after === token.node) return text;
      return after === 'gone' ? formulaErrors.reference.fault : referenceText(text, token.node, after);
    });
    return `=${pieces.join('')}`;
  } catch (error) {
    if (error instanceof FormulaUnreadable) return formula;
    throw error;
  }
}

function referenceText(text: string, before: WrittenReference, after: WrittenReference): string {
  const end = text.lastIndexOf('!') + 1;
  const sheet = after.sheet === before.sheet ? text.slice(0, end) : `${quotedName(after.sheet ?? '')}!`;
  const isSpan = text.includes(':', end);
  return `${sheet}${cornerText(after.from)}${isSpan ? `:${cornerText(after.to)}` : ''}`;
}

function quotedName(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : `'${name.replaceAll("'", "''")}'`;
}

function cornerText({ column, row }: Corner): string {
  return `${coordinateText(column, letters)}${coordinateText(row, String)}`;
}

function coordinateText(coordinate: Coordinate | null, spell: (at: number) => string): string {
  if (coordinate === null) return '';
  return `${coordinate.isAbsolute ? '$' : ''}${spell(coordinate.at)}`;
}

function letters(column: number): string {
  const rest = (column - 1) % 26;
  const before = column > 26 ? letters((column - 1 - rest) / 26) : '';
  return before + String.fromCharCode(65 + rest);
}

/** Beyond every row and every column that a grid can have. */
const endless = { rows: 10_000_001, columns: 18_279 } as const;

/** The reference after its cells have moved; `shift` gives the new areas of an old one, none when it was deleted. */
export function shiftReference(
  reference: WrittenReference,
  shift: (area: GridArea) => readonly GridArea[],
): WrittenReference | 'gone' {
  const { from, to } = reference;
  const before = spanOf(
    from.row?.at ?? 1,
    from.column?.at ?? 1,
    to.row?.at ?? endless.rows,
    to.column?.at ?? endless.columns,
  );
  const [after] = shift(before);
  if (after === undefined) return 'gone';
  const first = { row: after.row, column: after.column };
  const last = { row: after.row + after.rows - 1, column: after.column + after.columns - 1 };
  return { ...reference, from: placed(from, first), to: placed(to, last) };
}

function placed({ row, column }: Corner, at: { readonly row: number; readonly column: number }): Corner {
  return {
    row: row && { ...row, at: at.row },
    column: column && { ...column, at: at.column },
  };
}

/** The reference of a formula that was moved by so many rows: a relative one moves along. */
export function carryReference(reference: WrittenReference, rows: number): WrittenReference | 'gone' {
  const carried = ({ row, column }: Corner): Corner => ({
    row: row === null || row.isAbsolute ? row : { ...row, at: row.at + rows },
    column,
  });
  const after = { ...reference, from: carried(reference.from), to: carried(reference.to) };
  return [after.from.row, after.to.row].some((row) => (row?.at ?? 1) < 1) ? 'gone' : after;
}
