/** Tells from the rows themselves whether the newest transaction is written, when the cache has forgotten it. */
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import { checkOf } from './changes/append-rows.ts';
import { itemRows } from './changes/plan-change.ts';
import { readEntryAt } from './journal/find-earlier.ts';
import type { JournalRecord } from './journal/journal-entry.ts';
import type { JournalTail } from './journal/journal-tail.ts';
import { pick, span } from './layout.ts';
import { findById } from './locate.ts';
import { noteTail, type Session, seenLayout } from './session.ts';
import { itemsTable, recordTable } from './table.ts';
import { readWindow } from './window.ts';

/**
 * True when each record of the tail stands as the tail wrote it: one document call for each record, and one for the
 * entry when the tail does not tell what it is about. A row that a person has edited since proves nothing: then the
 * next writer finds out.
 * @param withItems true to look for the line items, too, where they stand when they are new: three more calls
 */
export function isTailWritten(session: Session, tail: JournalTail, withItems = false): boolean {
  const { transaction } = tail;
  const records = tail.records ?? readEntryAt(session, tail.row).records;
  return records.every(({ object, id, kind, items }) => {
    if (kind === 'told') return true;
    const resource = session.resources.find((one) => one.object === object);
    // What stands in no sheet proves nothing there.
    if (resource === undefined) return false;
    // As it stands there, not as readers are shown it.
    const found = findById({ ...session, holdsLock: true }, recordTable(resource), id);
    if (found === null) return kind === 'deleted' && !(withItems && items);
    // Of a row that is written in parts the check proves that all of them are there.
    if (!found.decoded.ok || found.decoded.stored.rev !== transaction || !found.decoded.stored.isUntouched)
      return false;
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
  const { id, items } = record;
  const table = itemsTable(resource);
  const count = (items as unknown[]).length;
  // What was new without line items never had any.
  if (table === null || count === 0) return kind === 'created';
  const layout = seenLayout(session, table);
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
  if (areLast)
    noteTail(session, table.sheet, {
      row: last,
      seq: 0,
      check: checkOf(itemRows(table, record, transaction)),
    });
  return areLast;
}
