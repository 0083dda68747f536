/** Answers a page of the newest records with the number of all records. */
import { isSame } from '../../schema/canonical.ts';
import { withVerifiedColumns } from '../locate/verified-columns.ts';
import { assumedLayout, countGaps, publishHints, type Session } from '../session.ts';
import type { RecordTable } from '../table.ts';
import { newestPage } from './newest-page.ts';
import type { Query, QueryPage } from './query.ts';
import { rowsWithoutRecord } from '../search/rows-without-record.ts';

// What a person does to rows while no trigger runs is counted this much later.
const keptMs = 3_600_000;

/**
 * A page of the newest records, and how many records there are: one document call when they were counted before, and
 * otherwise one call and one search more.
 * @returns null for a list with conditions or another order, for a sheet that a person has sorted, and where Google's
 * search does not prove the count
 * @throws Refusal workspace_busy when rows or columns are being moved
 */
export function countedPage(session: Session, table: RecordTable, query: Query): QueryPage | null {
  const { conditions, sort, counts, showsDeleted } = query;
  const isNewest = conditions.length === 0 && sort.field === null && sort.isDescending;
  if (!isNewest || !counts || showsDeleted || session.hints.mixed.includes(table.sheet)) return null;
  return keptCount(session, table, query) ?? counted(session, table, query);
}

// Goes on from the last count, as long as nothing but new records has moved the newest one down since. A row that a person
// has cleared counts until its deletion is committed, which forgets the count.
function keptCount(session: Session, table: RecordTable, query: Query): QueryPage | null {
  const kept = session.hints.counts[table.sheet];
  if (kept === undefined || query.after !== null) return null;
  if (session.workspace.clock.now() - kept.countedMs > keptMs) return null;
  const page = newestPage(session, table, query);
  const newest = newestOf(page);
  if (newest === null) return null;
  const added = newest.seq - kept.seq - countGaps(session, table.sheet, kept.seq, newest.seq);
  return added === newest.row - kept.row ? { ...page, total: kept.total + added } : null;
}

function counted(session: Session, table: RecordTable, query: Query): QueryPage | null {
  const { page } = withVerifiedColumns(
    session,
    table,
    (layout) => {
      const found = rowsWithoutRecord(session, table, layout);
      return { layout, page: found && newestPage(session, table, query, found.last - 1 - found.above.size) };
    },
    // An id that is read behind the search proves the column that was searched, as long as both looked at one layout.
    ({ layout, page }) =>
      page !== null && page.entries.length > 0 && isSame(layout, assumedLayout(session, table)),
  );
  const newest = page === null || query.after !== null ? null : newestOf(page);
  if (page !== null && newest !== null) {
    const count = { ...newest, total: page.total, countedMs: session.workspace.clock.now() };
    session.hints = { ...session.hints, counts: { ...session.hints.counts, [table.sheet]: count } };
    publishHints(session);
  }
  return page;
}

/** Where the first record of a page stands; null when there is none. */
function newestOf({ entries }: QueryPage): { readonly row: number; readonly seq: number } | null {
  const [newest] = entries;
  if (newest === undefined || 'deleted' in newest || newest.seq === null) return null;
  return { row: newest.row, seq: newest.seq };
}
