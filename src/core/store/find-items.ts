/** Finds the rows that show a document's line items, directly before they are settled or written. */
import type { Cell } from '../workspace.ts';
import type { Placed } from './changes/plan.ts';
import { findRows } from './find-rows.ts';
import { type Layout, pick, span } from './layout.ts';
import { lookAgain } from './look-again.ts';
import type { Session } from './session.ts';
import { stretchesOf } from './stretches.ts';
import type { Table } from './table.ts';
import { readWindow } from './window.ts';

/** A row, with its cells in the order of the table's columns. */
export interface ShownItem {
  readonly row: number;
  readonly cells: readonly Cell[];
}

/**
 * A search, and a read for each stretch of the rows that it finds.
 * @throws Refusal workspace_busy when somebody keeps moving them
 */
export function findItems(
  session: Session,
  placed: Placed,
  table: Table,
  documentId: string,
): { readonly shown: readonly ShownItem[]; readonly layout: Layout } {
  return lookAgain(() => {
    const { rows, layout } = findRows(session, placed, table, documentId, 0);
    const area = span(layout);
    const shown = stretchesOf(rows)
      .flatMap((stretch) =>
        readWindow(session.workspace.document, table.sheet, stretch, area).rows.map((cells, index) => ({
          row: stretch.first + index,
          cells: pick(layout, area.column, cells),
        })),
      )
      .filter(({ cells }) => cells[table.idIndex] === documentId);
    return shown.length === rows.length ? { shown, layout } : null;
  });
}
