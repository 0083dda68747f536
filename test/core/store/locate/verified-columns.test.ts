/** A question to columns is asked again until the header behind it shows them where they were asked. */
import { customers } from '../../../../src/core/resources/customers.ts';
import { withVerifiedColumns } from '../../../../src/core/store/locate/verified-columns.ts';
import type { Layout } from '../../../../src/core/store/layout.ts';
import type { Session } from '../../../../src/core/store/session.ts';
import { recordTable } from '../../../../src/core/store/table.ts';
import { OutsideGrid } from '../../../../src/core/workspace.ts';

const table = recordTable(customers);

/** A sheet to whose left a person can put columns; how often its header was read, and what was learned was published. */
function openSheet() {
  let header: string[] = table.columns.map((column) => column.header);
  const sheet = { reads: 0, published: 0 };
  const session = {
    workspace: {
      document: {
        readRow: () => {
          sheet.reads += 1;
          return header;
        },
      },
      cache: {
        put: () => {
          sheet.published += 1;
        },
      },
    },
    settings: { columns: { [table.sheet]: header }, filling: {} },
    hints: { layouts: {}, tails: {}, gaps: {} },
    seenLayouts: new Map(),
  } as unknown as Session;
  const insertColumn = (): void => {
    header = ['', ...header];
  };
  return { session, sheet, insertColumn };
}

const firstColumn = (layout: Layout): number => layout[0] ?? 0;

test('An answer from columns that have not moved costs one read of the header', () => {
  const { session, sheet } = openSheet();
  expect(withVerifiedColumns(session, table, firstColumn)).toBe(1);
  expect(sheet).toEqual({ reads: 1, published: 0 });
});

test('An answer that proves its columns by itself costs no read of the header', () => {
  const { session, sheet } = openSheet();
  expect(withVerifiedColumns(session, table, firstColumn, () => true)).toBe(1);
  expect(sheet.reads).toBe(0);
});

test('Columns that have moved are asked again where they stand, and the next requests know them', () => {
  const { session, sheet, insertColumn } = openSheet();
  insertColumn();
  const asked: number[] = [];
  const ask = (layout: Layout): number => {
    asked.push(firstColumn(layout));
    return firstColumn(layout);
  };
  expect(withVerifiedColumns(session, table, ask)).toBe(2);
  expect(asked).toEqual([1, 2]);
  expect(sheet).toEqual({ reads: 2, published: 1 });
});

test('A question beyond the end of a sheet that has lost a column is asked again', () => {
  const { session, insertColumn } = openSheet();
  insertColumn();
  const ask = (layout: Layout): number => {
    if (firstColumn(layout) === 1)
      throw new OutsideGrid(table.sheet, { row: 2, rows: 1, column: 99, columns: 1 });
    return firstColumn(layout);
  };
  expect(withVerifiedColumns(session, table, ask)).toBe(2);
});

test('Columns that never stand still are a reason to ask again later', () => {
  const { session, insertColumn } = openSheet();
  const ask = (layout: Layout): number => {
    insertColumn();
    return firstColumn(layout);
  };
  expect(() => withVerifiedColumns(session, table, ask)).toThrow('Somebody is moving rows or columns.');
});
