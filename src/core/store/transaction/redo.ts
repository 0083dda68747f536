/** Writes the rows that the newest transaction lacks because the execution that committed it died. */
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Cell } from '../../workspace.ts';
import { markApplied } from '../journal/mark-applied.ts';
import { committedRecord, type JournalRecord } from '../journal/journal-entry.ts';
import { readJournalTail } from '../journal/journal-tail.ts';
import { readEntryAt } from '../journal/find-entry.ts';
import { newestRows } from '../locate/find-record.ts';
import { findItems } from '../locate/find-rows.ts';
import type { ReadRow } from '../read/read-records.ts';
import { filledIn } from '../row/added-cells.ts';
import { encodeRecord } from '../row/row-codec.ts';
import { hashCell } from '../row/row-hash.ts';
import type { Session } from '../session.ts';
import { shownLines } from '../row/item-rows.ts';
import { itemsTable, type RecordTable, recordTable } from '../table.ts';
import { writePropertyRecord } from '../property-records.ts';
import { flushCells } from '../write/buffer-cells.ts';
import { planChange } from '../write/plan-change.ts';
import type { RecordChange } from '../write/record-change.ts';
import type { RowWrite } from '../write/row-write.ts';
import { writeRows } from '../write/write-rows.ts';

/** The rows and cells in which the sheets show the tail's records. */
interface Standing {
  /** The newest row of each record that has one, by id. */
  readonly rows: ReadonlyMap<string, ReadRow>;
  /** The cells of the rows that show the lines of each document, by its id. */
  readonly items: ReadonlyMap<string, readonly (readonly Cell[])[]>;
}

/**
 * Writes the missing cells of the tail's records, and marks the tail as applied. However many records there are, their
 * rows are searched and written together.
 * @param further resources outside the register that write their records in a way of their own
 */
export function redo(session: Session, further: readonly Resource[]): void {
  const tail = readJournalTail(session);
  const entry = readEntryAt(session, tail.row);
  const written = entry.records.filter(({ kind }) => kind !== 'recorded');
  const standing = findStanding(session, written);
  const writes = written.flatMap((record) =>
    lackingWrites(session, record, entry.transaction, { ...standing, further }),
  );
  writeRows(session, writes);
  // A kill may keep some writes of a flush and lose others: the mark must not outlive the rows.
  if (session.hasUnflushedWrites) flushCells(session);
  markApplied(session, tail.row, entry.at);
  flushCells(session);
}

function findStanding(session: Session, written: readonly JournalRecord[]): Standing {
  const rows = new Map<string, ReadRow>();
  const items = new Map<string, readonly (readonly Cell[])[]>();
  for (const resource of session.resources) {
    const own = written.filter(({ object, kind }) => object === resource.object && kind !== 'deleted');
    const idsOf = (records: readonly JournalRecord[]): string[] => records.map(({ id }) => id);
    if (own.length > 0)
      for (const row of newestRows(session, recordTable(resource), idsOf(own))) rows.set(row.id, row);
    const table = itemsTable(resource);
    const documents = idsOf(own.filter((record) => record.items));
    if (table === null || documents.length === 0) continue;
    const shown = findItems(session, table, documents).shown.map(({ cells }) => cells);
    for (const id of documents)
      items.set(
        id,
        shown.filter((cells) => cells[table.idIndex] === id),
      );
  }
  return { rows, items };
}

function lackingWrites(
  session: Session,
  written: JournalRecord,
  transaction: number,
  standing: Standing & { readonly further: readonly Resource[] },
): readonly RowWrite[] {
  const resource = session.resources.find(({ object }) => object === written.object);
  // Only records that are properties belong to resources outside the register.
  if (resource === undefined) {
    const { object, id, kind, text } = written;
    const keep =
      standing.further.find((one) => one.object === object)?.propertyRecords?.keep ?? writePropertyRecord;
    return [{ kind: 'property', id, text: kind === 'deleted' ? null : text, keep }];
  }
  if (written.kind === 'deleted') return deletionOf(session, resource, written);
  const table = recordTable(resource);
  const found = standing.rows.get(written.id);
  const record = committedRecord(resource, written);
  const wanted = encodeRecord(table, record, transaction);
  const only = found === undefined ? null : lackingColumns(table, found.cells, wanted, written);
  const isWritten = only?.length === 0 && found?.cells[table.revIndex] === transaction;
  const shown = standing.items.get(written.id) ?? [];
  const items = written.items && !areItemsWritten(resource, record, shown, transaction);
  if (isWritten && !items) return [];
  // A new record of which no row stands is written below all others, and so are the others of its transaction.
  const isNew = written.kind === 'created' && written.typed !== true && found === undefined;
  const again = {
    kind: isNew && (shown.length === 0 || !items) ? 'created' : 'updated',
    resource,
    record,
    seq: written.seq,
    before: null,
    only,
    items,
    row: found?.row ?? 0,
    ...(found !== undefined && { filled: filledOf(table, found.cells, wanted) }),
  } as const;
  const change: RecordChange = written.typed === true ? { ...again, adopt: 0 } : again;
  return planChange(session, change, transaction).writes;
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

// Columns in which the row has what the record has, or had it until a person changed it.
function filledOf(table: RecordTable, current: readonly Cell[], wanted: readonly Cell[]): string[] {
  const shown = table.columns.flatMap(({ key }, index) => (current[index] === wanted[index] ? [key] : []));
  return [...filledIn(current[table.checkIndex]), ...shown];
}

function deletionOf(session: Session, resource: Resource, { id, seq }: JournalRecord): readonly RowWrite[] {
  const change = { kind: 'deleted', resource, record: { id, items: [] }, seq, before: null } as const;
  return planChange(session, change, 0).writes;
}

// One flush writes a document's row and its items, but a kill may keep some of these writes and lose others.
function areItemsWritten(
  resource: Resource,
  record: JsonObject,
  shown: readonly (readonly Cell[])[],
  rev: number,
): boolean {
  const table = itemsTable(resource);
  if (table === null) return true;
  return shown.length === shownLines(record).length && shown.every((cells) => cells[table.revIndex] === rev);
}
