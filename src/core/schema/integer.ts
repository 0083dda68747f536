/** Whole numbers within bounds. */
import * as v from 'valibot';
import type { Kind } from './kind.ts';
import { faultText } from './problem.ts';

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
