/** Finds the record that a write is about, and holds it to the caller's If-Match. */
import { Refusal } from '../errors/refusal.ts';
import { TouchedRow } from '../store/touched-row.ts';
import { etagOf } from '../store/show-record.ts';
/** @throws Refusal not_found, record_quarantined, etag_mismatch */
export function findForWrite(draft, resource, { id, request }) {
  const wanted = request.headers['if-match'] ?? '*';
  const record = findHeld(draft, resource, id, wanted);
  if (record === null) throw new Refusal('not_found', `There is no ${resource.object} with the id ${id}.`);
  // What the caller has read may be an edit by hand that this request has committed.
  holdTo(resource, wanted, [draft.placeOf(record).stored.fingerprint, ...draft.settled]);
  return record;
}
// An edit by hand is news to a caller with an older tag, whatever is to become of the edit.
function findHeld(draft, resource, id, wanted) {
  try {
    return draft.find(resource, id);
  } catch (error) {
    if (error instanceof TouchedRow && error.id === id) holdTo(resource, wanted, [error.fingerprint]);
    throw error;
  }
}
function holdTo({ object }, wanted, fingerprints) {
  const [current = '', ...earlier] = fingerprints.map(etagOf);
  if ([current, ...earlier].some((tag) => matches(wanted, tag))) return;
  throw new Refusal('etag_mismatch', `The ${object} has changed since you read it. Read it again.`, {
    members: { current_etag: current },
    headers: { ETag: current },
  });
}
// A list of tags, or a star for any; W/ makes no difference, as there is one representation only.
function matches(wanted, current) {
  return wanted.split(',').some((tag) => ['*', current].includes(tag.trim().replace(/^W\//, '')));
}
