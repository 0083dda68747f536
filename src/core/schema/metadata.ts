/** Up to 50 texts by name, for the caller's own use. */
import * as v from 'valibot';
import type { Kind } from './kind.ts';
import { faultText } from './problem.ts';
import { text } from './text.ts';

// 50 names of 40 characters with values of 500 fill at most two cells.
const entriesMax = 50;

type Metadata = Readonly<Record<string, string>>;

/** Null values are left out: a name without a value is a name not given. */
export const metadata: Kind<Metadata> = {
  schema: v.pipe(
    v.record(
      v.pipe(
        v.string(),
        v.maxCodePoints(40, faultText('too_long', 'A name must have at most 40 characters.')),
      ),
      v.nullable(text(500).schema),
      faultText('invalid_type', 'Must be an object of texts.'),
    ),
    v.check(
      (value) => Object.keys(value).length <= entriesMax,
      faultText('too_many_items', `Must have at most ${entriesMax} entries.`),
    ),
    v.metadata({ maxProperties: entriesMax }),
    v.transform((value) => {
      const kept: Record<string, string> = {};
      for (const [name, entry] of Object.entries(value)) if (entry !== null) kept[name] = entry;
      return kept;
    }),
  ),
  cell: 'json',
};
