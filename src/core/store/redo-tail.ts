/** Finishes the newest transaction before anything else is written. */
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import { hashCells } from './row-hash.ts';
import { itemRows } from './item-rows.ts';
import { hintsName, parseHints } from './hints.ts';
import type { JournalRecord } from './journal/journal-entry.ts';
import type { JournalTail } from './journal/journal-tail.ts';
import { readEntryAt } from './journal/read-entries.ts';
import { pick, span } from './layout.ts';
import { findById } from './locate/find-record.ts';
import { readWindow } from './read/window.ts';
import { type Session, noteTail, seenLayout } from './session.ts';
import { itemsTable, recordTable } from './table.ts';

/**
 * Sees to it that the tail's records are written. Only the tail can be unapplied, because every writer does this
 * first. No call when the tail is known to be applied, and nothing is written when it is found to be.
 */
export function redoTail(session: Session, tail: JournalTail): void {
  if (tail.isApplied || isKnownWritten(session, tail.transaction)) return;
  if (!isTailWritten(session, tail, true)) {
    // Should it fail half-way, the lock stays until its writes are applied.
    session.hasUnflushedWrites = true;
    session.workspace.finishTail();
    session.hasUnflushedWrites = false;
  }
  session.hints = { ...session.hints, applied: tail.transaction };
}

// Who wrote the tail while this execution waited for the lock has left word since; without a word before, the cache
// has forgotten, and there is nothing to ask it.
function isKnownWritten(session: Session, transaction: number): boolean {
  if (session.hints.applied > 0 && session.hints.applied < transaction) {
    const text = session.workspace.cache.get(hintsName);
    if (text !== null) session.hints = parseHints(text);
  }
  return session.hints.applied >= transaction;
}

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
      check: hashCells(itemRows(table, record, transaction).pop() ?? []),
    });
  return areLast;
}
