/** Finds the record that a write is about, and holds it to the caller's If-Match. */
import { Refusal } from '../errors/refusal.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import type { OpenDraft } from '../store/draft.ts';
import { etagOf } from '../store/show-record.ts';
import type { Call } from './operation.ts';

/** @throws Refusal not_found, record_quarantined, etag_mismatch */
export function findForWrite(draft: OpenDraft, resource: Resource, { id, request }: Call): JsonObject {
  const record = draft.find(resource, id);
  if (record === null) throw new Refusal('not_found', `There is no ${resource.object} with the id ${id}.`);
  const wanted = request.headers['if-match'];
  const current = etagOf(draft.placeOf(record).stored.fingerprint);
  if (wanted === undefined || matches(wanted, current)) return record;
  throw new Refusal('etag_mismatch', `The ${resource.object} has changed since you read it. Read it again.`, {
    members: { current_etag: current },
    headers: { ETag: current },
  });
}

// A list of tags, or a star for any; W/ makes no difference, as there is one representation only.
function matches(wanted: string, current: string): boolean {
  return wanted.split(',').some((tag) => ['*', current].includes(tag.trim().replace(/^W\//, '')));
}
