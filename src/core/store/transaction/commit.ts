/** Commits a transaction: first its entry in the journal, which is the commit, then the rows of its records. */
import { Refusal } from '../../errors/refusal.ts';
import type { Warning } from '../../schema/transaction.ts';
import { appendEntry } from '../journal/append-entry.ts';
import type { JournalAnswer, JournalRecord } from '../journal/journal-entry.ts';
import type { JournalTail } from '../journal/journal-tail.ts';
import { rowMarks } from '../journal/row-marks.ts';
import type { OpenTransaction } from './open-transaction.ts';
import { hashCell } from '../row/row-hash.ts';
import type { Session } from '../session.ts';
import { showRecord } from '../show-record.ts';
import { recordTable } from '../table.ts';
import { flushCells } from '../write/buffer-cells.ts';
import { changedColumns, type PlannedChange, planChange } from '../write/plan-change.ts';
import { isRewritten, type RecordChange } from '../write/record-change.ts';
import { writeRows } from '../write/write-rows.ts';

/** Identifies a request, so that its repetition is recognised. */
export interface Idempotency {
  /** Hash of the key's lineage and the caller's Idempotency-Key; empty when there is none. */
  readonly idempotencyKey: string;
  /** The method, and the SHA-256 of path and canonical body. */
  readonly fingerprint: string;
}

/** The identity of writes that no request can repeat: previews, imports, edits of the sheet, the dispatcher's own. */
export const notIdempotent: Idempotency = { idempotencyKey: '', fingerprint: '' };

/** The answer of a transaction, the first time and each time it is replayed. */
export interface Outcome {
  readonly status: number;
  /** JSON text of the record as committed. */
  readonly body: string;
  readonly location: string | null;
  readonly isReplay: boolean;
}

/**
 * A transaction is committed, but its rows could not be written. The next writer writes them before anything else;
 * whoever goes on writing under the same lock has to call `redoTail` first.
 */
export class UnfinishedCommit extends Refusal {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super('workspace_unavailable', 'Google has not written an earlier change yet. Try again.');
    this.name = 'UnfinishedCommit';
    this.outcome = outcome;
  }
}

/**
 * Commits a transaction and writes its rows; the session must hold the lock.
 * @throws Refusal workspace_unavailable, workspace_misconfigured, validation_failed; UnknownCommit; UnfinishedCommit
 */
export function commitTransaction(
  session: Session,
  tail: JournalTail,
  tx: OpenTransaction,
  attempt: Idempotency,
): Outcome {
  const { number: transaction, changes } = tx;
  const planned = changes.map((change) => planChange(session, change, transaction));
  const answered = changes[tx.answerIndex()];
  const records = planned.map((one) => recordOf(session, one, one.change === answered ? tx.warnings : []));
  const answer = answerOf(changes, tx.answerIndex());
  appendEntry(session, tail, {
    transaction,
    at: tx.now,
    ...attempt,
    series: { ...tx.series, ...rowMarks(changes) },
    answer,
    events: tx.events,
    records,
  });
  const outcome = { ...answer, body: records[answer.record]?.text ?? '', isReplay: false };
  session.hints = { ...session.hints, journal: { row: tail.appendRow, transaction } };
  const known = session.hints;
  try {
    writeRows(
      session,
      planned.flatMap(({ writes }) => writes),
    );
    flushCells(session);
  } catch (error) {
    session.hints = known;
    finishRows(session, error, outcome);
  }
  session.hints = { ...session.hints, applied: transaction };
  return outcome;
}

function answerOf(changes: readonly RecordChange[], record: number): JournalAnswer {
  const shown = changes[record];
  if (shown?.kind !== 'created') return { status: 200, record, location: null };
  return { status: 201, record, location: `/api/v1/${shown.resource.plural}/${String(shown.record.id)}` };
}

// The record of a change as the journal keeps it.
function recordOf(
  session: Session,
  { change, cells, writes }: PlannedChange,
  warnings: readonly Warning[],
): JournalRecord {
  const { kind, resource, record, seq, before, adopt } = change;
  const table = recordTable(resource);
  const { object } = resource;
  const id = String(record.id);
  const old = before?.cells ?? [];
  const columns = isRewritten(kind) ? changedColumns(table, cells, old) : [];
  const changed = Object.fromEntries(
    columns.map((at) => [table.columns[at]?.key ?? '', hashCell(old[at] ?? '')]),
  );
  const shown =
    kind === 'deleted'
      ? { id, object, deleted: true }
      : showRecord(resource, record, String(cells[table.checkIndex]), session.today, warnings);
  const typed = adopt === undefined ? {} : { typed: true };
  // The record's own row is one write; a second one is that of its line items.
  const items = writes.length > 1;
  return { object, id, seq, kind, changed, ...typed, items, text: JSON.stringify(shown) };
}

// The transaction is committed, so its rows are redone at once. When that fails as well, the lock stays until what is
// buffered is applied.
function finishRows(session: Session, reason: unknown, outcome: Outcome): void {
  session.hasUnflushedWrites = true;
  try {
    session.workspace.finishTail();
  } catch (_stillFailing) {
    session.workspace.log.error('rows_not_written', { reason: String(reason) });
    throw new UnfinishedCommit(outcome);
  }
  session.hasUnflushedWrites = false;
}
