/** The context that the steps share while they make edits in rows of line items changes of the documents. */
import type { Resource } from '../../schema/resource.ts';
import { type Session, seenLayout } from '../../store/session.ts';
import { itemsTable, type Table } from '../../store/table.ts';
import type { EditRun, RowRange } from '../edit-run.ts';
import type { CellNote } from '../notes/cell-notes.ts';
import type { TypingRules } from '../rows/typed-cell.ts';

export interface LineEditContext {
  readonly session: Session;
  readonly resource: Resource;
  /** The sheet of line items. */
  readonly table: Table;
  readonly typing: TypingRules;
  /** The rows that the person has touched; null when that is not known. */
  readonly range: RowRange | null;
}

export function openLineEdits(
  { session, typing }: EditRun,
  resource: Resource,
  range: RowRange | null,
): LineEditContext {
  const table = itemsTable(resource);
  if (table === null) throw new Error(`${resource.plural} have no sheet of items.`);
  return { session, resource, table, typing, range };
}

/** A note at a column of a row of line items. */
export function lineNote(
  { session, table }: Pick<LineEditContext, 'session' | 'table'>,
  row: number,
  key: string,
  text: string,
): CellNote {
  const index = table.columns.findIndex((column) => column.key === key);
  return { sheet: table.sheet, row, column: seenLayout(session, table)[index] ?? 1, text };
}
