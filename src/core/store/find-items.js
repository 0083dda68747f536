import { askColumns } from './ask-columns.ts';
import { pick, span } from './layout.ts';
import { stretchesOf } from './stretches.ts';
import { readWindow } from './window.ts';
/**
 * A search, a read for each stretch of the rows that it finds, and behind them the header, unless a plan has seen it.
 * @throws Refusal workspace_busy when somebody keeps moving them
 */
export function findItems(session, { layouts }, table, documentId) {
  const look = (layout) => {
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
