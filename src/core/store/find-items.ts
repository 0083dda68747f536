/** Finds the rows that show a document's line items, directly before they are settled or written. */
import type { Cell } from '../workspace.ts';
import { askColumns } from './ask-columns.ts';
import type { Placed } from './changes/plan.ts';
import { type Layout, pick, span } from './layout.ts';
import type { Session } from './session.ts';
import { stretchesOf } from './stretches.ts';
import type { Table } from './table.ts';
import { readWindow } from './window.ts';

/** A row, with its cells in the order of the table's columns. */
export interface ShownItem {
  readonly row: number;
  readonly cells: readonly Cell[];
}

interface Found {
  readonly shown: readonly ShownItem[];
  readonly layout: Layout;
}

/**
 * A search, a read for each stretch of the rows that it finds, and behind them the header, unless a plan has seen it.
 * @throws Refusal workspace_busy when somebody keeps moving them
 */
export function findItems(session: Session, { layouts }: Placed, table: Table, documentId: string): Found {
  const look = (layout: Layout): Found | null => {
    const { document } = session.workspace;
    const rows = document.find(table.sheet, layout[table.idIndex] ?? 1, 2, documentId);
    const area = span(layout);
    const shown = stretchesOf(rows)
      .flatMap((stretch) =>
        readWindow(document, table.sheet, stretch, area).rows.map((cells, index) => ({
          row: stretch.first + index,
          cells: pick(layout, area.column, cells),
        })),
      )
      .filter(({ cells }) => cells[table.idIndex] === documentId);
    return shown.length === rows.length ? { shown, layout } : null;
  };
  const found = askColumns(session, table, look, () => layouts.has(table.sheet));
  layouts.set(table.sheet, found.layout);
  return found;
}
