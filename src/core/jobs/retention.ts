/** Removes what is older than 30 days from the journal and the deliveries, so that the workbook does not fill up. */
import { deliveriesSheet, deliveryHeaders } from '../events/deliveries/delivery-row.ts';
import { firstDeliveryRow, scanDeliveries } from '../events/deliveries/delivery-sheet.ts';
import { forgetCachedState } from '../events/dispatcher/cached-state.ts';
import { holdLock, tryPublishHints } from '../store/transaction/hold-lock.ts';
import {
  decodeIndex,
  indexColumns,
  type IndexedRecord,
  journalHeaders,
  journalSheet,
} from '../store/journal/journal-entry.ts';
import { readJournalTail } from '../store/journal/journal-tail.ts';
import { firstRow } from '../store/journal/read-entries.ts';
import { updateKnownIds } from '../store/known-ids.ts';
import type { Session } from '../store/session.ts';
import { readWindow } from '../store/read/window.ts';
import { type Cell, SheetMissing } from '../workspace.ts';
import type { Job, JobRun } from './trigger-minute.ts';

/** The time for which events can be read, and for which a delivery stays in the log. */
const retentionMs = 30 * 86_400_000;

/** The number of rows that are removed while the lock is held once: a fraction of a second, for which the API's writers wait. */
const sliceRows = 500;

export const retention: Job = {
  name: 'retention',
  run(run) {
    const { session } = run;
    const before = new Date(session.workspace.clock.now() - retentionMs).toISOString();
    try {
      for (const retire of [retireDeliveries, retireEntries]) {
        while (holdLock(session, () => retire(run, before)) === sliceRows) {
          if (run.isOver()) return null;
        }
      }
    } catch (error) {
      // A workspace without endpoints may have no sheet of deliveries; nothing needs its journal to be short.
      if (!(error instanceof SheetMissing) || !error.sheet.endsWith(deliveriesSheet)) throw error;
    }
    return { day: session.today, transaction: 0 };
  },
};

// Deliveries are removed before entries, because an entry stays while one of its deliveries may have to be sent.
function retireDeliveries({ session }: JobRun, before: string): number {
  const { document } = session.workspace;
  // The newest stays: a sheet keeps one row below its header.
  const last = Math.min(document.lastContentRow(deliveriesSheet) - 1, firstDeliveryRow + sliceRows - 1);
  const area = { column: 1, columns: deliveryHeaders.length };
  const { rows } = readWindow(document, deliveriesSheet, { first: firstDeliveryRow, last }, area);
  const count = countFirst(rows, (cells) =>
    isRetirable(cell(cells, 'due'), String(cell(cells, 'created_at')), before),
  );
  remove(session, deliveriesSheet, firstDeliveryRow, count);
  return count;
}

/**
 * True for a delivery that the log need not keep: it waits for no attempt.
 * @param due the cell that says when the next attempt is due; blank when there is none
 * @param before ISO 8601: what was made earlier is older than the log reaches
 */
function isRetirable(due: Cell | undefined, createdAt: string, before: string): boolean {
  return due === '' && createdAt < before;
}

function retireEntries(run: JobRun, before: string): number {
  const { session } = run;
  const { document } = session.workspace;
  const tail = readJournalTail(session);
  const last = Math.min(tail.row - 1, firstRow + sliceRows - 1);
  const area = { column: 1, columns: indexColumns };
  const { rows } = readWindow(document, journalSheet, { first: firstRow, last }, area);
  const mark = journalHeaders.indexOf('fanned_out');
  const needed = oldestNeeded(session);
  let previous = 0;
  const count = countFirst(rows, (cells) => {
    const [transaction, at] = [Number(cells[0]), String(cells[1])];
    const isInOrder = transaction > previous && transaction < tail.transaction;
    previous = transaction;
    return isInOrder && transaction < needed && at < before && cells[mark] !== '';
  });
  rememberRecords(run, rows.slice(0, count).flatMap(decodeIndex));
  remove(session, journalSheet, firstRow, count);
  if (count > 0) {
    const { row, transaction } = tail;
    session.hints = { ...session.hints, journal: { row: row - count, transaction } };
    tryPublishHints(session);
  }
  return count;
}

/**
 * Remembers the ids of records whose entries are about to be removed: by these ids the sweep notices deleted rows.
 * @param records of the entries that are to be removed, the oldest first
 */
function rememberRecords({ session }: JobRun, records: readonly IndexedRecord[]): void {
  const changes = session.resources.map((resource) => {
    const exists = new Map<string, boolean>();
    for (const { object, id, kind } of records) {
      if (object === resource.object) exists.set(id, kind !== 'deleted');
    }
    const ids = [...exists.keys()];
    return {
      resource,
      fresh: ids.filter((id) => exists.get(id) === true),
      gone: ids.filter((id) => exists.get(id) === false),
    };
  });
  updateKnownIds(session, changes);
}

// The oldest entry with an event that is still to be sent.
function oldestNeeded(session: Session): number {
  const { document } = session.workspace;
  const open = scanDeliveries(session, null).rows.filter(({ dueMs }) => dueMs !== null);
  const rows = open.map(({ row }) => row);
  if (rows.length === 0) return Number.POSITIVE_INFINITY;
  const first = Math.min(...rows);
  const column = deliveryHeaders.indexOf('transaction') + 1;
  const read = readWindow(
    document,
    deliveriesSheet,
    { first, last: Math.max(...rows) },
    { column, columns: 1 },
  );
  return Math.min(...rows.map((row) => Number(read.rows[row - first]?.[0])));
}

function cell(cells: readonly Cell[], header: (typeof deliveryHeaders)[number]): Cell | undefined {
  return cells[deliveryHeaders.indexOf(header)];
}

function countFirst(rows: readonly Cell[][], holds: (cells: readonly Cell[]) => boolean): number {
  const end = rows.findIndex((cells) => !holds(cells));
  return end < 0 ? rows.length : end;
}

// The rows move, so the dispatcher must not trust what it has seen of them.
function remove({ workspace }: Session, sheet: string, first: number, count: number): void {
  if (count === 0) return;
  forgetCachedState(workspace);
  workspace.document.deleteRows(sheet, first, count);
}
