/** Whether a row is an old copy is told by what the journal's tail says of later writes. */
import type { RowMark } from '../../../src/core/store/journal/row-marks.ts';
import { laterWrites } from '../../../src/core/store/old-copy.ts';
import type { ReadRow } from '../../../src/core/store/read-records.ts';

const mark = (kind: RowMark['kind'], transaction: number, seq = 2): RowMark => ({
  kind,
  sheet: 'Customers',
  seq,
  transaction,
});

const row = (rev: number | null, sheet = 'Customers'): ReadRow => {
  const decoded = rev === null ? { ok: false } : { ok: true, stored: { rev } };
  return { row: 2, sheet, id: 'any', seq: 2, cells: [], decoded } as unknown as ReadRow;
};

test('A row that an earlier transaction wrote is an old copy; the newest one and what is written since are not', () => {
  const laterWrite = laterWrites([mark('updated', 5), mark('returned', 7)]);
  expect([4, 5, 6, 7, 8].map((rev) => laterWrite(row(rev)))).toEqual([7, 7, 7, 0, 0]);
});

test('A deletion wrote no row that could be shown in place of the copy', () => {
  expect(laterWrites([mark('updated', 5), mark('deleted', 7)])(row(5))).toBe(0);
});

test('Other records and other sheets tell nothing of a row, nor does one that cannot be read', () => {
  const laterWrite = laterWrites([mark('updated', 5, 3)]);
  expect(laterWrite(row(1))).toBe(0);
  expect(laterWrites([mark('updated', 5)])(row(1, 'Invoices'))).toBe(0);
  expect(laterWrites([mark('updated', 5)])(row(null))).toBe(0);
});
