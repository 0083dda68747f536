import { noAttempt } from '../../store/commit.ts';
import { openDraft } from '../../store/begin-transaction.ts';
import { readJournalTail } from '../../store/journal/journal-tail.ts';
import { showRecord } from '../../store/show-record.ts';
import { decideCreation } from './create.ts';
/** @throws Refusal as a creation does */
export function preview(resource, { session, body }) {
  const draft = openDraft(session, readJournalTail(session));
  decideCreation(resource, body, noAttempt)(draft);
  const made = draft.changes.map(({ record }) => record);
  const shown = showRecord(resource, made[made.length - 1] ?? {}, '', session.today, draft.warnings);
  return { status: 200, body: unstoredText(shown, made) };
}
/**
 * JSON text of what would be shown. What only a stored record has is not there: somebody else may get this number,
 * and nobody will ever find these ids.
 * @param made all records that would be created, for example a new customer
 */
export function unstoredText(shown, made) {
  const ids = [...made, ...(shown.items ?? [])].map(({ id }) => id);
  const stamps = { number: null, version: null, etag: null, created_at: null, updated_at: null };
  return JSON.stringify({ ...shown, ...stamps, allowed_actions: [] }, (_name, value) =>
    ids.includes(value) ? null : value,
  );
}
