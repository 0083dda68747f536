/** Kinds of numbers: decimals, kept as canonical text and never as a double, and whole numbers. */
import * as v from 'valibot';
import { compareDecimals, countDecimals, isZero, parseDecimal } from '../billing/decimal.ts';
import type { DecimalOutput, Kind } from './kind.ts';
import { faultText } from './problem.ts';

export interface DecimalRules {
  /** Inclusive bounds as decimal text. */
  readonly min?: string;
  readonly max?: string;
  /** At most so many digits after the point; trailing zeros do not count. */
  readonly decimals?: number;
  readonly notZero?: boolean;
}

const faults = {
  invalid_type: faultText('invalid_type', 'Must be a number, or a decimal number as text.'),
  invalid_format: faultText(
    'invalid_format',
    'Must be a decimal number without exponent or spaces, for example "12.50".',
  ),
  out_of_range: faultText(
    'out_of_range',
    'Must have at most 12 digits before the point and 15 significant digits.',
  ),
};

/** A decimal that an answer writes as `output` says. */
function decimalKind(rules: DecimalRules, output: DecimalOutput): Kind<string> {
  return {
    schema: v.pipe(
      v.unknown(),
      v.rawTransform<unknown, string>(({ dataset, addIssue, NEVER }) => {
        const parsed = parseDecimal(dataset.value);
        const fault = parsed.ok ? ruleFault(parsed.value, rules) : faults[parsed.code];
        if (fault !== null) addIssue({ message: fault });
        return parsed.ok && fault === null ? parsed.value : NEVER;
      }),
      v.metadata({ rules }),
    ),
    cell: 'number',
    compares: 'number',
    decimal: output,
  };
}

function ruleFault(value: string, { min, max, decimals, notZero }: DecimalRules): string | null {
  if (notZero === true && isZero(value)) return faultText('out_of_range', 'Must not be zero.');
  if (min !== undefined && compareDecimals(value, min) < 0)
    return faultText('out_of_range', `Must be at least ${min}.`);
  if (max !== undefined && compareDecimals(value, max) > 0)
    return faultText('out_of_range', `Must be at most ${max}.`);
  if (decimals !== undefined && countDecimals(value) > decimals) {
    return faultText('too_many_decimals', `Must have at most ${decimals} decimals.`);
  }
  return null;
}

/** A plain decimal number, written as a JSON number. */
export function decimal(rules: DecimalRules = {}): Kind<string> {
  return decimalKind(rules, { as: 'number', money: false, decimals: rules.decimals });
}

/** An amount of money; that it fits its currency's decimals is checked once the currency is known. */
export function money(rules: DecimalRules = {}, as: 'number' | 'string' = 'number'): Kind<string> {
  return decimalKind(rules, { as, money: true, decimals: rules.decimals });
}

/** A percentage from 0 to 100 with at most 4 decimals. */
export const percentage: Kind<string> = {
  ...decimal({ min: '0', max: '100', decimals: 4 }),
  percent: true,
};

export function integer(min: number, max: number): Kind<number> {
  return {
    schema: v.pipe(
      v.number(faultText('invalid_type', 'Must be a number.')),
      v.check(
        (value) => Number.isInteger(value) && value >= min && value <= max,
        faultText('out_of_range', `Must be a whole number from ${min} to ${max}.`),
      ),
      v.metadata({ type: 'integer', minimum: min, maximum: max }),
    ),
    cell: 'number',
    compares: 'number',
  };
}
