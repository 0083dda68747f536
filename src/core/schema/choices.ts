/** Kinds of values out of a closed list: true and false, and words. */
import * as v from 'valibot';
import type { Kind } from './kind.ts';
import { nearestHint } from './nearest-name.ts';
import { faultText, notText } from './problem.ts';

export const bool: Kind<boolean> = {
  schema: v.boolean(faultText('invalid_type', 'Must be true or false.')),
  cell: 'boolean',
  compares: 'flag',
};

/** One of the words; the error names the nearest one. */
export function choice<const Word extends string>(words: readonly Word[]): Kind<Word> {
  return {
    schema: v.pipe(
      v.string(notText),
      v.picklist(words, ({ input }) =>
        faultText('invalid_enum', `Must be one of ${words.join(', ')}.${nearestHint(String(input), words)}`),
      ),
    ),
    cell: 'text',
    compares: 'word',
    words,
  };
}
