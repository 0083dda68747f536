/** How entered strings are read, as far as it does not depend on the cell: the switches and the current year. */
import type { Switches } from '../../switches/switches.ts';

/** Stands in every record of entered values, so that a replay reads them as the first time. */
export interface TypingRules {
  /** Missing in records from before it was a question: kept. */
  readonly text_in_text_cell?: Switches['textInTextCell'];
  readonly formula_in_text_cell: Switches['formulaInTextCell'];
  readonly leading_apostrophe: Switches['leadingApostrophe'];
  readonly number_in_text_cell: Switches['numberInTextCell'];
  readonly carriage_return: Switches['carriageReturn'];
  /** Completes a date without a year, such as `1/2`. */
  readonly year: number;
}

/** The rules of values that a script writes. */
export function typingRulesOf(switches: Switches, year: number): TypingRules {
  return {
    text_in_text_cell: switches.textInTextCell,
    formula_in_text_cell: switches.formulaInTextCell,
    leading_apostrophe: switches.leadingApostrophe,
    number_in_text_cell: switches.numberInTextCell,
    carriage_return: switches.carriageReturn,
    year,
  };
}

/** The rules of the user interface: there, text cells take everything typed as text. */
export function typingRulesOfPerson(year: number): TypingRules {
  return {
    formula_in_text_cell: 'text',
    leading_apostrophe: 'stripped',
    number_in_text_cell: 'text',
    carriage_return: 'normalised',
    year,
  };
}
