/** Tells whether any record mentions a text, that another can be deleted. */
import { askColumns } from './ask-columns.ts';
import type { Layout } from './layout.ts';
import type { Session } from './session.ts';
import type { RecordTable } from './table.ts';

/** True when a text stands in the field of any record: a search of its column, or of what has no column. */
export function mentions(session: Session, table: RecordTable, key: string, text: string): boolean {
  const own = table.columns.findIndex((column) => column.key === key);
  const searched =
    own >= 0 ? [own] : table.columns.flatMap((_, index) => (index >= table.dataIndex ? [index] : []));
  const { document } = session.workspace;
  const look = (layout: Layout): boolean =>
    searched.some(
      (index) => layout[index] !== 0 && document.contains(table.sheet, layout[index] ?? 1, 2, text),
    );
  return askColumns(session, table, look, (isFound) => isFound);
}
