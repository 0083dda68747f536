/** Compares the records that a sheet shows with those that are known: whose row is gone, whose was brought back. */
import type { Resource } from '../schema/resource.ts';
import type { KnownIds } from '../store/known-ids.ts';
import { retryWhileRowsMove } from '../store/locate/verified-columns.ts';
import { sequenceOf } from '../store/record-id.ts';
import { unpack } from '../store/row-codec.ts';
import { type Session, seenLayout } from '../store/session.ts';
import { type RecordTable, recordTable, type Table } from '../store/table.ts';
import {
  deletionsIn,
  existingIds,
  readRecordedChanges,
  type RecordedChange,
} from '../store/journal/recorded-changes.ts';
import { readWindow, rowsBelow } from '../store/read/window.ts';
import { readAt } from './read-at.ts';

export interface Population {
  /** Ids of the records that have a row. */
  readonly present: ReadonlySet<string>;
  /** How many known records there are. */
  readonly expected: number;
  /** Ids of known records that have none. */
  readonly gone: readonly string[];
  /** Rows of records that were deleted. */
  readonly returned: readonly number[];
  /** True for the id of such a record. */
  readonly wasDeleted: (id: string) => boolean;
  /** What the journal tells of them, in the order of the commits. */
  readonly told: readonly RecordedChange[];
}

/** Two document calls for the ids, two for the journal; more for rows that do not say whose they are. */
export function comparePopulation(
  session: Session,
  resource: Resource,
  known: Pick<KnownIds, 'ids' | 'isKept'>,
): Population {
  const table = recordTable(resource);
  const cells = readIds(session, table);
  const told = readRecordedChanges(session, resource);
  const deletions = deletionsIn(told);
  const expected = existingIds(known.ids, told);
  // The journal forgets deletions, too: who has an id and is not known was a record before.
  const wasDeleted = (id: string): boolean =>
    deletions.has(id) || (known.isKept && !expected.has(id) && sequenceOf(id, resource.idPrefix) !== null);
  const shown = new Set(cells);
  const isChanged = [...expected].some((id) => !shown.has(id)) || cells.some(wasDeleted);
  const ids = isChanged ? ownIds(session, table, cells, expected) : cells;
  const present = new Set(ids.filter((id) => sequenceOf(id, resource.idPrefix) !== null));
  return {
    present,
    expected: expected.size,
    gone: [...expected].filter((id) => !present.has(id)),
    returned: ids.flatMap((id, index) => (wasDeleted(id) ? [index + 2] : [])),
    wasDeleted,
    told,
  };
}

/** What stands in the cells for ids, of records or of line items' documents, row by row: two document calls. */
export function readIds(session: Session, table: Table): string[] {
  const { document } = session.workspace;
  const column = seenLayout(session, table)[table.idIndex] ?? 1;
  return retryWhileRowsMove(() => {
    const last = document.lastContentRow(table.sheet);
    const range = { first: 2, last: last + rowsBelow };
    const ids = readWindow(document, table.sheet, range, { column, columns: 1 }).rows.map(([id]) =>
      String(id),
    );
    // Rows that a person has inserted meanwhile have pushed others below the last: whose id is not read passes for gone.
    return ids.slice(last - 1).some((id) => id !== '') ? null : ids.slice(0, last - 1);
  });
}

// A person may have written over ids, and no trigger has seen it yet: the row's data tells whose row it is. Copies
// have no revision, or stand beside the row that they were copied from.
function ownIds(
  session: Session,
  table: RecordTable,
  cells: readonly string[],
  expected: ReadonlySet<string>,
): string[] {
  const counts = new Map<string, number>();
  for (const id of cells) counts.set(id, (counts.get(id) ?? 0) + 1);
  const unclear = cells.flatMap((id, index) => (expected.has(id) && counts.get(id) === 1 ? [] : [index + 2]));
  const ids = [...cells];
  for (const { row, cells: all } of readAt(session, table, unclear)) {
    const written = unpack(table, all);
    if (typeof written?.id === 'string') ids[row - 2] = all[table.revIndex] === '' ? '' : written.id;
  }
  return ids;
}
