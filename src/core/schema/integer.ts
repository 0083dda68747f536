/** Whole numbers within bounds. */
import * as v from 'valibot';
import type { Kind } from './kind.ts';
import { faultText } from './problem.ts';

export function integer(min: number, max: number): Kind<number> {
  const outside = faultText('out_of_range', `Must be a whole number from ${min} to ${max}.`);
  return {
    schema: v.pipe(
      v.number(faultText('invalid_type', 'Must be a number.')),
      v.integer(outside),
      v.minValue(min, outside),
      v.maxValue(max, outside),
    ),
    cell: 'number',
  };
}
