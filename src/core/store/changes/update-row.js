import { bufferCells } from '../buffered-writes.ts';
import { runs } from '../layout.ts';
import { findRows } from '../find-rows.ts';
import { cellFormat } from '../table.ts';
import { appendRows } from './append-rows.ts';
/** A row that a person has deleted since it was read comes back: the change was acknowledged. */
export function updateRow(update) {
  const { table, id, seq, cells, changed } = update;
  return (session, placed) => {
    const { rows, layout } = findRows(session, placed, table, id, update.row);
    const [row] = rows;
    if (row === undefined) {
      const place =
        update.adopt === undefined
          ? appendRows({ table, rows: [cells], seq })
          : update.adopt({ table, cells, id, seq });
      return place(session, placed);
    }
    const columns = changed.map((index) => layout[index] ?? 0);
    const values = changed.map((index) => cells[index] ?? '');
    const formatOf = (index) => cellFormat(table.columns[index]);
    const formatRuns = update.isFormatted ? runs(columns, changed.map(formatOf)) : [];
    return () => {
      for (const [index, { column, cells: run }] of runs(columns, values).entries()) {
        bufferCells(
          session,
          table.sheet,
          { row, column },
          [run],
          formatRuns[index]?.cells.map(String) ?? null,
        );
      }
    };
  };
}
