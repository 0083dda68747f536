/** Answers a page of the newest records with the number of all records. */
import { isSame } from '../../schema/canonical.ts';
import { withVerifiedColumns } from '../locate/verified-columns.ts';
import { assumedLayout, type Session } from '../session.ts';
import type { RecordTable } from '../table.ts';
import { newestPage } from './newest-page.ts';
import type { Query, QueryPage } from './query.ts';
import { rowsWithoutRecord } from '../search/rows-without-record.ts';

/**
 * A page of the newest records, and how many records there are: two document calls and one search beside the page.
 * @returns null for a list with conditions or another order, for a sheet that a person has sorted, and where Google's
 * search does not prove the count
 * @throws Refusal workspace_busy when rows or columns are being moved
 */
export function countedPage(session: Session, table: RecordTable, query: Query): QueryPage | null {
  const { conditions, sort, counts, showsDeleted } = query;
  const isNewest = conditions.length === 0 && sort.field === null && sort.isDescending;
  if (!isNewest || !counts || showsDeleted || session.hints.mixed.includes(table.sheet)) return null;
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
  return page;
}
