/** Commits a transaction: first its entry in the journal, which is the commit, then the rows of its records. */
import { Refusal } from '../../errors/refusal.ts';
import { SheetMissing } from '../../workspace.ts';
import { appendEntry, takeBackEntry } from '../journal/append-entry.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import {
  answerBody,
  type AttemptedWrite,
  type Idempotency,
  type JournalAnswer,
  type Origin,
} from '../journal/journal-request.ts';
import type { JournalTail } from '../journal/journal-tail.ts';
import { rowMarks } from '../journal/row-marks.ts';
import { journalRecordOf } from './journal-record.ts';
import type { OpenTransaction, ShownChange } from './open-transaction.ts';
import type { Session } from '../session.ts';
import { flushCells } from '../write/buffer-cells.ts';
import { planChange } from '../write/plan-change.ts';
import type { RecordChange } from '../write/record-change.ts';
import { writeRows } from '../write/write-rows.ts';

/** The identity of writes that no request can repeat: previews, imports, edits of the sheet, the dispatcher's own. */
export const notIdempotent: Idempotency = { idempotencyKey: '', fingerprint: '' };

/** A write that no request asks for. */
export function unasked(source: Origin['source']): AttemptedWrite {
  return { ...notIdempotent, source, request_id: null };
}

/** A request that a transaction answers, and what the answer shows of it. */
export interface AnsweredRequest extends AttemptedWrite {
  readonly shown: Shown;
  /** How many events the transaction had behind this request of several; missing for a request alone. */
  readonly eventsEnd?: number;
}

/**
 * An answer shows a record; a text of its own; or of each part of a batch the record, or the JSON text of the problem
 * that it was refused with.
 */
type Shown = ShownChange | ShownBatch | ShownText;

export interface ShownBatch {
  readonly status: 201 | 207;
  readonly batch: readonly (ShownChange | string)[];
}

/** An answer that shows no record; the transaction has changed or recorded one all the same. */
export interface ShownText {
  /** JSON text. */
  readonly shows: string;
}

/** The answer to a request, the first time and each time it is replayed. */
export interface Outcome {
  readonly status: number;
  /** JSON text of what was committed. */
  readonly body: string;
  readonly location: string | null;
  readonly isReplay: boolean;
}

/**
 * A transaction is committed, but its rows could not be written. The next writer writes them before anything else;
 * whoever goes on writing under the same lock has to call `redoTail` first.
 */
export class UnfinishedCommit extends Refusal {
  readonly outcomes: readonly Outcome[];
  constructor(outcomes: readonly Outcome[]) {
    super('workspace_unavailable', 'Google has not written an earlier change yet. Try again.');
    this.name = 'UnfinishedCommit';
    this.outcomes = outcomes;
  }
}

/**
 * Commits a transaction and writes its rows; the session must hold the lock.
 * @param requests those that it answers, in the order of their outcomes
 * @throws Refusal workspace_unavailable, workspace_misconfigured, validation_failed; UnknownCommit; UnfinishedCommit
 */
export function commitTransaction(
  session: Session,
  tail: JournalTail,
  tx: OpenTransaction,
  requests: readonly AnsweredRequest[],
): Outcome[] {
  const { number: transaction, changes } = tx;
  const planned = changes.map((change) => planChange(session, change, transaction));
  const warnings = new Map(
    requests.flatMap(({ shown }) => shownChanges(shown)).map((shown) => [shown.record, shown.warnings]),
  );
  const records = planned.map((one, index) => journalRecordOf(session, one, warnings.get(index) ?? []));
  const answered = requests.map(({ idempotencyKey, fingerprint, shown }) => ({
    idempotencyKey,
    fingerprint,
    answer: answerOf(changes, shown),
  }));
  const entry: JournalEntry = {
    transaction,
    at: tx.now,
    requests: answered,
    series: { ...tx.series, ...rowMarks(changes) },
    events: tx.events.map((event, place) => ({ ...event, ...originOf(requests, place) })),
    records,
  };
  appendEntry(session, tail, entry);
  const outcomes = answered.map(({ answer }): Outcome => {
    const { status, location } = answer;
    return { status, location, body: answerBody(answer, records), isReplay: false };
  });
  const before = session.hints;
  const known = { ...before, journal: { row: tail.appendRow, transaction } };
  session.hints = known;
  try {
    writeRows(
      session,
      planned.flatMap(({ writes }) => writes),
    );
    flushCells(session);
  } catch (error) {
    if (isMisconfigured(error) && !session.hasUnflushedWrites) {
      session.hints = before;
      takeBackEntry(session, tail.appendRow, entry);
      throw error;
    }
    session.hints = known;
    finishRows(session, error, outcomes);
  }
  session.hints = { ...session.hints, applied: transaction };
  return outcomes;
}

// The requests of a group have made their events one after the other.
function originOf(requests: readonly AnsweredRequest[], place: number): Partial<Origin> {
  const by = requests.find(({ eventsEnd = place + 1 }) => place < eventsEnd);
  if (by === undefined) return {};
  const { source, request_id } = by;
  return request_id === null ? { source } : { source, request_id };
}

function shownChanges(shown: Shown): readonly ShownChange[] {
  if ('shows' in shown) return [];
  return 'batch' in shown ? shown.batch.filter((part) => typeof part !== 'string') : [shown];
}

function answerOf(changes: readonly RecordChange[], shown: Shown): JournalAnswer {
  if ('batch' in shown) {
    const batch = shown.batch.map((part) => (typeof part === 'string' ? part : part.record));
    return { status: shown.status, batch, location: null };
  }
  if ('shows' in shown) return { status: 200, shows: shown.shows, location: null };
  const { record } = shown;
  const change = changes[record];
  if (change?.kind !== 'created') return { status: 200, record, location: null };
  return { status: 201, record, location: `/api/v1/${change.resource.plural}/${String(change.record.id)}` };
}

// A sheet or a header that is missing is noticed before the first row is buffered.
function isMisconfigured(error: unknown): boolean {
  return (
    error instanceof SheetMissing || (error instanceof Refusal && error.code === 'workspace_misconfigured')
  );
}

// The transaction is committed, so its rows are redone at once. When that fails as well, the lock stays until what is
// buffered is applied.
function finishRows(session: Session, reason: unknown, outcomes: readonly Outcome[]): void {
  session.hasUnflushedWrites = true;
  try {
    session.workspace.background.finishTail(session.workspace.livemode);
  } catch (_stillFailing) {
    session.workspace.log.error('rows_not_written', { reason: String(reason) });
    throw new UnfinishedCommit(outcomes);
  }
  session.hasUnflushedWrites = false;
}
