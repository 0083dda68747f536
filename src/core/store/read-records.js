import { assumedLayout, readLayout } from './session.ts';
import { finishedRows, isAsWritten } from './finished-rows.ts';
import { pick, span } from './layout.ts';
import { OutsideGrid } from '../workspace.ts';
import { isSame } from '../schema/canonical-json.ts';
import { sequenceOf } from './record-id.ts';
import { decodeRow } from './row-codec.ts';
import { isBlank, readWindow } from './window.ts';
/**
 * Reads rows `first` to `last`: one document call while nobody has touched these rows or moved a column. A row
 * that differs from its check makes it read the header too, because its columns may stand elsewhere, and look whether
 * it is still being written; whoever holds the lock knows that it is not.
 */
export function readRecords(session, table, first, last) {
  const look = () => readInPlace(session, table, first, last);
  const read = look();
  const isFinished = session.holdsLock || read.rows.every((row) => row.id === '' || isAsWritten(row));
  return isFinished ? read : finishedRows(session, table, read, look);
}
function readInPlace(session, table, first, last) {
  const assumed = assumedLayout(session, table);
  let read;
  try {
    read = readWith(session, table, assumed, first, last);
    if (read.rows.every(isAsWritten)) return read;
  } catch (error) {
    // A column was deleted since the header was read: the others have moved, or one of them is missing.
    if (!(error instanceof OutsideGrid)) throw error;
  }
  const layout = readLayout(session, table);
  if (read !== undefined && isSame(layout, assumed)) return read;
  return readWith(session, table, layout, first, last);
}
function readWith(session, table, layout, first, last) {
  const area = span(layout);
  const window = readWindow(session.workspace.document, table.sheet, { first, last }, area);
  const images = window.rows.map((cells) => pick(layout, area.column, cells));
  const lastImage = images[images.length - 1];
  const rows = images.flatMap((cells, index) => {
    if (isBlank(cells)) return [];
    return [
      {
        sheet: table.sheet,
        row: first + index,
        id: String(cells[table.idIndex]),
        seq: sequenceOf(String(cells[table.idIndex]), table.resource.idPrefix),
        decoded: decodeRow(table, cells),
        cells,
      },
    ];
  });
  return { rows, reachesEnd: window.gridRows !== null || lastImage === undefined || isBlank(lastImage) };
}
