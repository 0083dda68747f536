/** Cursors: where a list goes on, bound to the query that it belongs to. */
import { Refusal } from '../errors/refusal.ts';
import type { Resource } from '../schema/resource.ts';
import { sequenceOf } from '../store/record-id.ts';
import { hashCells } from '../store/row-hash.ts';

/** A cursor behind the record with this id. */
export function writeCursor(id: string, resource: Resource): string {
  return `${id.slice(id.indexOf('_') + 1)}-${queryHash(resource)}`;
}

/**
 * The id that a cursor stands behind.
 * @throws Refusal cursor_invalid, cursor_mismatch
 */
export function readCursor(cursor: string, resource: Resource): string {
  const [digits = '', hash = ''] = cursor.split('-');
  const id = `${resource.idPrefix}_${digits}`;
  if (sequenceOf(id, resource.idPrefix) === null || hash === '') {
    throw new Refusal(
      'cursor_invalid',
      'The cursor is not one that a list has answered. Begin without a cursor.',
      {
        parameters: [{ parameter: 'cursor', code: 'cursor_invalid', message: 'Not a cursor of this API.' }],
      },
    );
  }
  if (hash !== queryHash(resource)) {
    throw new Refusal(
      'cursor_mismatch',
      'The cursor belongs to another list. Begin that list without a cursor.',
      {
        parameters: [{ parameter: 'cursor', code: 'cursor_mismatch', message: 'Belongs to another list.' }],
      },
    );
  }
  return id;
}

function queryHash({ plural }: Resource): string {
  return hashCells([plural]).slice(-8);
}
