/** Finds the record that a write is about, and holds it to the caller's If-Match. */
import { Refusal } from '../errors/refusal.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import type { OpenTransaction } from '../store/open-transaction.ts';
import { EditedRow } from '../store/edited-row.ts';
import { etagOf } from '../store/show-record.ts';
import type { Call } from './operation.ts';

/** @throws Refusal not_found, record_quarantined, etag_mismatch */
export function findForWrite(tx: OpenTransaction, resource: Resource, { id, request }: Call): JsonObject {
  const wanted = request.headers['if-match'] ?? '*';
  const record = findHeld(tx, resource, id, wanted);
  if (record === null) throw new Refusal('not_found', `There is no ${resource.object} with the id ${id}.`);
  // What the caller has read may be an edit by hand that this request has committed.
  holdTo(resource, wanted, [tx.placeOf(record).stored.fingerprint, ...tx.committedEdits]);
  return record;
}

// An edit by hand is news to a caller with an older tag, whatever is to become of the edit.
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
  if ([current, ...earlier].some((tag) => matches(wanted, tag))) return;
  throw new Refusal('etag_mismatch', `The ${object} has changed since you read it. Read it again.`, {
    members: { current_etag: current },
    headers: { ETag: current },
  });
}

// A list of tags, or a star for any; W/ makes no difference, as there is one representation only.
function matches(wanted: string, current: string): boolean {
  return wanted.split(',').some((tag) => ['*', current].includes(tag.trim().replace(/^W\//, '')));
}
