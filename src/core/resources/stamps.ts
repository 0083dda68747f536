/** The fields that the store sets on every record. */
import { derived, type Field, stamped } from '../schema/field.ts';
import { identifier, integer, timestamp } from '../schema/kinds.ts';
import { text } from '../schema/text.ts';

/** The first fields of a record. */
export function identity(object: string, prefix: string) {
  return {
    id: stamped(identifier(prefix), `The id of the ${object}.`, {
      column: { header: 'ID', system: true },
    }),
    object: derived(text(20), `Always \`${object}\`.`),
  };
}

/** The last fields of a record. */
export const history = {
  version: stamped(integer(1, 1e9), 'The version. Every change adds one.'),
  etag: derived(text(20), 'The entity tag, as in the ETag header.'),
  created_at: stamped(timestamp, 'When the record was created.', {
    column: { header: 'Created', system: true },
  }),
  updated_at: stamped(timestamp, 'When the record was last changed.', {
    column: { header: 'Updated', system: true },
  }),
} satisfies Record<string, Field>;
