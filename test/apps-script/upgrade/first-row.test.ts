/** Rows of the first layout are read and written here as the script of that time wrote them. */
import {
  decodeFirstRow,
  encodeFirstRow,
} from '../../../src/apps-script/workbook/upgrade/second-layout/first-row.ts';
import { resources } from '../../../src/core/resources/index.ts';
import { layoutFromHeader, pick } from '../../../src/core/store/layout.ts';
import { fingerprint, parsePacked } from '../../../src/core/store/row-codec.ts';
import { type RecordTable, recordTable } from '../../../src/core/store/table.ts';
import type { Cell } from '../../../src/core/workspace.ts';
import { recordedScene } from './first-layout.ts';

/** The rows that a script has written and nobody has touched, in the order of the table's columns. */
function untouchedRows(table: RecordTable): Cell[][] {
  const sheet = recordedScene('settled').workbook.sheets.find(({ name }) => name === table.sheet);
  const [header = [], ...rows] = (sheet?.rows ?? []).map((cells) =>
    cells.map((cell) => (typeof cell === 'object' ? cell.value : (cell ?? ''))),
  );
  const picked = rows.map((cells) => pick(layoutFromHeader(table, header), 1, cells));
  return picked.filter((cells) => cells[table.checkIndex] === fingerprint(table, cells));
}

test.each(resources.map((resource) => [resource.plural, recordTable(resource)] as const))(
  '%s come back as they stood',
  (_plural, table) => {
    const rows = untouchedRows(table);
    expect(rows.length).toBeGreaterThan(1);
    for (const cells of rows) {
      const record = decodeFirstRow(table, cells);
      const written = encodeFirstRow(table, record ?? {}, Number(cells[table.revIndex]));
      const seen = (row: readonly Cell[]): unknown[] =>
        row.filter((_, index) => index < table.dataIndex && index !== table.checkIndex);
      expect(seen(written)).toEqual(seen(cells));
      // The order of members has changed since, and with it the check.
      expect(parsePacked(written.slice(table.dataIndex))).toEqual(parsePacked(cells.slice(table.dataIndex)));
      expect(written[table.checkIndex]).toBe(fingerprint(table, written));
    }
  },
);

test('data that holds something else is no record, and a cell that cannot be is left out', () => {
  const [first] = resources;
  if (first === undefined) throw new Error('There is no resource.');
  const table = recordTable(first);
  const [cells = []] = untouchedRows(table);
  expect(
    decodeFirstRow(
      table,
      cells.map((cell, at) => (at === table.dataIndex ? 'no JSON' : cell)),
    ),
  ).toBeNull();
  const terms = table.columns.findIndex(({ key }) => key === 'payment_terms_days');
  const spoilt = decodeFirstRow(
    table,
    cells.map((cell, at) => (at === terms ? 'soon' : cell)),
  );
  expect(spoilt).toMatchObject({ id: cells[table.idIndex], payment_terms_days: null });
});
