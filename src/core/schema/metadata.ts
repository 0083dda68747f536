/** Up to 50 texts by name, for the caller's own use. */
import * as v from 'valibot';
import type { Kind } from './kind.ts';
import { faultText } from './problem.ts';
import { text } from './text.ts';

// 50 names of 40 characters with values of 500 fill at most two cells.
const entriesMax = 50;

type Metadata = Readonly<Record<string, string>>;

// Names that JavaScript objects have of their own: valibot leaves them out without a word.
const reservedNames = ['__proto__', 'constructor', 'prototype'];

const texts = v.record(
  // Names are texts already: what is left to check is which.
  text(40).schema as v.GenericSchema<string, string>,
  v.nullable(text(500).schema),
  faultText('invalid_type', 'Must be an object of texts.'),
);

const named: typeof texts = {
  ...texts,
  '~run'(dataset, config) {
    const input: unknown = dataset.value;
    if (Array.isArray(input)) return texts['~run']({ typed: false, value: 'a list' }, config);
    const names = typeof input === 'object' && input !== null ? Object.keys(input) : [];
    const result = texts['~run'](dataset, config);
    for (const name of names.filter((own) => reservedNames.includes(own))) {
      const message = faultText('invalid_format', `The name ${name} is reserved.`);
      v._addIssue(this, 'key', result, config, { input: name, expected: 'another name', message });
    }
    return result;
  },
};

/** Null values are left out: a name without a value is a name not given. */
export const metadata: Kind<Metadata> = {
  schema: v.pipe(
    named,
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
