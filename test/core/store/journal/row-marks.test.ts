/** An entry's marks of rows stand beside its series and are not mistaken for one; they reveal old copies of rows. */
import { customers } from '../../../../src/core/resources/customers.ts';
import { invoices } from '../../../../src/core/resources/invoices.ts';
import type { Resource } from '../../../../src/core/schema/resource.ts';
import type { RecordChange } from '../../../../src/core/store/write/record-change.ts';
import {
  decodeEntry,
  encodeEntry,
  journalHeaders,
} from '../../../../src/core/store/journal/journal-entry.ts';
import type { TailEntry } from '../../../../src/core/store/journal/journal-tail.ts';
import {
  laterWrites,
  marksIn,
  type RowMark,
  rowMarks,
  seriesIn,
} from '../../../../src/core/store/journal/row-marks.ts';
import type { ReadRow } from '../../../../src/core/store/read/read-records.ts';

const change = (kind: RecordChange['kind'], resource: Resource, seq: number): RecordChange =>
  ({ kind, resource, record: { id: 'any' }, seq, before: null }) as unknown as RecordChange;

const entry = (transaction: number, series: object): TailEntry => ({
  row: transaction + 1,
  transaction,
  atMs: 0,
  keys: '',
  series: JSON.stringify(series),
});

test('Rows that are written over, taken away or given back are marked; new and untouched ones are not', () => {
  const marks = rowMarks([
    change('created', customers, 1),
    change('updated', customers, 2),
    change('deleted', invoices, 3),
    change('restored', invoices, 4),
    change('recorded', invoices, 5),
  ]);
  expect(marksIn([entry(7, marks)])).toEqual([
    { kind: 'updated', sheet: 'Customers', seq: 2, transaction: 7 },
    { kind: 'deleted', sheet: 'Invoices', seq: 3, transaction: 7 },
    { kind: 'restored', sheet: 'Invoices', seq: 4, transaction: 7 },
  ]);
});

test('The marks and records of an entry keep the names that version 1.0 gave the kinds of changes', () => {
  expect(rowMarks([change('restored', invoices, 4)])).toEqual({ 'returned:Invoices:4': 1 });
  const record = { object: 'invoice', id: 'any', seq: 1, changed: {}, items: false, text: '{}' };
  const cells = encodeEntry({
    transaction: 1,
    at: '2026-01-07T09:30:00.000Z',
    requests: [{ idempotencyKey: '', fingerprint: '', answer: { status: 200, record: 0, location: null } }],
    series: {},
    events: [],
    records: [
      { ...record, kind: 'recorded' },
      { ...record, kind: 'restored' },
    ],
  });
  const index = String(cells[journalHeaders.indexOf('records')]);
  expect(JSON.parse(index).map(({ kind }: { kind: string }) => kind)).toEqual(['told', 'returned']);
  expect(decodeEntry(cells).records.map(({ kind }) => kind)).toEqual(['recorded', 'restored']);
});

test('A record that is a property has no row to mark', () => {
  const kept = { ...customers, propertyRecords: {} } as unknown as Resource;
  expect(rowMarks([change('updated', kept, 1)])).toEqual({});
});

test('The series are read without the marks, whatever their names', () => {
  const series = { 'rows:customer': 2, 'INV-{YYYY}-{0000}': 7, 'deleted:2026': 3 };
  const text = JSON.stringify({ ...series, ...rowMarks([change('deleted', customers, 9)]) });
  expect(seriesIn(text)).toEqual(series);
});

test('Marks come in the order of the entries', () => {
  const entries = [
    entry(1, { ...rowMarks([change('deleted', customers, 2)]), 'rows:customer': 2 }),
    entry(2, { 'rows:customer': 2 }),
    entry(3, { 'rows:customer': 2, ...rowMarks([change('restored', customers, 2)]) }),
  ];
  expect(marksIn(entries).map(({ kind, transaction }) => [kind, transaction])).toEqual([
    ['deleted', 1],
    ['restored', 3],
  ]);
});

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
  const laterWrite = laterWrites([mark('updated', 5), mark('restored', 7)]);
  expect([4, 5, 6, 7, 8].map((rev) => laterWrite(row(rev)))).toEqual([7, 7, 7, 0, 0]);
});

test('A deletion wrote no row that could be shown in place of the copy', () => {
  expect(laterWrites([mark('updated', 5), mark('deleted', 7)])(row(5))).toBe(0);
});

test('Other records and other sheets say nothing about a row, nor does one that cannot be read', () => {
  const laterWrite = laterWrites([mark('updated', 5, 3)]);
  expect(laterWrite(row(1))).toBe(0);
  expect(laterWrites([mark('updated', 5)])(row(1, 'Invoices'))).toBe(0);
  expect(laterWrites([mark('updated', 5)])(row(null))).toBe(0);
});
