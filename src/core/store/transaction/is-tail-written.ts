/**
 * Looks whether the rows of the newest transaction are there. Its writer tells that in the cache, so this stands in the
 * script of rare requests.
 */
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { readEntryAt } from '../journal/find-entry.ts';
import type { JournalRecord } from '../journal/journal-entry.ts';
import type { JournalTail } from '../journal/journal-tail.ts';
import { pick, span } from '../layout.ts';
import { findById, readLikelyRows } from '../locate/find-record.ts';
import { readWindow } from '../read/window.ts';
import { shownLines } from '../row/item-rows.ts';
import { hashCell } from '../row/row-hash.ts';
import { assumedLayout, noteTail, type Session } from '../session.ts';
import { itemsTable, recordTable } from '../table.ts';

// Up to this number, reading each record alone takes fewer calls than the redo, which searches all of them at once.
const readSinglyMax = 3;

/**
 * True when each record of the tail stands as the tail wrote it: one document call for each record or each range of
 * neighbours, and one for the entry when the tail was read without its records. A row that a person has edited since proves nothing: then the
 * answer is false, and the next writer redoes the tail.
 * @param withItems true to check the line items too, where new ones stand: three more calls; then the answer is false
 * for many records
 */
export function isTailWritten(session: Session, tail: JournalTail, withItems = false): boolean {
  const { transaction } = tail;
  const records = tail.records ?? readEntryAt(session, tail.row).records;
  if (withItems && records.length > readSinglyMax) return false;
  // With the lock, rows are read as they stand, without the overlay for readers.
  const held = { ...session, holdsLock: true };
  const neighbours = new Map(
    session.resources.flatMap((resource) => {
      const ids = records.filter(({ object }) => object === resource.object).map(({ id }) => id);
      const reads = ids.length > 1 ? readLikelyRows(held, recordTable(resource), ids) : [];
      return reads.map((read) => [read.id, read] as const);
    }),
  );
  return records.every(({ object, id, kind, changed, items }) => {
    if (kind === 'recorded') return true;
    const resource = session.resources.find((one) => one.object === object);
    // A record that is a property has no row that could prove it.
    if (resource === undefined) return false;
    const found = neighbours.get(id) ?? findById(held, recordTable(resource), id);
    if (found === null) return kind === 'deleted' && !(withItems && items);
    // A row is written in several parts; its check proves that all of them are there.
    if (!found.decoded.ok || found.decoded.stored.rev !== transaction || !found.decoded.stored.isUntouched)
      return false;
    // The check does not count fields that stand apart: it may have been kept where their change was lost.
    const { columns, dataIndex } = recordTable(resource);
    if (hashCell(found.cells[dataIndex] ?? '') === changed[columns[dataIndex]?.key ?? '']) return false;
    const { record } = found.decoded.stored;
    return !withItems || !items || areItemsLast(session, resource, record, { kind, transaction });
  });
}

// True when the line items stand below all others, with the number of the transaction.
function areItemsLast(
  session: Session,
  resource: Resource,
  record: JsonObject,
  { kind, transaction }: { readonly kind: JournalRecord['kind']; readonly transaction: number },
): boolean {
  const { id } = record;
  const table = itemsTable(resource);
  const count = shownLines(record).length;
  // A new document without line items never had any rows of them.
  if (table === null || count === 0) return kind === 'created';
  // Where the columns stand elsewhere, the cells read prove nothing, and the tail is redone.
  const layout = assumedLayout(session, table);
  const { document } = session.workspace;
  const last = document.lastContentRow(table.sheet);
  const area = span(layout);
  const { rows } = readWindow(document, table.sheet, { first: Math.max(2, last - count + 1), last }, area);
  const areLast =
    rows.length === count &&
    rows.every((row) => {
      const cells = pick(layout, area.column, row);
      return cells[table.idIndex] === id && cells[table.revIndex] === transaction;
    });
  if (areLast) noteTail(session, table.sheet, { row: last, seq: 0 });
  return areLast;
}
