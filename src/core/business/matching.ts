/** A kind of texts that have a form. */
import * as v from 'valibot';
import type { Kind } from '../schema/kind.ts';
import { code } from '../schema/kinds.ts';
import { faultText } from '../schema/problem.ts';

/**
 * Text without blanks around it that fits an expression.
 * @param sentence says what it must be, for people
 */
export function matching(max: number, expression: RegExp, sentence: string): Kind<string> {
  return {
    schema: v.pipe(code(max).schema, v.regex(expression, faultText('invalid_format', sentence))),
    cell: 'text',
    compares: 'text',
  };
}
