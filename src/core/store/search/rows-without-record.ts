/** Finds the rows of a sheet that hold no record by a search, which takes a quarter of the time of reading all ids. */
import type { Layout } from '../layout.ts';
import type { Session } from '../session.ts';
import type { RecordTable } from '../table.ts';

/** The rows without a record, of those that have content below or beside them. */
interface Found {
  readonly above: ReadonlySet<number>;
  /** The last row with content. */
  readonly last: number;
}

/**
 * Finds the rows in which no record stands: one document call and one search of the ids for anything else.
 * @returns null unless the search has also shown the blank cell below the last row, so that it shows blank cells, and no
 * row was added in between
 */
export function rowsWithoutRecord(session: Session, table: RecordTable, layout: Layout): Found | null {
  const { document } = session.workspace;
  const last = document.lastContentRow(table.sheet);
  const rows = document.find(table.sheet, layout[table.idIndex] ?? 1, 2, noId(table.resource.idPrefix), true);
  return rows.includes(last + 1) ? { above: new Set(rows.filter((row) => row <= last)), last } : null;
}

// An id has its prefix, an underscore and 26 signs: anything else has another sign in one place, or another length.
function noId(prefix: string): string {
  const head = [...`${prefix}_`].map((sign, at) => `.{${at}}[^${sign}]`).join('|');
  const length = prefix.length + 27;
  return `^(${head}|.{${prefix.length + 1}}.*[^0-9A-HJKMNP-TV-Z]|.{0,${length - 1}}$|.{${length + 1}})`;
}
