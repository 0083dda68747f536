/** Checks the pattern that the owner gives for document numbers. */
import { type PatternPiece, splitPattern } from './number-pattern.ts';

/** The length of a document number, in code points. */
const NUMBER_LENGTH_MAX = 50;

/** A sheet holds far fewer rows than nine digits can count, so a series never outgrows this room. */
const SEQUENCE_DIGITS_MAX = 9;

/** Blanks at either end, control characters and lone surrogates, as in a number that a caller gives. */
const UNFIT_TEXT = /^\s|\s$|[\p{Cc}\p{Cs}]/u;

interface PatternFault {
  readonly code: 'invalid_format' | 'too_long';
  /** One sentence for the owner of the workspace. */
  readonly message: string;
}

/** Returns what is wrong with a pattern, or null. A number made from it always has at most 50 characters. */
export function findPatternFault(pattern: string): PatternFault | null {
  const pieces = splitPattern(pattern);
  const text = pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');
  if (/[{}]/.test(text)) {
    const message = 'Only {YYYY}, {YY}, {MM}, {FY} and {SEQ:1} to {SEQ:9} may stand in braces.';
    return { code: 'invalid_format', message };
  }
  if (pieces.filter((piece) => piece.kind === 'sequence').length !== 1) {
    return { code: 'invalid_format', message: 'The pattern contains {SEQ:n} exactly once.' };
  }
  if (UNFIT_TEXT.test(pattern)) {
    const message = 'The pattern has no blanks at its ends and no control characters.';
    return { code: 'invalid_format', message };
  }
  const length = pieces.reduce((sum, piece) => sum + measurePiece(piece), 0);
  if (length > NUMBER_LENGTH_MAX) {
    const message = `With ${SEQUENCE_DIGITS_MAX} digits for the sequence a number would have ${length} characters; the limit is ${NUMBER_LENGTH_MAX}.`;
    return { code: 'too_long', message };
  }
  return null;
}

function measurePiece(piece: PatternPiece): number {
  if (piece.kind === 'text') {
    return Array.from(piece.text).length;
  }
  if (piece.kind === 'sequence') {
    return SEQUENCE_DIGITS_MAX;
  }
  return piece.part === 'YYYY' || piece.part === 'FY' ? 4 : 2;
}
