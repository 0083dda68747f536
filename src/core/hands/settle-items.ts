/** Makes what a person has done in a sheet of line items a correction of their documents. */
import { Refusal } from '../errors/refusal.ts';
import { isSame } from '../schema/canonical-json.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import { bufferCells, flushCells } from '../store/buffered-writes.ts';
import { carryOut } from '../store/changes/plan.ts';
import { itemRows } from '../store/changes/plan-change.ts';
import { replaceItems } from '../store/changes/replace-items.ts';
import { openDraft } from '../store/draft.ts';
import { readJournalTail } from '../store/journal/journal-tail.ts';
import { findByText } from '../store/locate.ts';
import { redoTail } from '../store/redo.ts';
import { type Session, seenLayout } from '../store/session.ts';
import { itemsTable, recordTable, type Table } from '../store/table.ts';
import { commitDraft, noAttempt } from '../store/commit.ts';
import { correctionsOf, correctRecord } from './correct-record.ts';
import type { CellNote } from './hand.ts';
import { type ItemRow, itemsOf, readItemRows } from './item-rows.ts';
import type { RowRange, Settled } from './settle-rows.ts';
import type { TypingHabits } from './typed-cell.ts';

/** Settles the documents whose items stand in these rows, each with a commit of its own, under the lock. */
export function settleItems(
  session: Session,
  resources: readonly Resource[],
  resource: Resource,
  range: RowRange,
  habits: TypingHabits,
  isLate: () => boolean,
): Settled {
  const table = itemsTable(resource);
  if (table === null) throw new Error(`${resource.plural} have no sheet of items.`);
  const desk = { session, resources, resource, table, habits };
  const byDocument = new Map<string, ItemRow[]>();
  for (const row of readItemRows(session, table, range)) {
    const id = documentOf(session, resource, row);
    if (id !== null) byDocument.set(id, [...(byDocument.get(id) ?? []), row]);
  }
  const notes: CellNote[] = [];
  let changes = 0;
  let done = 0;
  for (const [id, rows] of byDocument) {
    if (done > 0 && isLate()) break;
    done += 1;
    const typed = rows.filter(({ documentId }) => documentId === '');
    const outcome = settleDocument(desk, id, typed);
    if (outcome === 'changed') changes += 1;
    else if (outcome !== 'same')
      notes.push({ sheet: table.sheet, row: rows[0]?.row ?? range.first, column: 1, text: outcome.reason });
  }
  return { changes, notes, hasMore: done < byDocument.size, hasBlank: false };
}

/** Settles the items of documents whose rows may be gone from the sheet. */
export function settleItemsOf(
  session: Session,
  resources: readonly Resource[],
  resource: Resource,
  ids: readonly string[],
  habits: TypingHabits,
): number {
  const table = itemsTable(resource);
  if (table === null) return 0;
  const desk = { session, resources, resource, table, habits };
  return ids.filter((id) => settleDocument(desk, id, []) === 'changed').length;
}

// A new line names its document by number, as people do.
function documentOf(session: Session, resource: Resource, { documentId, number }: ItemRow): string | null {
  if (documentId !== '') return documentId;
  if (number === '') return null;
  return findByText(session, recordTable(resource), 'number', number)[0]?.id ?? null;
}

interface Desk {
  readonly session: Session;
  readonly resources: readonly Resource[];
  readonly resource: Resource;
  readonly table: Table;
  readonly habits: TypingHabits;
}

/** What became of a document's lines; a reason when they were restored. */
type Outcome = 'changed' | 'same' | { readonly reason: string };

function settleDocument(desk: Desk, id: string, typed: readonly ItemRow[]): Outcome {
  const { session, resources, resource, table, habits } = desk;
  const tail = readJournalTail(session);
  redoTail(session, tail, resources);
  const draft = openDraft(session, tail);
  const record = draft.find(resource, id);
  if (record === null) return { reason: `There is no ${resource.object} with the id ${id}.` };
  const { rev } = draft.placeOf(record).stored;
  const layout = seenLayout(session, table);
  const places = session.workspace.document.find(table.sheet, layout[table.idIndex] ?? 1, 2, id);
  const rows = [
    ...places.flatMap((row) => readItemRows(session, table, { first: row, last: row })),
    ...typed,
  ].filter(({ documentId }) => documentId === id || documentId === '');
  try {
    const items = itemsOf(resource, record, rows, habits);
    const isChanged = !isSame(items, itemsOf(resource, record, null, habits));
    if (!isChanged) return restoreItems(desk, record, rev, 'same');
    if (!correctionsOf(resource, record).fields.includes('items')) {
      throw new Refusal('invalid_state', `Its lines cannot change while it is ${String(record.status)}.`);
    }
    if (!correctRecord(draft, resource, record, { items })) return restoreItems(desk, record, rev, 'same');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const reasons = (error.facts.problems ?? []).map(({ pointer, message }) => `${pointer}: ${message}`);
    const reason = ['Not taken.', error.message, ...reasons].join('\n');
    return restoreItems(desk, record, rev, { reason });
  }
  adopt(desk, id, typed);
  commitDraft(session, tail, draft, noAttempt);
  return 'changed';
}

// Where the lines are replaced, a typed one is among them.
function adopt({ session, table }: Desk, id: string, typed: readonly ItemRow[]): void {
  if (typed.length === 0) return;
  const column = seenLayout(session, table)[table.idIndex] ?? 1;
  for (const { row } of typed) bufferCells(session, table.sheet, { row, column }, [[id]], ['@']);
  flushCells(session);
}

function restoreItems({ session, table }: Desk, record: JsonObject, rev: number, outcome: Outcome): Outcome {
  const rows = itemRows(table, record, rev);
  carryOut(session, [replaceItems({ table, documentId: String(record.id), rows })]);
  flushCells(session);
  return outcome;
}
