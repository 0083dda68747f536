/** The values that a write carries: how a script's value becomes one, and how Google reads its text. */
import { isDate, type Realm } from '../../realm/realm.ts';
import { cellCharactersMax } from '../workbook/limits.ts';
import type { EnteredCell } from '../mutations/mutation.ts';
import type { Switches } from '../../switches.ts';

/** @throws Exception when the text is longer than a cell holds */
export function enteredCell(realm: Realm, value: unknown): EnteredCell {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : '#NUM!';
  if (typeof value === 'boolean') return value;
  if (isDate(value)) {
    const ms = value.getTime();
    return Number.isNaN(ms) ? '#NUM!' : { date_ms: ms };
  }
  const text = typeof value === 'string' ? value : objectText(value);
  if (text.length > cellCharactersMax)
    throw realm.exception(
      `Your input contains more than the maximum of ${cellCharactersMax} characters in a single cell.`,
    );
  return text;
}

// Arrays arrive at Google as Java arrays, other objects as their text.
function objectText(value: unknown): string {
  return Array.isArray(value) ? '[Ljava.lang.Object;@4e50df2e' : String(value);
}

/**
 * How Google reads entered strings. Every record of entered values holds these rules, so that a replay reads them as
 * the first time.
 */
export interface EntryRules {
  /** Missing in old records; `kept` then. */
  readonly text_in_text_cell?: Switches['textInTextCell'];
  readonly formula_in_text_cell: Switches['formulaInTextCell'];
  /** Missing in old records; none then. */
  readonly parsed_signs?: Switches['parsedSigns'];
  readonly leading_apostrophe: Switches['leadingApostrophe'];
  readonly number_in_text_cell: Switches['numberInTextCell'];
  readonly carriage_return: Switches['carriageReturn'];
  /** Completes a date without a year, such as `1/2`. */
  readonly year: number;
}

/** The rules of values that a script writes. */
export function entryRulesOf(switches: Switches, year: number): EntryRules {
  return {
    text_in_text_cell: switches.textInTextCell,
    formula_in_text_cell: switches.formulaInTextCell,
    parsed_signs: switches.parsedSigns,
    leading_apostrophe: switches.leadingApostrophe,
    number_in_text_cell: switches.numberInTextCell,
    carriage_return: switches.carriageReturn,
    year,
  };
}

/** The rules of the user interface: there, text cells take everything typed as text. */
export function entryRulesOfPerson(year: number): EntryRules {
  return {
    formula_in_text_cell: 'text',
    leading_apostrophe: 'stripped',
    number_in_text_cell: 'text',
    carriage_return: 'normalised',
    year,
  };
}
