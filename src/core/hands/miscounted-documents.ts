/** Finds documents that have more or fewer rows of items than lines: a person has deleted or inserted some. */
import type { Resource } from '../schema/resource.ts';
import { readRecords } from '../store/read-records.ts';
import { type Session, seenLayout } from '../store/session.ts';
import { itemsTable, recordTable } from '../store/table.ts';
import { readWindow } from '../store/window.ts';
import type { RowRange } from './settle-rows.ts';

/** The ids of such documents among the rows: one read of the id column of the items, and one of the rows. */
export function miscountedDocuments(
  session: Session,
  resource: Resource,
  { first, last }: RowRange,
): readonly string[] {
  const table = itemsTable(resource);
  if (table === null) return [];
  const { document } = session.workspace;
  const column = seenLayout(session, table)[table.idIndex] ?? 1;
  const end = document.lastContentRow(table.sheet);
  const { rows } = readWindow(document, table.sheet, { first: 2, last: end }, { column, columns: 1 });
  const counts = new Map<string, number>();
  for (const [id] of rows) counts.set(String(id), (counts.get(String(id)) ?? 0) + 1);
  return readRecords(session, recordTable(resource), first, last).rows.flatMap(({ id, decoded }) => {
    if (!decoded.ok) return [];
    const lines = (decoded.stored.written.items as unknown[]).length;
    return lines === (counts.get(id) ?? 0) ? [] : [id];
  });
}
