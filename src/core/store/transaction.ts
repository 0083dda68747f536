/** One write from beginning to end, under the lock: decide, commit to the journal, write the rows, answer. */
import { busy, Refusal } from '../errors/refusal.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import { checkOf, planAppends, writeAppends } from './apply.ts';
import { flushCells } from './buffered-writes.ts';
import { type NewRecord, type OpenDraft, openDraft } from './draft.ts';
import { appendEntry, UnknownCommit } from './journal/append-entry.ts';
import { findEarlier } from './journal/find-earlier.ts';
import type { JournalEntry } from './journal/journal-entry.ts';
import { type JournalTail, readJournalTail } from './journal/journal-tail.ts';
import { redoTail } from './redo.ts';
import { publishHints, type Session } from './session.ts';
import { showRecord } from './show-record.ts';
import { recordTable } from './table.ts';

/** What tells a request from all others. */
export interface Attempt {
  /** Hash of the key's lineage and the caller's Idempotency-Key; empty when there is none. */
  readonly idempotencyKey: string;
  /** SHA-256 of method, path and canonical body. */
  readonly fingerprint: string;
}

/** How the transaction answers, the first time and each time it is replayed. */
export interface Outcome {
  readonly status: number;
  /** JSON text of the record as committed. */
  readonly body: string;
  readonly location: string | null;
  readonly isReplay: boolean;
}

// Sixty writers waiting this long are served at one write a second; Google's front end gives up at six minutes.
const lockWaitMs = 20_000;

/**
 * Runs a write.
 * @param decide drafts the records; the last one that it creates is the answer
 * @throws Refusal workspace_busy when the lock is not to be had, and whatever `decide` refuses with
 */
export function transact(
  session: Session,
  resources: readonly Resource[],
  attempt: Attempt,
  decide: (draft: OpenDraft) => void,
): Outcome {
  const { lock } = session.workspace;
  if (!lock.tryAcquire(lockWaitMs))
    throw busy('workspace_busy', 'Other writes are in progress. Send the request again.', 2);
  let outcome: Outcome;
  try {
    outcome = transactLocked(session, resources, attempt, decide);
  } finally {
    // What is still buffered is applied when the execution ends, and only then is the lock let go: another writer
    // would take its place.
    if (!session.hasUnflushedWrites) lock.release();
  }
  if (!outcome.isReplay) publishHints(session);
  return outcome;
}

function transactLocked(
  session: Session,
  resources: readonly Resource[],
  attempt: Attempt,
  decide: (draft: OpenDraft) => void,
): Outcome {
  const tail = readJournalTail(session);
  redoTail(session, tail, resources);
  const earlier = attempt.idempotencyKey === '' ? null : findEarlier(session, tail, attempt.idempotencyKey);
  if (earlier !== null) return replay(earlier, attempt);
  const draft = openDraft(session, tail);
  decide(draft);
  draft.stopOnFaults();
  return commit(session, tail, draft, attempt);
}

/** The answer that an earlier request with the same key got. */
function replay(entry: JournalEntry, attempt: Attempt): Outcome {
  if (entry.fingerprint !== attempt.fingerprint) {
    throw new Refusal(
      'idempotency_key_reused',
      'This Idempotency-Key was used with another method, path or body. Use a new key for a new request.',
    );
  }
  const { status, record, location } = entry.answer;
  return { status, body: entry.records[record]?.text ?? '', location, isReplay: true };
}

function commit(session: Session, tail: JournalTail, draft: OpenDraft, attempt: Attempt): Outcome {
  const { transaction, records } = draft;
  const plans = records.map((record) => planAppends(session, record, transaction));
  const texts = records.map((record, index) => textOf(session, draft, record, index, plans[index]));
  const answer = records[records.length - 1];
  if (answer === undefined) throw new Error('A transaction must write a record.');
  const location = `/api/v1/${answer.resource.plural}/${String(answer.record.id)}`;
  const status = 201;
  appendEntry(session, tail, {
    transaction,
    at: draft.now,
    ...attempt,
    series: draft.series,
    answer: { status, record: records.length - 1, location },
    events: draft.events,
    records: records.map(({ resource, record, seq }, index) => ({
      object: resource.object,
      id: String(record.id),
      seq,
      text: texts[index] ?? '',
    })),
  });
  writeAppends(session, plans.flat());
  flushRows(session);
  session.hints = { ...session.hints, applied: transaction, journal: { row: tail.appendRow, transaction } };
  return { status, body: texts[texts.length - 1] ?? '', location, isReplay: false };
}

// The text that the answer, its replays and the events show: warnings belong to the record that was asked for.
function textOf(
  session: Session,
  draft: OpenDraft,
  { resource, record }: NewRecord,
  index: number,
  plan: ReturnType<typeof planAppends> | undefined,
): string {
  const row = plan?.[plan.length - 1]?.rows[0] ?? [];
  const warnings = index === draft.records.length - 1 ? draft.warnings : [];
  const shown: JsonObject = showRecord(
    resource,
    record,
    checkOf(recordTable(resource), row),
    session.today,
    warnings,
  );
  return JSON.stringify(shown);
}

// The transaction is committed: when its rows cannot be written now, the next writer writes them.
function flushRows(session: Session): void {
  try {
    flushCells(session);
  } catch (_flushFailed) {
    try {
      flushCells(session);
    } catch (_stillFailing) {
      throw new UnknownCommit();
    }
  }
}
