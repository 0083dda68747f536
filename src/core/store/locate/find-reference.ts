/** Finds whether other records refer to a record, so that it must not be deleted. */
import { type Field, isStored } from '../../schema/field.ts';
import type { Resource } from '../../schema/resource.ts';
import { type Layout, runs } from '../layout.ts';
import { openColumns } from '../made-columns.ts';
import type { Session } from '../session.ts';
import { type RecordTable, recordTable } from '../table.ts';
import { withVerifiedColumns } from './verified-columns.ts';

/** The `plural` of a resource whose records refer to this id, or null: a search for each field that can refer to it. */
export function findReference(session: Session, resource: Resource, id: string): string | null {
  for (const other of session.resources) {
    for (const [name, field] of Object.entries(other.fields)) {
      if (name === 'id' || !refersTo(field, resource.idPrefix)) continue;
      if (isReferenced(session, recordTable(other), name, id)) return other.plural;
    }
  }
  return null;
}

// A reference may stand within a list, as that of a line to its product.
function refersTo(field: Field, prefix: string): boolean {
  if (!isStored(field)) return false;
  const inner = field.kind.list === true ? field.kind.fields : undefined;
  return (
    field.kind.refersTo === prefix || Object.values(inner ?? {}).some(({ kind }) => kind.refersTo === prefix)
  );
}

/** True when a text stands in the field of any record: a search of its column, or of those with what has no column. */
function isReferenced(session: Session, table: RecordTable, key: string, text: string): boolean {
  const own = table.columns.findIndex((column) => column.key === key);
  const data = table.columns.flatMap((_, index) => (index >= table.dataIndex ? [index] : []));
  const { document } = session.workspace;
  const search = (layout: Layout): boolean =>
    runs(
      (own >= 0 && !openColumns(session.settings, table, layout).includes(own) ? [own] : data).map(
        (index) => layout[index] ?? 0,
      ),
      [],
    ).some(({ column, cells }) => document.contains(table.sheet, { column, columns: cells.length }, 2, text));
  return withVerifiedColumns(session, table, search, (isFound) => isFound);
}
