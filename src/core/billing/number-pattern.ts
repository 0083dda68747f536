/** Reads the pattern that document numbers are made from, for example `INV-{YYYY}-{SEQ:4}`. */

const TOKEN = /\{(YYYY|YY|MM|FY|SEQ:[1-9])\}/;

/** One piece of a pattern: literal text, a part of the date, or the sequence with at least `digits` digits. */
export type PatternPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'date'; readonly part: 'YYYY' | 'YY' | 'MM' | 'FY' }
  | { readonly kind: 'sequence'; readonly digits: number };

/** Cuts a pattern into its pieces; unknown braces stay literal text. */
export function splitPattern(pattern: string): PatternPiece[] {
  // A capture group makes split keep the tokens, at the odd places.
  return pattern.split(TOKEN).map((piece, index): PatternPiece => {
    if (index % 2 === 0) {
      return { kind: 'text', text: piece };
    }
    if (piece === 'YYYY' || piece === 'YY' || piece === 'MM' || piece === 'FY') {
      return { kind: 'date', part: piece };
    }
    return { kind: 'sequence', digits: Number(piece.slice(-1)) };
  });
}
