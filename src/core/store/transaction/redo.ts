/** Writes the rows that the newest transaction lacks because the execution that committed it died. */
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Cell } from '../../workspace.ts';
import { markApplied } from '../journal/mark-applied.ts';
import { committedRecord, type JournalRecord } from '../journal/journal-entry.ts';
import { readJournalTail } from '../journal/journal-tail.ts';
import { readEntryAt } from '../journal/find-entry.ts';
import { newestRow } from '../locate/find-record.ts';
import { findItems } from '../locate/find-rows.ts';
import { writePropertyRecord } from '../property-records.ts';
import { encodeRecord } from '../row/row-codec.ts';
import { hashCell } from '../row/row-hash.ts';
import type { Session } from '../session.ts';
import { itemsTable, type RecordTable, recordTable } from '../table.ts';
import { flushCells } from '../write/buffer-cells.ts';
import { planChange } from '../write/plan-change.ts';
import type { RecordChange } from '../write/record-change.ts';
import { writeRows } from '../write/write-rows.ts';

/** Writes the missing cells of the tail's records, and marks the tail as applied. */
export function redo(session: Session): void {
  const tail = readJournalTail(session);
  const entry = readEntryAt(session, tail.row);
  for (const record of entry.records) redoRecord(session, record, entry.transaction);
  markApplied(session, tail.row, entry.at);
  flushCells(session);
}

function redoRecord(session: Session, written: JournalRecord, transaction: number): void {
  if (written.kind === 'recorded') return;
  const resource = session.resources.find(({ object }) => object === written.object);
  // Only records that are properties belong to resources outside the register.
  if (resource === undefined) {
    writePropertyRecord(session.workspace, written.id, written.kind === 'deleted' ? null : written.text);
    return;
  }
  if (written.kind === 'deleted') {
    redoDeletion(session, resource, written);
    return;
  }
  const table = recordTable(resource);
  const found = newestRow(session, table, written.id);
  const record = committedRecord(resource, written.text);
  const only =
    found === undefined
      ? null
      : lackingColumns(table, found.cells, encodeRecord(table, record, transaction), written);
  const isWritten = only?.length === 0 && found?.cells[table.revIndex] === transaction;
  const items = written.items && !areItemsWritten(session, resource, record, transaction);
  if (isWritten && !items) return;
  // A created record is redone as an update, which finds its row when it is there, and adopts or appends one otherwise.
  const again = {
    kind: 'updated',
    resource,
    record,
    seq: written.seq,
    before: null,
    only,
    items,
    row: found?.row ?? 0,
  } as const;
  const change: RecordChange = written.typed === true ? { ...again, adopt: { row: 0 } } : again;
  writeRows(session, planChange(session, change, transaction).writes);
  // Flushed, because a later record of this entry may go to the same sheet and must see these rows.
  flushCells(session);
}

/** Columns that still show their value before the change; any other value is a person's later edit. */
function lackingColumns(
  table: RecordTable,
  current: readonly Cell[],
  wanted: readonly Cell[],
  { kind, changed }: JournalRecord,
): string[] {
  return table.columns.flatMap(({ key }, index) => {
    const cell = current[index] ?? '';
    const isOld = kind === 'created' ? cell === '' : hashCell(cell) === changed[key];
    return isOld && cell !== wanted[index] ? [key] : [];
  });
}

function redoDeletion(session: Session, resource: Resource, { id, seq }: JournalRecord): void {
  const change = { kind: 'deleted', resource, record: { id, items: [] }, seq, before: null } as const;
  writeRows(session, planChange(session, change, 0).writes);
}

// One flush writes a document's row and its items, but a kill may keep some of these writes and lose others.
function areItemsWritten(
  session: Session,
  resource: Resource,
  { id, items }: JsonObject,
  rev: number,
): boolean {
  const table = itemsTable(resource);
  if (table === null) return true;
  const { shown } = findItems(session, table, String(id));
  return (
    shown.length === (items as unknown[]).length && shown.every(({ cells }) => cells[table.revIndex] === rev)
  );
}
