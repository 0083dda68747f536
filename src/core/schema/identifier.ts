/** Ids of records. */
import * as v from 'valibot';
import type { Kind } from './kind.ts';
import { faultText } from './problem.ts';

/**
 * An id with its prefix, for example `cus_` and 26 Crockford characters. A text that is no id at all is let
 * through: whether a record has it is for the look-up to say, with `not_found`.
 */
export function identifier(prefix: string): Kind<string> {
  return {
    schema: v.pipe(
      v.string(faultText('invalid_type', `Must be a text, the id of a record (${prefix}_…).`)),
      v.maxCodePoints(100, faultText('too_long', 'Must have at most 100 characters.')),
      v.metadata({ prefix }),
    ),
    cell: 'text',
    compares: 'word',
    refersTo: prefix,
  };
}

/** The form of a whole id. */
export const idForm = /^([a-z]{2,3})_([0-9A-HJKMNP-TV-Z]{26})$/;
