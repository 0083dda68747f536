/** The ledger of a small workbook: every operation keeps its budget, and what does not is named. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgetOf, ownLimitsOf } from '../budgets.ts';
import { declaredLimits } from '../declared-limits.ts';
import { growthFaults } from '../growth.ts';
import type { Measurement } from '../measure-group.ts';
import { ledgerChart } from '../ledger-chart.ts';
import { excessesOf, ledgerTable } from '../ledger-table.ts';
import { measureSize } from '../measure-ledgers.ts';
import { operations, sortedSuffix } from '../operations/operations.ts';
import { sizes } from '../operations/operation.ts';
import { speedSection } from '../../../src/build/proof/speed-section.ts';

const ledger = measureSize(100);

test('keeps every operation on 100 invoices within its budget', () => {
  expect(ledger.measurements.filter(({ op, rows }) => budgetOf(op, rows) !== null)).toHaveLength(17);
  expect(excessesOf(ledger)).toEqual([]);
});

test('declares no limit that is higher than the design’s', () => {
  for (const { name } of operations)
    for (const rows of sizes) {
      const design = budgetOf(name, rows)?.ms ?? Number.POSITIVE_INFINITY;
      expect([name, ownLimitsOf(name, rows).ms <= design]).toEqual([name, true]);
    }
});

test('gives each operation a name of its own, which no sorted workbook’s name looks like', () => {
  const names = operations.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.endsWith(sortedSuffix))).toEqual([]);
});

test('names what has become dearer than its declaration says', () => {
  const dearer = ledger.measurements
    .filter(({ op }) => op === 'accept')
    .map((one) => ({
      ...one,
      ms: 2000,
      pessimistic_ms: 2000,
      document_calls: 7,
      locked_ms: 2001,
    }));
  expect(excessesOf({ rows: 100, measurements: dearer, cells: 0 })).toEqual([
    expect.stringMatching(/^accept at 100 invoices takes 2000 ms of our own \d+\.$/),
    'accept at 100 invoices makes 7 document calls of our own 6.',
    expect.stringMatching(/^accept at 100 invoices takes 2000 ms of \d+ by the pessimistic model\.$/),
    'accept at 100 invoices keeps the lock for 2001 ms of 2000.',
  ]);
});

test('shows what operations should declare as their limits', () => {
  const [accept] = ledger.measurements.filter(({ op }) => op === 'accept');
  const measured = { ...accept, ms: 689, pessimistic_ms: 903, document_calls: 6 } as Measurement;
  expect(declaredLimits([measured, { ...measured, rows: 100_000, ms: 700 }])).toBe(
    'accept: { ms: [710, 0, 720], pessimistic: [930, 0, 930], calls: [6, 0, 6] }',
  );
});

test('names what costs more in a larger workbook without a column to search, or by more than that column', () => {
  const grown = (op: string, cells: number, calls: number) =>
    ledger.measurements
      .filter((one) => one.op === op)
      .flatMap((one) => [
        { ...one, rows: 10_000 },
        {
          ...one,
          rows: 100_000,
          cells_read: one.cells_read + cells,
          document_calls: one.document_calls + calls,
        },
      ]);
  expect(growthFaults([...grown('list', 3_000, 0), ...grown('filter_rare', 93_000, 50)])).toEqual([]);
  expect(growthFaults([...grown('list', 3_001, 1), ...grown('filter_rare', 93_001, 51)])).toEqual([
    'list from 10000 to 100000 invoices reads 3001 more cells of 3000: nothing has to be searched.',
    'list from 10000 to 100000 invoices makes 1 more document calls of 0.',
    'filter_rare from 10000 to 100000 invoices reads 93001 more cells of 93000: the statuses are searched.',
    'filter_rare from 10000 to 100000 invoices makes 51 more document calls of 50.',
  ]);
});

test('names what is over its budget, in time, calls, locked time and cells', () => {
  const slow = ledger.measurements
    .filter(({ op }) => op === 'create3')
    .map((one) => ({ ...one, ms: 901, document_calls: 10, locked_ms: 681 }));
  expect(excessesOf({ rows: 100, measurements: slow, cells: 9_600_001 })).toEqual([
    'create3 at 100 invoices takes 901 ms of 900.',
    'create3 at 100 invoices makes 10 document calls of 9.',
    'create3 at 100 invoices keeps the lock for 681 ms of 680.',
    'The workbook has 9600001 cells of 9600000.',
  ]);
  const hidden = slow.map((one) => ({ ...one, ms: 800, document_calls: 8, locked_ms: 680 }));
  expect(
    excessesOf({
      rows: 100,
      measurements: hidden.map((one) => ({ ...one, pessimistic_ms: 1251 })),
      cells: 0,
    }),
  ).toEqual(['create3 at 100 invoices takes 1251 ms of 1200 by the pessimistic model.']);
});

test('shows each operation in a line of its table, and the figures of 100,000 invoices in its chart', () => {
  expect(ledgerTable([ledger])).toMatch(/^create3 +100 +8 +9 +8 .* 900 +\d+ +\d+ +1250 +\d+$/m);
  const large = ledger.measurements.map((one) => ({ ...one, rows: 100_000 }));
  const create3 = large.find(({ op }) => op === 'create3');
  expect(ledgerChart(large)).toContain(`>${((create3?.ms ?? 0) / 1000).toFixed(2)}<`);
  expect(() => ledgerChart(ledger.measurements)).toThrow('list was not measured at 100000 invoices.');
});

test('the README tells the speed that the bench measures, to a tenth of a second', () => {
  const readme = readFileSync(join(__dirname, '../../../README.md'), 'utf8');
  const [, told = ''] = /<!-- speed -->\s*(.*?)\s*<!-- end of speed -->/s.exec(readme) ?? [];
  const measured = speedSection(ledger.measurements, 100);
  const wordsOf = (text: string): string => text.replace(/\d+\.\d/g, 'n');
  const figuresOf = (text: string): number[] => (text.match(/\d+\.\d/g) ?? []).map(Number);
  expect(wordsOf(told)).toBe(wordsOf(measured));
  // The README has them at 100,000 invoices, and expects up to five times the sum.
  for (const [index, figure] of figuresOf(measured).entries())
    expect(Math.abs((figuresOf(told)[index] ?? 0) - figure)).toBeLessThanOrEqual(index < 5 ? 0.11 : 0.51);
});
