/** Makes document numbers from a pattern, and recognises numbers that a pattern would make. */

import { type PatternPiece, splitPattern } from './number-pattern.ts';

const DATE_PART_SOURCES = { YYYY: '\\d{4}', YY: '\\d\\d', MM: '(?:0[1-9]|1[0-2])', FY: '\\d{4}' } as const;

/** The day from which the date parts of a number are taken. */
interface NumberingDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** 1 to 12, 1 unless given. A fiscal year has the name of the calendar year it ends in. */
  readonly fiscalYearStartMonth?: number;
}

/** A number taken apart: the series that it stands in, and its place there. */
interface SeriesPlace {
  readonly series: string;
  readonly sequence: number;
}

/** The number with that sequence, which is a whole number from 1 and grows past the pattern's digits. */
export function renderNumber(pattern: string, sequence: number, day: NumberingDay): string {
  return fillPattern(pattern, day, (digits) => String(sequence).padStart(digits, '0'));
}

/**
 * The name of the series that a day's numbers stand in: the number with its sequence left open, for example
 * `INV-2026-{SEQ}`. The name does not contain the number of digits, so a series continues when the owner changes that.
 */
export function nameSeries(pattern: string, day: NumberingDay): string {
  return fillPattern(pattern, day, () => '{SEQ}');
}

/**
 * The place of a number that the pattern would give on some day; null for any other text. A caller's own
 * number that has a place elsewhere than next in its document's series would collide with that series later.
 */
export function locateNumber(pattern: string, number: string): SeriesPlace | null {
  const source = splitPattern(pattern).map(describePiece).join('');
  const [, before = '', digits = '0', after = ''] = new RegExp(`^(${source})$`).exec(number) ?? [];
  const sequence = Number(digits);
  return sequence === 0 ? null : { series: `${before}{SEQ}${after}`, sequence };
}

/** The regular expression of a piece. Around the sequence it closes one group and opens the next. */
function describePiece(piece: PatternPiece): string {
  if (piece.kind === 'text') {
    return piece.text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  }
  if (piece.kind === 'sequence') {
    return `)(\\d{${piece.digits}}|[1-9]\\d{${piece.digits},})(`;
  }
  return DATE_PART_SOURCES[piece.part];
}

function fillPattern(pattern: string, day: NumberingDay, showSequence: (digits: number) => string): string {
  const [year = '', month = ''] = day.date.split('-');
  const dateParts = { YYYY: year, YY: year.slice(2), MM: month, FY: nameFiscalYear(year, month, day) };
  return splitPattern(pattern)
    .map((piece) => {
      if (piece.kind === 'text') {
        return piece.text;
      }
      return piece.kind === 'date' ? dateParts[piece.part] : showSequence(piece.digits);
    })
    .join('');
}

function nameFiscalYear(year: string, month: string, { fiscalYearStartMonth = 1 }: NumberingDay): string {
  const endsNextYear = fiscalYearStartMonth > 1 && Number(month) >= fiscalYearStartMonth;
  return String(Number(year) + (endsNextYear ? 1 : 0));
}
