/** The words that a business has of its own: text of lines that are looked at before they are accepted. */
import * as v from 'valibot';
import type { Kind } from '../schema/kind.ts';
import { text } from '../schema/kinds.ts';
import { faultText } from '../schema/problem.ts';
import { wordsFault } from '../words/own-words.ts';

// All settings share a property of 9 kB.
const lengthMax = 3000;

export const documentWords: Kind<string> = {
  ...text(lengthMax),
  schema: v.pipe(
    text(lengthMax).schema,
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? wordsFault(dataset.value) : null;
      if (message !== null) addIssue({ message: faultText('invalid_format', message) });
    }),
  ),
};
