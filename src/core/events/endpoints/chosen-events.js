/** The kind of a field that chooses events: types, or patterns of them. */
import * as v from 'valibot';
import { choice } from '../../schema/choice.ts';
import { faultText } from '../../schema/problem.ts';
import { eventPatterns } from '../event-types.ts';
/** A list of at least one pattern, each once. */
export const chosenEvents = {
  schema: v.pipe(
    v.array(choice(eventPatterns).schema, faultText('invalid_type', 'Must be a list of texts.')),
    v.check((patterns) => patterns.length > 0, faultText('required', 'Must name at least one type, or "*".')),
    v.check(
      (patterns) => patterns.length <= eventPatterns.length,
      faultText('too_many_items', `Must have at most ${eventPatterns.length} entries.`),
    ),
    v.transform((patterns) => [...new Set(patterns)]),
    v.metadata({ minItems: 1, maxItems: eventPatterns.length }),
  ),
  cell: 'json',
};
