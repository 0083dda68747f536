/** Makes what a person has done in a sheet of line items a correction of their documents. */
import type { Resource } from '../schema/resource.ts';
import type { Session } from '../store/session.ts';
import { seenLayout } from '../store/session.ts';
import { itemsTable, type Table } from '../store/table.ts';
import type { CellNote } from './hand.ts';
import { type ItemRow, readItemRows } from './item-rows.ts';
import { namedDocument } from './named-document.ts';
import type { Desk } from './desk.ts';
import { settleLines, type TouchedDocument } from './settle-lines.ts';
import type { RowRange, Settled } from './settle-rows.ts';
import type { LookedAtRow } from './tell-notes.ts';
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
  const desk: Desk = { session, resources, resource, table: tableOf(resource), habits, range };
  const rows = readItemRows(session, desk.table, range);
  const touched = new Map<string, TouchedDocument>();
  const lost: ItemRow[] = [];
  for (const row of rows) {
    const isTyped = row.documentId === '';
    // A row without a number is no line yet.
    if (isTyped && row.number === '') continue;
    const id = isTyped ? namedDocument(session, resource, row.number) : row.documentId;
    if (id === null) {
      lost.push(row);
      continue;
    }
    const before = touched.get(id) ?? { id, rows: [], typed: [] };
    touched.set(id, {
      ...before,
      rows: [...before.rows, row.row],
      typed: isTyped ? [...before.typed, row] : before.typed,
    });
  }
  const settled = settleDocuments(desk, [...touched.values()], isLate);
  return {
    ...settled,
    notes: [...lost.map((row) => unknownNumber(desk, row)), ...settled.notes],
    hasBlank: rows.length <= range.last - range.first,
  };
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
  return settleDocuments(
    { session, resources, resource, table: tableOf(resource), habits, range: null },
    ids.map((id) => ({ id, rows: [], typed: [] })),
    isLate,
  );
}

function settleDocuments(desk: Desk, documents: readonly TouchedDocument[], isLate: () => boolean): Settled {
  const notes: CellNote[] = [];
  const lookedAt: LookedAtRow[] = [];
  const queue = [...documents];
  let changes = 0;
  let done = 0;
  let isMoved = false;
  for (const touched of queue) {
    if (done > 0 && isLate()) break;
    done += 1;
    const settled = settleLines(desk, touched);
    if (settled.outcome === 'changed') changes += 1;
    if (settled.outcome === 'moved') isMoved = true;
    lookedAt.push(...touched.rows.map((row) => ({ row, isChanged: settled.outcome === 'changed' })));
    notes.push(...settled.notes.map(({ row, text }) => noteAt(desk, row, text)), ...settled.cellNotes);
    for (const row of settled.leaving) {
      const id = namedDocument(desk.session, desk.resource, row.number);
      // Typed into a copy, the number says whose line it is to be.
      if (id === null) notes.push(unknownNumber(desk, row));
      else queue.push({ id, rows: [row.row], typed: [row] });
    }
  }
  return { changes, notes, rows: lookedAt, hasMore: isMoved || done < queue.length, hasBlank: false };
}

function unknownNumber(desk: Desk, { row, number }: ItemRow): CellNote {
  const { object } = desk.resource;
  return noteAt(
    desk,
    row,
    `This row is no line yet: there is no ${object} with the number "${number}". Correct the number, or delete the row.`,
  );
}

function noteAt({ session, table }: Desk, row: number, text: string): CellNote {
  const number = table.columns.findIndex(({ key }) => key === 'document_number');
  return { sheet: table.sheet, row, column: seenLayout(session, table)[number] ?? 1, text };
}

function tableOf(resource: Resource): Table {
  const table = itemsTable(resource);
  if (table === null) throw new Error(`${resource.plural} have no sheet of items.`);
  return table;
}
