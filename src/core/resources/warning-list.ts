/** What an answer says of a request that was accepted and deserves a second look. */
import { optional, required } from '../schema/field.ts';
import { list, text } from '../schema/kinds.ts';

// A document of 200 lines may deserve a warning on each.
export const warningList = list(
  {
    code: required(text(50), 'The code of the warning.'),
    message: required(text(1000), 'The warning in words.'),
    pointer: optional(text(200), 'The field that the warning is about.'),
  },
  400,
);
