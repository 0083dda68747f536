/** The members of a Range that say where it is; Google answers them without touching the document. */
import type { Area } from '../workbook/workbook-snapshot.ts';
import { a1OfArea } from './a1-notation.ts';
import { createRange } from './range.ts';
import type { RangeAccess } from './range-access.ts';
import { checkedArea } from './resolve-area.ts';
import { numberArguments } from '../access/script-arguments.ts';
import { createSheet } from '../sheet/sheet.ts';

export function rangePosition(access: RangeAccess) {
  const { document, sheetId, area } = access;
  return {
    getRow: () => area.row,
    getColumn: () => area.column,
    getNumRows: () => area.rows,
    getNumColumns: () => area.columns,
    getHeight: () => area.rows,
    getWidth: () => area.columns,
    getLastRow: () => area.row + area.rows - 1,
    getLastColumn: () => area.column + area.columns - 1,
    getA1Notation: () => a1OfArea(area),
    getGridId: () => sheetId,
    getSheet: () => createSheet(document, sheetId),
    offset(...args: unknown[]) {
      const numbers = numberArguments(document.execution.realm, 'Range.offset', args, { least: 2, most: 4 });
      const moved = document.lazy('Range.offset', [sheetId, a1OfArea(area), ...numbers], () =>
        offsetArea(access, numbers),
      );
      return createRange(document, sheetId, moved);
    },
    getCell(...args: unknown[]) {
      const numbers = numberArguments(document.execution.realm, 'Range.getCell', args, { least: 2, most: 2 });
      const [row = 1, column = 1] = numbers;
      if (row < 1 || column < 1 || row > area.rows || column > area.columns)
        throw document.execution.realm.exception('Cell reference out of range');
      const cell = { row: area.row + row - 1, column: area.column + column - 1, rows: 1, columns: 1 };
      return createRange(document, sheetId, cell);
    },
  };
}

function offsetArea({ document, sheetId, area }: RangeAccess, numbers: readonly number[]): Area {
  const [rows = 0, columns = 0, numRows = area.rows, numColumns = area.columns] = numbers;
  return checkedArea(document.sheet(sheetId), {
    row: area.row + rows,
    column: area.column + columns,
    rows: numRows,
    columns: numColumns,
  });
}
