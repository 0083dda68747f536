/** Fields that several resources share: those that the store sets on every record, and warnings. */
import { derived, type Field, optional, readOnly, required } from '../schema/field.ts';
import { bool, identifier, integer, list, text, timestamp } from '../schema/kinds.ts';

/** The first fields of a record. */
export function identity(object: string, prefix: string) {
  return {
    id: readOnly(identifier(prefix), `The id of the ${object}.`, {
      column: { header: 'ID', system: true },
    }),
    object: derived(text(20), `Always \`${object}\`.`),
    livemode: derived(bool, 'False for test data.'),
  };
}

/** The last fields of a record. */
export const history = {
  version: readOnly(integer(1, 1e9), 'Rises by one with every change.'),
  etag: derived(text(20), 'The entity tag, as in the ETag header.'),
  created_at: readOnly(timestamp, 'When the record was created.', {
    column: { header: 'Created', system: true },
  }),
  updated_at: readOnly(timestamp, 'When the record changed last.', {
    column: { header: 'Updated', system: true },
  }),
} satisfies Record<string, Field>;

// A document of 200 lines may deserve a warning on each.
/** The warnings of an answer: they name what was accepted and should be checked. */
export const warningList = list(
  {
    code: required(text(50), 'The code of the warning.'),
    message: required(text(1000), 'The warning in words.'),
    pointer: optional(text(200), 'The field that the warning is about.'),
  },
  400,
);
