/** One write from beginning to end, under the lock: decide, commit, answer; or answer what was committed before. */
import { Refusal } from '../errors/refusal.ts';
import { commitDraft } from './commit.ts';
import { openDraft } from './begin-transaction.ts';
import { holdLock, leaveHints } from './hold-lock.ts';
import { findEarlier } from './journal/find-earlier.ts';
import { readJournalTail } from './journal/journal-tail.ts';
import { redoTail } from './redo-tail.ts';
import { showRecord } from './show-record.ts';
import { TouchedRow } from './touched-row.ts';
// A request that meets more edits by hand than this takes the others as they stand, into its own change.
const handsMax = 4;
/**
 * Runs a write.
 * @throws Refusal workspace_busy when the lock is not to be had, and whatever `decide` refuses with
 */
export function transact(session, resources, attempt, decide) {
  const outcome = holdLock(session, () => transactLocked(session, resources, attempt, decide));
  if (!outcome.isReplay) leaveHints(session);
  return outcome;
}
function transactLocked(session, resources, attempt, decide, settled = []) {
  const tail = readJournalTail(session);
  redoTail(session, tail, resources);
  const earlier = attempt.idempotencyKey === '' ? null : findEarlier(session, tail, attempt.idempotencyKey);
  if (earlier !== null) return replay(earlier, attempt);
  const draft = openDraft(session, tail, settled.length < handsMax ? settled : null);
  let unchanged;
  try {
    unchanged = decide(draft);
  } catch (error) {
    if (!(error instanceof TouchedRow)) throw error;
    // The person was there first: that is committed first, and then decided anew.
    // Should it fail half-way, the lock stays until its writes are applied.
    session.hasUnflushedWrites = true;
    session.workspace.hands?.settle(error.sheet, error.row);
    session.hasUnflushedWrites = false;
    return transactLocked(session, resources, attempt, decide, [...settled, error.fingerprint]);
  }
  draft.stopOnFaults();
  if (unchanged !== null) {
    if (attempt.idempotencyKey === '') return showUnchanged(session, draft, unchanged);
    remember(draft, unchanged);
  }
  return commitDraft(session, tail, draft, attempt);
}
/** The answer that an earlier request with the same key got. */
function replay(entry, attempt) {
  // What the first layout told requests apart by is lost, and then the same key means the same request.
  if (entry.fingerprint !== '' && entry.fingerprint !== attempt.fingerprint) {
    throw new Refusal(
      'idempotency_key_reused',
      'This Idempotency-Key was used with another method, path or body. Use a new key for a new request.',
    );
  }
  const { status, record, location } = entry.answer;
  return { status, body: entry.records[record]?.text ?? '', location, isReplay: true };
}
// A repetition is answered as this request is, whatever others change meanwhile.
function remember(draft, { resource, record }) {
  const before = draft.placeOf(record);
  draft.add({ kind: 'told', resource, record, seq: before.stored.seq, before }, []);
}
function showUnchanged(session, draft, { resource, record }) {
  const { fingerprint } = draft.placeOf(record).stored;
  const shown = showRecord(resource, record, fingerprint, session.today, draft.warnings);
  return { status: 200, body: JSON.stringify(shown), location: null, isReplay: false };
}
