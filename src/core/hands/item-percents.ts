/** Takes the percentages of line items as a person sees them. */
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import { type Session, seenLayout } from '../store/session.ts';
import { stretchesOf } from '../store/stretches.ts';
import type { Table } from '../store/table.ts';
import type { ItemRow } from './item-rows.ts';
import { typedPercents, withPercents } from './shown-percents.ts';
import type { TypingHabits } from './typed-cell.ts';

export interface ItemsDesk {
  readonly session: Session;
  readonly resource: Resource;
  readonly table: Table;
  readonly habits: TypingHabits;
}

/** The rows of one document with their percentages as they are shown; those that nobody has typed stay. */
export function withShownPercents(
  { session, resource, table, habits }: ItemsDesk,
  document: JsonObject,
  rows: readonly ItemRow[],
): ItemRow[] {
  const fields = resource.fields.items?.kind.fields ?? {};
  const layout = seenLayout(session, table);
  const lines = document.items as readonly JsonObject[];
  const idIndex = table.columns.findIndex(({ key }) => key === 'id');
  return stretchesOf(rows.map(({ row }) => row)).flatMap((range) => {
    const percentsIn = typedPercents({ table, layout, range }, habits);
    return rows
      .filter(({ row }) => row >= range.first && row <= range.last)
      .map((read) => {
        const written = lines.find(({ id }) => id === read.cells[idIndex]) ?? null;
        return {
          ...read,
          cells: withPercents(read.cells, percentsIn(read.row, read.cells, fields, written)),
        };
      });
  });
}
