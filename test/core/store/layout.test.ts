import fc from 'fast-check';
import { invoices } from '../../../src/core/resources/invoices.ts';
import {
  type Layout,
  layoutFromHeader,
  pick,
  plannedLayout,
  runs,
  span,
} from '../../../src/core/store/layout.ts';
import { recordTable } from '../../../src/core/store/table.ts';

const table = recordTable(invoices);
const headers = table.columns.map(({ header }) => header);

/** The API's headers in any order, with a person's own columns anywhere between them. */
const headerRow = fc
  .tuple(
    fc.shuffledSubarray(headers, { minLength: headers.length, maxLength: headers.length }),
    fc.array(fc.nat({ max: headers.length }), { maxLength: 8 }),
  )
  .map(([order, own]) =>
    [...own]
      .sort((a, b) => b - a)
      .reduce<string[]>((row, at, index) => [...row.slice(0, at), `own ${index}`, ...row.slice(at)], order),
  );

test('finds every column wherever it was moved', () => {
  fc.assert(
    fc.property(headerRow, (row) => {
      const layout = layoutFromHeader(table, row);
      expect(layout.map((column) => row[column - 1])).toEqual(headers);
    }),
  );
});

test('lays the columns of a new sheet side by side', () => {
  expect(layoutFromHeader(table, headers)).toEqual(plannedLayout(table));
  expect(span(plannedLayout(table))).toEqual({ column: 1, columns: headers.length });
});

test('passes over blanks around a header', () => {
  expect(
    layoutFromHeader(
      table,
      headers.map((header) => ` ${header} `),
    ),
  ).toEqual(plannedLayout(table));
});

test.each(headers)('refuses a header row without "%s", naming sheet and column', (header) => {
  const row = headers.map((one) => (one === header ? 'Renamed' : one));
  expect(() => layoutFromHeader(table, row)).toThrow(
    expect.objectContaining({
      code: 'workspace_misconfigured',
      facts: { members: { sheet: table.sheet, column: header } },
    }),
  );
});

test('refuses a header that stands twice', () => {
  expect(() => layoutFromHeader(table, [...headers, 'Number'])).toThrow(
    /two columns with the header "Number"/,
  );
});

test('picks the cells of a row in the order of the table', () => {
  fc.assert(
    fc.property(headerRow, (row) => {
      const layout = layoutFromHeader(table, row);
      const { column, columns } = span(layout);
      expect(pick(layout, column, row.slice(column - 1, column - 1 + columns))).toEqual(headers);
    }),
  );
});

test('writes every cell in its own column, and none that is a person’s', () => {
  fc.assert(
    fc.property(headerRow, (row) => {
      const layout: Layout = layoutFromHeader(table, row);
      const written = row.map(() => '');
      for (const { column, cells } of runs(layout, headers))
        for (const [index, cell] of cells.entries()) written[column - 1 + index] = String(cell);
      expect(written).toEqual(row.map((header) => (header.startsWith('own ') ? '' : header)));
    }),
  );
});

test('writes an untouched sheet in one run', () => {
  expect(runs(plannedLayout(table), headers)).toEqual([{ column: 1, cells: headers }]);
});
