/** Checks which record holds a unique value while a person's deletion is not committed yet. */
import type { JournalEntry, JournalRecord } from '../../../src/core/store/journal/journal-entry.ts';
import { uniqueValues } from '../invariants/uniqueness.ts';
import type { RunHistory } from '../oracle/run-history.ts';

type Told = readonly [kind: JournalRecord['kind'], id: string, shown?: Readonly<Record<string, unknown>>];

const first: Told = ['created', 'prd_1', { sku: 'G-1' }];
const second: Told = ['created', 'prd_2', { sku: 'G-1' }];

/**
 * @param deletedAfter the newest transaction when a person deleted the first product's row
 * @param returnedAfter the same of when the person brought it back
 */
function faultsOf(
  told: readonly Told[],
  deletedAfter: number | null,
  { object = 'product', returnedAfter }: { object?: string; returnedAfter?: number } = {},
): readonly string[] {
  const journal = told.map(([kind, id, shown = {}], index) => {
    const record = { kind, object, id, text: JSON.stringify({ id, ...shown }) };
    return { transaction: index + 1, requests: [], records: [record] } as unknown as JournalEntry;
  });
  const id = String(told[0]?.[1]);
  const deletedIds = new Map(deletedAfter === null ? [] : [[id, deletedAfter]]);
  const returnedIds = new Map(returnedAfter === undefined ? [] : [[id, returnedAfter]]);
  return uniqueValues.check({ journal, world: { deletedIds, returnedIds } } as unknown as RunHistory);
}

const fault = ['prd_1 and prd_2 have the sku G-1'];

test('What a deleted record had is free', () => {
  expect(faultsOf([first, ['deleted', 'prd_1'], second], null)).toEqual([]);
});

test('What a row had is free from when a person deleted it, though that is committed later', () => {
  expect(faultsOf([first, second, ['deleted', 'prd_1']], 1)).toEqual([]);
});

test('It is not, where nobody deleted the row', () => {
  expect(faultsOf([first, second, ['deleted', 'prd_1']], null)).toEqual(fault);
});

test('It is not, where the row was still there to be seen', () => {
  expect(faultsOf([first, second, ['deleted', 'prd_1']], 2)).toEqual(fault);
});

test('It is not, where the record lives on', () => {
  expect(faultsOf([first, second], 1)).toEqual(fault);
  const renamed: Told = ['updated', 'prd_1', { sku: 'G-1', name: 'Gear' }];
  expect(faultsOf([first, second, renamed], 1)).toContain(fault[0]);
});

test('What came back unnoticed had not been there to be seen', () => {
  expect(faultsOf([first, second], 1, { returnedAfter: 2 })).toEqual([]);
  const other: Told = ['created', 'prd_3', { sku: 'G-2' }];
  expect(faultsOf([first, other, second], 1, { returnedAfter: 1 })).toEqual(fault);
});

test('Only one has it after that', () => {
  const third: Told = ['created', 'prd_3', { sku: 'G-1' }];
  expect(faultsOf([first, second, ['deleted', 'prd_1'], third], 1)).toEqual([
    'prd_2 and prd_3 have the sku G-1',
  ]);
});

test('A number is not free, whatever becomes of the row', () => {
  const numbered = (id: string): Told => ['created', id, { number: 'INV-2026-0001' }];
  expect(
    faultsOf([numbered('inv_1'), numbered('inv_2'), ['deleted', 'inv_1']], 1, { object: 'invoice' }),
  ).toEqual(['inv_1 and inv_2 have the number INV-2026-0001']);
});
