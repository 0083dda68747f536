/** Rows that are packed read as the arrays from which they were made, whatever they hold and whatever is changed. */
import fc from 'fast-check';
import {
  cellIn,
  cellReader,
  copyRows,
  createRowPacker,
  rowCopy,
  rowLength,
  rowsWithFormulas,
  spliceRows,
  widestRow,
} from '../../../../src/emulator/spreadsheet/workbook/packed-rows.ts';
import type { StoredCell } from '../../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';

const formula = { formula: '=A1', value: 1 };

const cell: fc.Arbitrary<StoredCell> = fc.oneof(
  { weight: 4, arbitrary: fc.string({ maxLength: 40, unit: 'binary' }) },
  fc.constantFrom('EUR', 'a text that many cells have', undefined, true, false, 0),
  fc.double(),
  fc.integer(),
);

const filledCell = cell.filter((one) => one !== undefined);

/** A row without blank cells at its end, as sheets have them. */
const row = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.tuple(fc.array(cell, { maxLength: 6 }), filledCell).map(([all, last]) => [...all, last]),
  },
  fc.constant([]),
  fc.constant(['text', formula]),
);

/** More rows than one block has. */
const table = fc
  .tuple(fc.array(row, { minLength: 1, maxLength: 30 }), fc.integer({ min: 1, max: 40 }))
  .map(([rows, times]) => Array.from({ length: times }, () => rows.map((cells) => [...cells])).flat());

function packed(rows: readonly (readonly StoredCell[])[]): StoredCell[][] {
  const packer = createRowPacker();
  for (const cells of rows) packer.add(cells);
  return packer.close();
}

test('every cell, length and row of packed rows is that of the rows', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const view = packed(rows);
      const read = cellReader(view);
      expect(view).toHaveLength(rows.length);
      expect(widestRow(view)).toBe(Math.max(...rows.map(({ length }) => length)));
      const places = rows.map((cells) => Array.from({ length: cells.length + 1 }, (_, column) => column));
      const each = (cellAt: (at: number, column: number) => StoredCell) =>
        places.map((columns, at) => columns.map((column) => cellAt(at, column)));
      const wanted = each((at, column) => rows[at]?.[column]);
      expect(each((at, column) => cellIn(view, at, column))).toEqual(wanted);
      expect(each(read)).toEqual(wanted);
      expect(rows.map((_, at) => rowLength(view, at))).toEqual(rows.map(({ length }) => length));
      expect(rows.map((_, at) => rowCopy(view, at))).toEqual(rows);
      expect([...view]).toEqual(rows);
    }),
    { numRuns: 30 },
  );
});

/** Each changes rows at a place, and gives those that are to be changed next. */
const changes = {
  put(rows: StoredCell[][], at: number, cell: StoredCell): StoredCell[][] {
    for (const cells of rows.slice(at, at + 1)) cells[0] = cell;
    return rows;
  },
  insert(rows: StoredCell[][], at: number, cell: StoredCell): StoredCell[][] {
    spliceRows(rows, at, 0, [[cell], []]);
    return rows;
  },
  remove(rows: StoredCell[][], at: number): StoredCell[][] {
    spliceRows(rows, at, Math.min(2, rows.length - 1), []);
    return rows;
  },
  copy(rows: StoredCell[][], at: number, cell: StoredCell): StoredCell[][] {
    const copy = copyRows(rows, (cells) => cells.slice());
    changes.put(rows, at, cell);
    return copy;
  },
};

test('rows that are changed, inserted and removed among packed ones are those that arrays would have', () => {
  const kinds = fc.constantFrom('put', 'insert', 'remove', 'copy');
  const change = fc.tuple(kinds, fc.nat(2_000), filledCell);
  fc.assert(
    fc.property(table, fc.array(change, { maxLength: 12 }), (given, made) => {
      let rows = given.map((cells) => [...cells]);
      let view = packed(given);
      for (const [kind, at, value] of made) {
        const place = at % rows.length;
        rows = changes[kind](rows, place, value);
        view = changes[kind](view, place, value);
      }
      expect(Array.from({ length: view.length }, (_, at) => rowCopy(view, at))).toEqual(rows);
    }),
    { numRuns: 60 },
  );
});

test('formulas are found without unpacking the rows that have none', () => {
  const view = packed([['a'], ['b', formula], [], ['c']]);
  expect([...rowsWithFormulas(view)]).toEqual([
    [1, ['b', formula]],
    [2, []],
  ]);
});
