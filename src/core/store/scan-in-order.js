/** Reads a page of a sheet that a person has sorted: one scan of the id column finds its records. */
import { askColumns } from './ask-columns.ts';
import { readScattered } from './read-scattered.ts';
import { gapsMax, noteGaps, noteTail, publishHints } from './session.ts';
import { sequenceOf } from './record-id.ts';
import { readWindow, rowsBelow } from './window.ts';
/** @throws Refusal workspace_busy when rows or columns are being moved */
export function scanInOrder(session, table, limit, before) {
  return askColumns(session, table, (layout) => scanOnce(session, table, layout, limit, before));
}
function scanOnce(session, table, layout, limit, before) {
  const { document } = session.workspace;
  const column = layout[table.idIndex] ?? 1;
  // A row that a person has inserted meanwhile has pushed another below the last.
  const last = document.lastContentRow(table.sheet) + rowsBelow;
  const { rows } = readWindow(document, table.sheet, { first: 2, last }, { column, columns: 1 });
  const places = rows
    .flatMap(([id], index) => {
      const seq = sequenceOf(String(id), table.resource.idPrefix);
      return seq === null ? [] : [{ seq, row: index + 2 }];
    })
    .sort((a, b) => b.seq - a.seq);
  const newest = places[0];
  if (newest !== undefined) remember(session, table.sheet, places, newest);
  const wanted = places.filter(({ seq }) => before === null || seq < before);
  const read = readScattered(session, table, wanted.slice(0, limit));
  return read === null ? null : { rows: read, hasMore: wanted.length > limit };
}
// What a scan has found, the next request need not scan for.
function remember(session, sheet, places, newest) {
  noteTail(session, sheet, newest);
  const gaps = [];
  for (const [index, { seq }] of places.entries()) {
    const below = places[index + 1]?.seq ?? 0;
    for (let gap = seq - 1; gap > below && gaps.length < gapsMax; gap -= 1) gaps.push(gap);
  }
  noteGaps(session, sheet, gaps);
  publishHints(session);
}
