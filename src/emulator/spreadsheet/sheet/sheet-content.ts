/** The members of a Sheet about its cells: ranges and extent. */
import type { GridArea } from '../workbook/workbook-snapshot.ts';
import { parseA1, areaOfReference, checkedArea } from '../range/a1-notation.ts';
import { createRangeList } from '../range/range-list.ts';
import { numberArguments } from '../access/script-arguments.ts';
import type { SheetAccess } from './sheet-access.ts';
import { type SheetData, lastColumn, lastRow } from '../workbook/sheet-data.ts';

/** The members. */
export function sheetContent(access: SheetAccess) {
  const { document, sheetId } = access;
  return {
    ...extent(access),
    getRange(...args: unknown[]) {
      const area = document.lazy('Sheet.getRange', [sheetId, ...args], () =>
        requestedArea(access, document.sheet(sheetId), args),
      );
      return document.rangeObject(sheetId, area);
    },
    getRangeList: (addresses: unknown) =>
      createRangeList(document, sheetId, addresses, (address) =>
        requestedArea(access, document.sheet(sheetId), [address]),
      ),
    getDataRange() {
      const area = access.call('getDataRange', (sheet) => ({
        row: 1,
        column: 1,
        rows: Math.max(1, lastRow(sheet)),
        columns: Math.max(1, lastColumn(sheet)),
      }));
      return document.rangeObject(sheetId, area);
    },
  };
}

function requestedArea({ document }: SheetAccess, sheet: SheetData, args: readonly unknown[]): GridArea {
  const { realm, switches } = document.execution;
  const [first] = args;
  if (args.length === 1 && typeof first === 'string') {
    const reference = parseA1(first);
    // An address may name its sheet, but then it must be this one.
    if (reference?.sheetName !== undefined && reference.sheetName !== sheet.name)
      throw realm.exception('Range not found');
    return areaOfReference(reference, sheet, switches.rangeBeyondGrid);
  }
  const numbers = numberArguments(realm, 'Sheet.getRange', args, { least: 2, most: 4 });
  const [row = 1, column = 1, rows = 1, columns = 1] = numbers;
  return checkedArea(sheet, { row, column, rows, columns });
}

function extent(access: SheetAccess) {
  return {
    getLastRow: () => access.call('getLastRow', lastRow),
    getLastColumn: () => access.call('getLastColumn', lastColumn),
    getMaxRows: () => access.call('getMaxRows', (sheet) => sheet.maxRows),
    getMaxColumns: () => access.call('getMaxColumns', (sheet) => sheet.maxColumns),
  };
}
