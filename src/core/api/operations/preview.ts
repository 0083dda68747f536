/** Shows what a creation would make, and stores nothing. */
import type { Resource } from '../../schema/resource.ts';
import { openDraft } from '../../store/draft.ts';
import { readJournalTail } from '../../store/journal/journal-tail.ts';
import { showRecord } from '../../store/show-record.ts';
import type { Answer, Call } from '../operation.ts';
import { decideCreation } from './create.ts';

/** @throws Refusal as a creation does */
export function preview(resource: Resource, { session, body }: Call): Answer {
  const draft = openDraft(session, readJournalTail(session));
  decideCreation(resource, body, { idempotencyKey: '', fingerprint: '' })(draft);
  const { record } = draft.changes[draft.changes.length - 1] ?? { record: {} };
  // What only a stored record has is not there: somebody else may get this number.
  const unstored = { ...record, id: null, number: null, version: null, created_at: null, updated_at: null };
  const shown = { ...showRecord(resource, unstored, '', session.today, draft.warnings), etag: null };
  return { status: 200, body: JSON.stringify(shown) };
}
