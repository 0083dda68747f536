/** Shows what a creation would make, without storing anything. */
import { createRecord } from '../../records/create-record.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { beginTransaction } from '../../store/transaction/begin-transaction.ts';
import { readJournalTail } from '../../store/journal/journal-tail.ts';
import { showRecord } from '../../store/show-record.ts';
import type { Answer, Call } from '../operation.ts';

/** @throws Refusal as a creation does */
export function preview(resource: Resource, { session, may, body }: Call): Answer {
  const tx = { ...beginTransaction(session, readJournalTail(session)), may };
  const record = createRecord(tx, resource, body);
  const made = tx.changes.flatMap((change) => (change.kind === 'created' ? [change.record] : []));
  const shown = {
    ...showRecord(resource, record, '', session, tx.warnings),
    ...resource.previewed?.(record, tx),
  };
  return { status: 200, body: unstoredText(shown, made) };
}

/**
 * Returns the JSON text of what would be shown, without what only a stored record has: another caller may get this
 * number, and nobody will ever find these ids.
 * @param made all records that would be created, for example a new customer
 */
export function unstoredText(shown: JsonObject, made: readonly JsonObject[]): string {
  const ids = [...made, ...((shown.items ?? []) as JsonObject[])].map(({ id }) => id);
  const stamps = { number: null, version: null, etag: null, created_at: null, updated_at: null };
  return JSON.stringify({ ...shown, ...stamps, allowed_actions: [] }, (_name, value: unknown) =>
    ids.includes(value) ? null : value,
  );
}
