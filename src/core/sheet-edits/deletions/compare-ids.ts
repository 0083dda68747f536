/** Compares the ids in a sheet with the known ones: records whose row is gone, and deleted records whose row is back. */
import type { Resource } from '../../schema/resource.ts';
import {
  deletionsIn,
  type RecordedChange,
  readRecordedChanges,
} from '../../store/journal/recorded-changes.ts';
import { readJournalTail } from '../../store/journal/journal-tail.ts';
import { type KnownIds, readKnownIds } from '../../store/known-ids.ts';
import { retryWhileRowsMove, withVerifiedColumns } from '../../store/locate/verified-columns.ts';
import { rowsBelow } from '../../store/read/window.ts';
import { sequenceOf } from '../../schema/record-id.ts';
import { unpack } from '../../store/row/row-codec.ts';
import { type Session, seenLayout } from '../../store/session.ts';
import { type RecordTable, recordTable, type Table } from '../../store/table.ts';
import { readRowsAt, readTexts, rowsByText } from '../rows/read-rows.ts';

/** What the known ids and the journal tell of the records of one kind. */
export interface ToldRecords {
  readonly known: KnownIds;
  /** The journal's entries, in the order of the commits. */
  readonly told: readonly RecordedChange[];
  /** The newest transaction that was known before the entries were read, so that they have it; null when none was known. */
  readonly since: number | null;
  /** Ids of the records that there should be. */
  readonly expected: ReadonlySet<string>;
  /** True for the id of a deleted record. */
  readonly wasDeleted: (id: string) => boolean;
}

export function toldRecords(
  { idPrefix }: Resource,
  known: KnownIds,
  told: readonly RecordedChange[],
  since: number | null = null,
): ToldRecords {
  const deletions = deletionsIn(told);
  const expected = existingIds(known.ids, told);
  // The journal forgets deletions after a month. A row whose id is not known then was a record before.
  const wasDeleted = (id: string): boolean =>
    deletions.has(id) || (known.isKept && !expected.has(id) && sequenceOf(id, idPrefix) !== null);
  return { known, told, since, expected, wasDeleted };
}

/** The newest transaction, read before the entries that are to have it: two document calls where no hint knows it. */
export function newestTransaction(session: Session): number {
  return session.hints.journal?.transaction ?? readJournalTail(session).transaction;
}

/** True when a record has no row by these ids, or a deleted one has a row. */
export function differ({ expected, wasDeleted }: ToldRecords, ids: readonly string[]): boolean {
  const shown = new Set(ids);
  return [...expected].some((id) => !shown.has(id)) || ids.some(wasDeleted);
}

export interface IdComparison extends ToldRecords {
  /** The ids in the sheet as they were read, from row 2 on. */
  readonly cells: readonly string[];
  /** Ids of the records that have a row. */
  readonly present: ReadonlySet<string>;
  /** Ids of expected records that have no row. */
  readonly gone: readonly string[];
  /** Rows of deleted records. */
  readonly returned: readonly number[];
}

/**
 * Two document calls for the ids, and four for what is told of them unless that was read before; more for rows whose id
 * cell does not say whose they are.
 */
export function compareIds(
  session: Session,
  resource: Resource,
  before: ToldRecords | null = null,
): IdComparison {
  const table = recordTable(resource);
  const cells = readIds(session, table);
  const records =
    before ?? toldRecords(resource, readKnownIds(session, resource), readRecordedChanges(session, resource));
  const { known, expected, wasDeleted } = records;
  // Before the first ids were written, most rows are of records that the journal has forgotten.
  const isClear = (id: string): boolean =>
    expected.has(id) || (!known.isKept && sequenceOf(id, resource.idPrefix) !== null);
  const ids = differ(records, cells) ? readOwnIds(session, table, cells, isClear) : cells;
  const present = new Set(ids.filter((id) => sequenceOf(id, resource.idPrefix) !== null));
  return {
    ...records,
    cells,
    present,
    gone: [...expected].filter((id) => !present.has(id)),
    returned: ids.flatMap((id, index) => (wasDeleted(id) ? [index + 2] : [])),
  };
}

/**
 * The id cells of a sheet, row by row: of records, or of the documents that lines belong to. Two document calls.
 * @throws Refusal workspace_busy while somebody keeps inserting rows
 */
export function readIds(session: Session, table: Table): string[] {
  const column = seenLayout(session, table)[table.idIndex] ?? 1;
  return retryWhileRowsMove(() => {
    const last = session.workspace.document.lastContentRow(table.sheet);
    const ids = readTexts(session, table.sheet, column, { first: 2, last: last + rowsBelow });
    // An id below the last row tells that a person has inserted rows meanwhile: a record further down would seem gone.
    return ids.slice(last - 1).some((id) => id !== '') ? null : ids.slice(0, last - 1);
  });
}

// A person may have written over ids, and no trigger has seen it yet: then the row's data says whose row it is. A copy
// has no revision, or stands beside the row that it was copied from.
function readOwnIds(
  session: Session,
  table: RecordTable,
  cells: readonly string[],
  isClear: (id: string) => boolean,
): string[] {
  const rows = rowsByText(cells);
  const unclear = cells.flatMap((id, index) =>
    isClear(id) && rows.get(id)?.length === 1 ? [] : [index + 2],
  );
  const ids = [...cells];
  for (const { row, cells: all } of readRowsAt(session, table, unclear)) {
    const written = unpack(table, all);
    if (typeof written?.id === 'string') ids[row - 2] = all[table.revIndex] === '' ? '' : written.id;
  }
  return ids;
}

/** Ids of the records that exist: those known before and those in the journal, without the deleted ones. */
export function existingIds(known: ReadonlySet<string>, changes: readonly RecordedChange[]): Set<string> {
  const deletions = deletionsIn(changes);
  return new Set([...known, ...changes.map(({ id }) => id)].filter((id) => !deletions.has(id)));
}

/**
 * The ids that have no row, also when one is looked at again: an undo may have brought a row back since the ids were
 * compared, or a writer may have written it only then. One search for all, and one read when some are found.
 */
export function missingOf(session: Session, resource: Resource, ids: readonly string[]): readonly string[] {
  const table = recordTable(resource);
  const [only = ''] = ids;
  if (only === '') return [];
  const pattern = `^(${ids.join('|')})$`;
  const rows = withVerifiedColumns(session, table, (layout) =>
    session.workspace.document.find(table.sheet, layout[table.idIndex] ?? 1, 2, pattern, true),
  );
  if (rows.length === 0) return ids;
  const found = new Set(readRowsAt(session, table, rows).map(({ id }) => id));
  return ids.filter((id) => !found.has(id));
}
