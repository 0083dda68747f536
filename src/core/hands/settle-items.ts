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
import { redoTail } from '../store/redo-tail.ts';
import { type Session, seenLayout } from '../store/session.ts';
import { itemsTable, recordTable, type Table } from '../store/table.ts';
import { commitDraft, noAttempt } from '../store/commit.ts';
import { correctionsOf, correctRecord } from './correct-record.ts';
import type { CellNote } from './hand.ts';
import { type ItemRow, itemsOf, readItemRows } from './item-rows.ts';
import type { RowRange, Settled } from './settle-rows.ts';
import { digestOf } from './shown-items.ts';
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
  const documents = [...byDocument].map(([id, rows]) => ({
    id,
    row: rows[0]?.row ?? range.first,
    typed: rows.filter(({ documentId }) => documentId === ''),
  }));
  return settleDocuments(desk, documents, isLate);
}

/** Settles the items of documents that the sheet does not show as they are. */
export function settleItemsOf(
  session: Session,
  resources: readonly Resource[],
  resource: Resource,
  ids: readonly string[],
  habits: TypingHabits,
  isLate: () => boolean,
): Settled {
  const table = itemsTable(resource);
  if (table === null) throw new Error(`${resource.plural} have no sheet of items.`);
  const desk = { session, resources, resource, table, habits };
  return settleDocuments(
    desk,
    ids.map((id) => ({ id, row: null, typed: [] })),
    isLate,
  );
}

interface TouchedDocument {
  readonly id: string;
  /** Where a note about it goes; null where the person touched none of its rows. */
  readonly row: number | null;
  /** Rows that are to become lines of it. */
  readonly typed: readonly ItemRow[];
}

function settleDocuments(desk: Desk, documents: readonly TouchedDocument[], isLate: () => boolean): Settled {
  const notes: CellNote[] = [];
  let changes = 0;
  let done = 0;
  for (const { id, row, typed } of documents) {
    if (done > 0 && isLate()) break;
    done += 1;
    const outcome = settleDocument(desk, id, typed);
    if (outcome === 'changed') changes += 1;
    else if (outcome !== 'same' && row !== null)
      notes.push({ sheet: desk.table.sheet, row, column: 1, text: outcome.reason });
  }
  return { changes, notes, hasMore: done < documents.length, hasBlank: false };
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
  const { session, resources, resource, habits } = desk;
  const tail = readJournalTail(session);
  redoTail(session, tail, resources);
  const draft = openDraft(session, tail);
  let found: FoundDocument | null = null;
  try {
    const record = draft.find(resource, id);
    if (record === null) return { reason: `There is no ${resource.object} with the id ${id}.` };
    found = { record, rev: draft.placeOf(record).stored.rev, rows: ownRows(desk, id) };
    const items = itemsOf(resource, record, [...found.rows, ...typed], habits);
    const isChanged = !isSame(items, itemsOf(resource, record, null, habits));
    if (!isChanged) return restoreItems(desk, found, 'same');
    if (!correctionsOf(resource, record).fields.includes('items')) {
      throw new Refusal('invalid_state', `Its lines cannot change while it is ${String(record.status)}.`);
    }
    if (!correctRecord(draft, resource, record, { items })) return restoreItems(desk, found, 'same');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const reasons = (error.facts.problems ?? []).map(({ pointer, message }) => `${pointer}: ${message}`);
    const outcome = { reason: ['Not taken.', error.message, ...reasons].join('\n') };
    // What cannot be read cannot be shown either.
    return found === null ? outcome : restoreItems(desk, found, outcome);
  }
  adopt(desk, id, typed);
  commitDraft(session, tail, draft, noAttempt);
  return 'changed';
}

interface FoundDocument {
  readonly record: JsonObject;
  readonly rev: number;
  /** What the sheet shows of it. */
  readonly rows: readonly ItemRow[];
}

function ownRows({ session, table }: Desk, id: string): ItemRow[] {
  const column = seenLayout(session, table)[table.idIndex] ?? 1;
  return session.workspace.document
    .find(table.sheet, column, 2, id)
    .flatMap((row) => readItemRows(session, table, { first: row, last: row }))
    .filter(({ documentId }) => documentId === id);
}

// Where the lines are replaced, a typed one is among them.
function adopt({ session, table }: Desk, id: string, typed: readonly ItemRow[]): void {
  if (typed.length === 0) return;
  const column = seenLayout(session, table)[table.idIndex] ?? 1;
  for (const { row } of typed) bufferCells(session, table.sheet, { row, column }, [[id]], ['@']);
  flushCells(session);
}

function restoreItems({ session, table }: Desk, found: FoundDocument, outcome: Outcome): Outcome {
  const { record, rev } = found;
  const rows = itemRows(table, record, rev);
  const shown = found.rows.map(({ cells }) => cells);
  if (digestOf(table, shown) === digestOf(table, rows)) return outcome;
  carryOut(session, [replaceItems({ table, documentId: String(record.id), rows })]);
  flushCells(session);
  return outcome;
}
