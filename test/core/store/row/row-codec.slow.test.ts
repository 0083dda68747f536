import fc from 'fast-check';
import { resources } from '../../../../src/core/resources/index.ts';
import '../../../../src/core/resources/late-rules.ts';
import type { JsonObject } from '../../../../src/core/schema/represent.ts';
import type { Resource } from '../../../../src/core/schema/resource.ts';
import { encodeItem } from '../../../../src/core/store/row/item-rows.ts';
import { decodeRow, encodeRecord } from '../../../../src/core/store/row/row-codec.ts';
import { itemsTable, recordTable } from '../../../../src/core/store/table.ts';
import type { Cell } from '../../../../src/core/workspace.ts';
import { arbitraryRecord } from '../../arbitrary-records.ts';

function withCell(cells: readonly Cell[], index: number, cell: Cell): Cell[] {
  return cells.map((one, at) => (at === index ? cell : one));
}

function sampleOf(resource: Resource): JsonObject {
  return fc.sample(arbitraryRecord(resource), { numRuns: 1, seed: 1 })[0]?.record ?? {};
}

const named = resources.map((resource) => [resource.plural, resource] as const);

describe.each(named)('A row of %s', (_plural, resource) => {
  const table = recordTable(resource);

  test('gives back the record that was put into it', () => {
    fc.assert(
      fc.property(arbitraryRecord(resource), fc.integer({ min: 1 }), ({ record, sequence }, rev) => {
        const decoded = decodeRow(table, encodeRecord(table, record, rev));
        expect(decoded).toMatchObject({ ok: true, stored: { seq: sequence, rev, isUntouched: true } });
        expect(decoded.ok && decoded.stored.record).toEqual(record);
      }),
      { numRuns: 40 },
    );
  });

  test('holds numbers, texts and truth values, each of at most 50,000 characters', () => {
    fc.assert(
      fc.property(arbitraryRecord(resource), ({ record }) => {
        const cells = encodeRecord(table, record, 1);
        expect(cells).toHaveLength(table.columns.length);
        for (const [index, cell] of cells.entries()) {
          const wanted = table.columns[index]?.cell === 'json' ? 'text' : table.columns[index]?.cell;
          if (cell !== '') expect(typeof cell).toBe(wanted === 'text' ? 'string' : wanted);
          if (typeof cell === 'string') expect(cell.length).toBeLessThanOrEqual(50_000);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('notices when a cell was changed by hand, and not when only its revision is another', () => {
    fc.assert(
      fc.property(arbitraryRecord(resource), fc.nat(), ({ record }, pick) => {
        const cells = encodeRecord(table, record, 1);
        const column = table.columns.findIndex(({ header }) => header === 'Updated');
        const other = decodeRow(table, withCell(cells, column, `${pick} edited`));
        expect(other).toMatchObject({ ok: true, stored: { isUntouched: false } });
        const revised = decodeRow(table, withCell(cells, table.revIndex, pick));
        expect(revised).toMatchObject({ ok: true, stored: { isUntouched: true, rev: pick } });
      }),
      { numRuns: 20 },
    );
  });
});

describe('A row that cannot be read as a record is quarantined', () => {
  const plain = (plural: string): { table: ReturnType<typeof recordTable>; cells: Cell[] } => {
    const resource = resources.find((one) => one.plural === plural) as Resource;
    const table = recordTable(resource);
    const record = sampleOf(resource);
    return { table, cells: encodeRecord(table, record, 1) };
  };

  test.each<[string, string, Cell, string]>([
    ['customers', 'Name', '', 'must not be blank'],
    ['customers', 'Name', 5, 'must be a text'],
    ['customers', 'Name', new Date(0), 'must be a text'],
    ['customers', 'Tax exempt', 'yes', 'must be TRUE or FALSE'],
    ['customers', 'Payment terms (days)', 'thirty', 'must be a number'],
    ['products', 'Unit price', '12,50', 'must be a number'],
    ['products', 'Unit price', 1.2345678901234567e20, 'is not a number that the API can carry'],
    ['invoices', 'Status', '', 'must not be blank'],
    ['invoices', 'Due', true, 'must be a number'],
    ['invoices', 'Data', '{"cut', 'does not hold what the API wrote there'],
    ['invoices', 'Data', '[]', 'does not hold what the API wrote there'],
    ['invoices', 'ID', 'mine', 'is not an id that the API has given'],
  ])('of %s with %s = %p', (plural, header, cell, reason) => {
    const { table, cells } = plain(plural);
    const column = table.columns.findIndex((one) => one.header === header);
    const decoded = decodeRow(table, withCell(cells, column, cell));
    expect(decoded).toMatchObject({ ok: false, quarantine: { column: header, reason } });
  });
});

test('refuses a record whose texts do not fit into its cells', () => {
  const resource = resources.find(({ plural }) => plural === 'customers') as Resource;
  const record = sampleOf(resource);
  const metadata = { long: 'x'.repeat(49_000 * resource.dataCells) };
  expect(() => encodeRecord(recordTable(resource), { ...record, metadata }, 1)).toThrow(
    expect.objectContaining({ code: 'validation_failed' }),
  );
});

test('keeps a text of invisible characters within its cells, though each takes two of them', () => {
  const resource = resources.find(({ plural }) => plural === 'customers') as Resource;
  const table = recordTable(resource);
  const record = sampleOf(resource);
  const full = { ...record, metadata: { long: '\u2060'.repeat(40_000) } };
  const cells = encodeRecord(table, full, 1);
  for (const cell of cells) expect(String(cell).length).toBeLessThanOrEqual(50_000);
  expect(decodeRow(table, cells)).toMatchObject({ ok: true, stored: { record: full } });
});

test('writes a line item as its columns say', () => {
  const resource = resources.find(({ plural }) => plural === 'invoices') as Resource;
  const { columns = [] } = itemsTable(resource) ?? {};
  const cells = encodeItem(columns, {
    document_number: '=1',
    description: '00123',
    quantity: '2.5',
    unit: null,
    rev: 7,
  });
  const shown = Object.fromEntries(columns.map(({ key }, index) => [key, cells[index]]));
  expect(shown).toMatchObject({
    document_number: '=1',
    description: '00123',
    quantity: 2.5,
    unit: '',
    rev: 7,
  });
});
