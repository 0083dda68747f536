/** Columns that a person adds to the API's sheets stay that person's. */
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { StoredCell } from '../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { expectRefusal, type Office, openOffice } from '../support/office.ts';
import { columnNamed } from '../support/workbook-watch.ts';

function cellsIn(office: Office, sheet: string, column: number): StoredCell[] {
  const rows = sheetNamed(office.workbook, sheet)?.rows ?? [];
  return rows.map((cells) => cells[column - 1]);
}

describe('A person’s own columns', () => {
  /** Adds a column with a header and a formula in every row down to the end of the grid. */
  function addOwnColumn(
    { edits, workbook }: Office,
    sheet: string,
    column: number,
    header = 'Mine',
  ): StoredCell[] {
    edits.insertColumn(sheet, column);
    const rows = sheetNamed(workbook, sheet)?.maxRows ?? 0;
    edits.paste(
      { sheet, row: 1, column },
      Array.from({ length: rows }, (_, index) => [index === 0 ? header : `=ROW()*${index}`]),
    );
    return ownCells(workbook, sheet, header);
  }

  function ownCells(workbook: Office['workbook'], sheet: string, header: string): StoredCell[] {
    const rows = sheetNamed(workbook, sheet)?.rows ?? [];
    const column = rows[0]?.indexOf(header) ?? -1;
    return rows.map((cells) => cells[column]);
  }

  test.each([1, 4, 12])('with formulas to the end of the grid are never written, at column %i', (column) => {
    const office = openOffice(2);
    const sheets = ['Invoices', 'Customers', 'Invoice items'].map((sheet) => {
      const at = Math.min(column, sheetNamed(office.workbook, sheet)?.maxColumns ?? 1);
      return { sheet, cells: addOwnColumn(office, sheet, at) };
    });
    office.expectAllThere();
    office.bill('With the cache');
    office.clearCache();
    office.bill('Without the cache');
    office.expectAllThere();
    for (const { sheet, cells } of sheets) {
      expect(ownCells(office.workbook, sheet, 'Mine').slice(0, cells.length)).toEqual(cells);
    }
    // The records stand together at the top, not below the formulas.
    const ids = cellsIn(office, 'Invoices', columnNamed(office, 'Invoices', 'ID'));
    expect(ids.slice(1, 5).every((id) => String(id).startsWith('inv_'))).toBe(true);
  });

  test('with the header of one of the API’s are refused by name, and never written', () => {
    const office = openOffice(1);
    const cells = addOwnColumn(office, 'Customers', 1, 'Notes');
    for (const _cacheIsLost of [false, true]) {
      expectRefusal(
        office,
        () => office.call('POST', '/api/v1/customers', { body: { name: 'Ada', notes: 'Hers' } }),
        {
          sheet: 'Customers',
          column: 'Notes',
        },
      );
      office.clearCache();
    }
    expect(ownCells(office.workbook, 'Customers', 'Notes')).toEqual(cells);
    office.edits.typeCell({ sheet: 'Customers', row: 1, column: 1 }, 'My notes');
    office.bill('After the repair');
    office.expectAllThere();
  });

  test('and many half rows below the records do not keep a document from being placed', () => {
    const office = openOffice(1);
    addOwnColumn(office, 'Invoice items', 1);
    const first = 5;
    for (let row = first; row < first + 22; row += 1)
      office.edits.typeCell({ sheet: 'Invoice items', row, column: 3 }, 'a line to come');
    office.clearCache();
    office.bill('Below them');
    office.expectAllThere();
    expect(cellsIn(office, 'Invoice items', 3).slice(first - 1, first + 21)).toEqual(
      Array.from({ length: 22 }, () => 'a line to come'),
    );
  });
});
