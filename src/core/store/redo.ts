/** Finishes the newest transaction when the execution that committed it died before its rows were written. */
import { recall } from '../schema/recall.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import { flushCells } from './buffered-writes.ts';
import { hasItemRows, planAppends, writeAppends } from './apply.ts';
import { readEntryAt } from './journal/find-earlier.ts';
import { markApplied } from './journal/append-entry.ts';
import type { JournalRecord } from './journal/journal-entry.ts';
import type { JournalTail } from './journal/journal-tail.ts';
import { findById } from './locate.ts';
import type { Session } from './session.ts';
import { recordTable } from './table.ts';

/**
 * Writes what is missing of the tail's records. Only the tail can be unapplied, because every writer does this
 * first. No call when the tail is known to be applied.
 */
export function redoTail(session: Session, tail: JournalTail, resources: readonly Resource[]): void {
  if (tail.isApplied || session.hints.applied >= tail.transaction) return;
  const entry = readEntryAt(session, tail.row);
  for (const record of entry.records) redoRecord(session, record, entry.transaction, resources);
  markApplied(session, tail.row, entry.at);
  flushCells(session);
  session.hints = { ...session.hints, applied: tail.transaction };
}

function redoRecord(
  session: Session,
  written: JournalRecord,
  transaction: number,
  resources: readonly Resource[],
): void {
  const resource = resources.find(({ object }) => object === written.object);
  if (resource === undefined)
    throw new Error(`The journal names an unknown kind of record: ${written.object}.`);
  const recalled = recall(resource.fields, JSON.parse(written.text) as JsonObject);
  const record = { ...recalled, ...resource.complete?.(recalled) };
  const missing = planAppends(session, { resource, record, seq: written.seq }, transaction).filter(
    ({ table }) =>
      table.sheet === resource.sheet
        ? findById(session, recordTable(resource), written.id) === null
        : !hasItemRows(session, table, written.id),
  );
  writeAppends(session, missing);
  // A later record of this entry may go to the same sheet: it must see these rows.
  if (missing.length > 0) flushCells(session);
}
