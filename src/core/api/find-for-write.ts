/** Finds the record that a write is about, and checks the caller's If-Match. */
import { Refusal } from '../errors/refusal.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import type { OpenTransaction } from '../store/transaction/open-transaction.ts';
import { EditedRow } from '../store/transaction/edited-row.ts';
import { etagOf } from '../store/show-record.ts';
import { namesTag } from './entity-tag.ts';
import type { Call } from './operation.ts';

/** @throws Refusal not_found, record_quarantined, etag_mismatch */
export function findForWrite(tx: OpenTransaction, resource: Resource, { id, request }: Call): JsonObject {
  const wanted = request.headers['if-match'] ?? '*';
  const record = findHeld(tx, resource, id, wanted);
  if (record === null) throw new Refusal('not_found', `There is no ${resource.object} with the id ${id}.`);
  // The caller may have read the row with a person's edit that this request has committed since: those tags count, too.
  if (wanted !== '*') holdTo(resource, wanted, [tx.placeOf(record).stored.fingerprint, ...tx.committedEdits]);
  return record;
}

// A caller whose tag is older than a person's edit gets etag_mismatch, even when that edit is refused afterwards.
function findHeld(tx: OpenTransaction, resource: Resource, id: string, wanted: string): JsonObject | null {
  try {
    return tx.find(resource, id);
  } catch (error) {
    if (error instanceof EditedRow && error.id === id) holdTo(resource, wanted, [error.fingerprint]);
    throw error;
  }
}

function holdTo({ object }: Resource, wanted: string, fingerprints: readonly string[]): void {
  const [current = '', ...earlier] = fingerprints.map(etagOf);
  if ([current, ...earlier].some((tag) => namesTag(wanted, tag))) return;
  throw new Refusal('etag_mismatch', `The ${object} has changed since you read it. Read it again.`, {
    members: { current_etag: current },
    headers: { ETag: current },
  });
}
