/** The fields that the store sets on every record. */
import { derived, stamped } from '../schema/field.ts';
import { identifier, integer, timestamp } from '../schema/kinds.ts';
import { text } from '../schema/text.ts';
/** The first fields of a record. */
export function identity(object, prefix) {
  return {
    id: stamped(identifier(prefix), `The id of the ${object}.`, {
      column: { header: 'ID', system: true },
    }),
    object: derived(text(20), `Always \`${object}\`.`),
  };
}
/** The last fields of a record. */
export const history = {
  version: stamped(integer(1, 1e9), 'Rises by one with every change.'),
  etag: derived(text(20), 'The entity tag, as in the ETag header.'),
  created_at: stamped(timestamp, 'When the record was created.', {
    column: { header: 'Created', system: true },
  }),
  updated_at: stamped(timestamp, 'When the record changed last.', {
    column: { header: 'Updated', system: true },
  }),
};
