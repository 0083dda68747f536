/** Commits what was drafted: the journal's entry first, then the rows that it tells of. */
import { flushCells } from './buffered-writes.ts';
import { carryOut } from './changes/plan.ts';
import { changedColumns, planChange } from './changes/plan-change.ts';
import { isRewritten } from './changes/record-change.ts';
import { appendEntry, UnknownCommit } from './journal/append-entry.ts';
import { rowMarks } from './journal/row-marks.ts';
import { hashCell } from './row-hash.ts';
import { showRecord } from './show-record.ts';
import { recordTable } from './table.ts';
/** What nobody asked for with a key: a preview, an import, a hand's edit, the dispatcher's own. */
export const noAttempt = { idempotencyKey: '', fingerprint: '' };
/** Commits what was drafted, and writes its rows. Under the lock. */
export function commitDraft(session, tail, draft, attempt) {
  const { transaction, changes } = draft;
  const planned = changes.map((change) => planChange(session, change, transaction));
  const records = changes.map((change, index) =>
    describeChange(session, draft, change, planned[index], index),
  );
  const answer = answerOf(changes, draft.answerIndex());
  appendEntry(session, tail, {
    transaction,
    at: draft.now,
    ...attempt,
    series: { ...draft.series, ...rowMarks(changes) },
    answer,
    events: draft.events,
    records,
  });
  carryOut(
    session,
    planned.flatMap(({ plans }) => plans),
  );
  flushRows(session);
  session.hints = { ...session.hints, applied: transaction, journal: { row: tail.appendRow, transaction } };
  return { ...answer, body: records[answer.record]?.text ?? '', isReplay: false };
}
function answerOf(changes, record) {
  const shown = changes[record];
  if (shown?.kind !== 'created') return { status: 200, record, location: null };
  return { status: 201, record, location: `/api/v1/${shown.resource.plural}/${String(shown.record.id)}` };
}
function describeChange(session, draft, { kind, resource, record, seq, before, adopt }, planned, index) {
  const { cells, plans } = planned ?? { cells: [], plans: [] };
  const table = recordTable(resource);
  const { object } = resource;
  const id = String(record.id);
  const old = before?.cells ?? [];
  const columns = isRewritten(kind) ? changedColumns(table, cells, old) : [];
  const changed = Object.fromEntries(
    columns.map((at) => [table.columns[at]?.key ?? '', hashCell(old[at] ?? '')]),
  );
  const isAnswer = index === draft.answerIndex();
  const shown =
    kind === 'deleted'
      ? { id, object, deleted: true }
      : showRecord(
          resource,
          record,
          String(cells[table.checkIndex]),
          session.today,
          isAnswer ? draft.warnings : [],
        );
  // A record's own row is one plan.
  const typed = adopt === undefined ? {} : { typed: true };
  return { object, id, seq, kind, changed, ...typed, items: plans.length > 1, text: JSON.stringify(shown) };
}
// The transaction is committed: when its rows cannot be written now, the next writer writes them.
function flushRows(session) {
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
