/** Takes the percentages of line items as a person sees them. */
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import { type Session, seenLayout } from '../store/session.ts';
import { rowRanges } from '../store/read/window.ts';
import type { Table } from '../store/table.ts';
import type { CellNote } from './hand.ts';
import type { ItemRow } from './item-rows.ts';
import { doubtedPercent, typedPercents, withPercents } from './shown-percents.ts';
import type { TypingHabits } from './typed-cell.ts';

export interface ItemsDesk {
  readonly session: Session;
  readonly resource: Resource;
  readonly table: Table;
  readonly habits: TypingHabits;
}

export interface ShownItemRows {
  /** These rows with their percentages as they are shown. */
  of(rows: readonly ItemRow[]): readonly ItemRow[];
  /** What to ask about percentages that are rarely meant, should they be taken. */
  readonly doubts: readonly CellNote[];
}

/** Looks at the percentages in the rows of one document; those that nobody has typed stay. */
export function withShownPercents(
  { session, resource, table, habits }: ItemsDesk,
  document: JsonObject,
  rows: readonly ItemRow[],
): ShownItemRows {
  const fields = resource.fields.items?.kind.fields ?? {};
  const layout = seenLayout(session, table);
  const lines = document.items as readonly JsonObject[];
  const idIndex = table.columns.findIndex(({ key }) => key === 'id');
  const doubts: CellNote[] = [];
  const shown = rowRanges(rows.map(({ row }) => row)).flatMap((range) => {
    const percentsIn = typedPercents({ table, layout, range }, habits);
    return rows
      .filter(({ row }) => row >= range.first && row <= range.last)
      .map((read): ItemRow => {
        const { row, cells } = read;
        const written = lines.find(({ id }) => id === cells[idIndex]) ?? null;
        const percents = percentsIn(row, cells, fields, written);
        for (const percent of percents) {
          const text = doubtedPercent(percent);
          const column = layout[percent.index] ?? 1;
          if (text !== null) doubts.push({ sheet: table.sheet, row, column, text });
        }
        return { ...read, cells: withPercents(cells, percents) };
      });
  });
  return { of: (wanted) => wanted.map((read) => shown.find(({ row }) => row === read.row) ?? read), doubts };
}
